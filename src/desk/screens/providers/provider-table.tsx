import type { ScreenRequest } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { Link } from '#desk/parts/go.tsx';
import { sayDay } from '#desk/parts/say.ts';
import { LayerTable, type Layer } from '#desk/parts/layer-table.tsx';
import { SellerLogo } from '#desk/parts/seller-logo.tsx';
import type { ProviderLayers } from '#runtime/services/desk/provider-layers.ts';
import { providerFacts, saidOf, sellerOf, shownOf, statedOf, type ProviderFact } from './provider-facts.ts';
import { ProviderForm } from './provider-form.tsx';

const t = texts.providers;

interface ProviderTableProps {
  readonly layers: ProviderLayers;
  readonly request: ScreenRequest;
}

/** A row opens in place. */
export function ProviderTable({ layers, request }: ProviderTableProps) {
  return <LayerTable layers={providerFacts.map((fact) => layerOf(fact, layers, request))} ends={false} />;
}

function layerOf(fact: ProviderFact, layers: ProviderLayers, { query, viewer, now }: ScreenRequest): Layer {
  const [stated, said] = [statedOf(fact, layers), saidOf(fact, layers)];
  const isOwner = viewer.role === 'owner';
  const isLogo = fact === 'logo';
  return {
    fact: t.names[fact],
    feed: stated ?? <span className="mut">{isLogo ? t.noPicture : t.notStated}</span>,
    over: said !== null && isLogo ? <SellerLogo seller={sellerOf(layers)} size={24} /> : said,
    by: said === null ? undefined : sayBy(layers, fact, now),
    see: shownOf(fact, layers),
    change: isOwner && (
      <Link
        look="btn btn--sm"
        href={`/providers/${layers.provider.slug}?edit=${fact}`}
        name={said === null ? t.set : t.change}
      />
    ),
    isCovered: stated !== null && said !== null,
    form: isOwner && query['edit'] === fact ? <ProviderForm fact={fact} layers={layers} /> : null,
  };
}

/** Who changed it last, as the trail tells. */
function sayBy({ trail }: ProviderLayers, fact: ProviderFact, now: Date): string {
  const event = trail.find(({ action, after }) =>
    fact === 'logo' || fact === 'link' ? action === fact : action === 'set' && after?.includes(`${fact}:`) === true,
  );
  return event === undefined ? '' : `${event.operator}, ${sayDay(event.at, now)}`;
}
