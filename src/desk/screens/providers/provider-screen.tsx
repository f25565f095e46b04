import { EyeOff } from 'lucide';
import { Icon } from '#ui/icon.tsx';
import { formatRating } from '#i18n/format-number.ts';
import { defineScreen, type ViewRequest } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { ActionButton, ActionForm, Button } from '#desk/parts/action-form.tsx';
import { GoToPage, Link } from '#desk/parts/go.tsx';
import { Note } from '#desk/parts/note.tsx';
import { english, sellerPath } from '#desk/parts/say.ts';
import { ScreenHead } from '#desk/parts/screen-head.tsx';
import { SellerLogo } from '#desk/parts/seller-logo.tsx';
import type { ProviderLayers } from '#runtime/services/desk/provider-layers.ts';
import { sellerOf } from './provider-facts.ts';
import { ProviderSide } from './provider-side.tsx';
import { ProviderTable } from './provider-table.tsx';

const t = texts.providers;

/** One provider: what its feed says, what lies over it, what visitors see. */
export const providerScreen = defineScreen({
  path: '/providers/:slug',
  title: ({ provider }: ProviderLayers) => provider.name,
  under: '/providers',
  load: (desk, { params }) => desk.readings.provider(params['slug'] ?? ''),
  view: viewProvider,
});

function viewProvider(layers: ProviderLayers, request: ViewRequest) {
  const { provider, rating, shownPlan } = layers;
  const isOwner = request.viewer.role === 'owner';
  const rated =
    rating === null ? '' : t.rated({ mean: formatRating(rating.mean, english.locale), count: rating.count });
  return (
    <>
      <ScreenHead
        title={
          <span className="who">
            <SellerLogo seller={sellerOf(layers)} size={28} />
            {provider.name}
          </span>
        }
        parent={{ href: '/providers', name: t.title }}
        facts={<span className="mut">{t.facts({ plans: provider.planCount }) + rated}</span>}
      >
        {shownPlan !== null && <GoToPage href={request.siteOrigin + sellerPath(shownPlan)} />}
        {isOwner && <Hiding layers={layers} asks={request.query['asks'] === 'hide'} />}
      </ScreenHead>
      {provider.override.hidden && <Note kind="warn">{t.hiddenNote}</Note>}
      <div className="side">
        <ProviderTable layers={layers} request={request} />
        <ProviderSide layers={layers} isOwner={isOwner} />
      </div>
    </>
  );
}

/** Asks with the number first. */
function Hiding({ layers: { provider }, asks }: { readonly layers: ProviderLayers; readonly asks: boolean }) {
  const { slug, planCount, override } = provider;
  const back = `/providers/${slug}`;
  if (override.hidden) return <ActionButton of="provider/unhide" subject={slug} back={back} name={t.showAll} />;
  if (!asks)
    return (
      <a className="btn btn--sm btn--bad" href={`${back}?asks=hide`}>
        <Icon of={EyeOff} size={16} />
        {t.hideAll}
      </a>
    );
  return (
    <ActionForm of="provider/hide" subject={slug} back={back} className="acts">
      <b>{t.hideSure({ plans: planCount })}</b>
      <Button look="btn btn--sm btn--bad" name={t.hideAll} />
      <Link look="btn btn--sm" href={back} name={t.cancel} />
    </ActionForm>
  );
}
