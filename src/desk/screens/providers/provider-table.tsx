import type { ScreenRequest } from '#desk/frame/screen.ts';
import { texts } from '#desk/messages/en.ts';
import { HeadTable } from '#desk/parts/head-table.tsx';
import { sayDay } from '#desk/parts/say.ts';
import { LayerRow } from '#desk/parts/layer-row.tsx';
import { SellerLogo } from '#desk/parts/seller-logo.tsx';
import type { ProviderLayers } from '#runtime/services/desk/provider-layers.ts';
import { providerFacts, saidOf, shownOf, statedOf, type ProviderFact } from './provider-facts.ts';
import { ProviderForm } from './provider-form.tsx';

const t = texts.providers;

interface ProviderTableProps {
  readonly layers: ProviderLayers;
  readonly request: ScreenRequest;
}

/** A row opens in place. */
export function ProviderTable({ layers, request }: ProviderTableProps) {
  const head = texts.plans.layers;
  const edited = providerFacts.find((fact) => fact === request.query['edit']) ?? null;
  const isOwner = request.viewer.role === 'owner';
  return (
    <HeadTable
      label={head.over}
      className="lay"
      columns={[{ hidden: head.fact }, head.feed, head.over, head.see, { hidden: head.change }]}
    >
      {providerFacts.map((fact) => (
        <FactRows key={fact} {...{ fact, layers, request, isOwner }} isOpen={isOwner && fact === edited} />
      ))}
    </HeadTable>
  );
}

interface FactRowsProps extends ProviderTableProps {
  readonly fact: ProviderFact;
  readonly isOwner: boolean;
  readonly isOpen: boolean;
}

function FactRows({ fact, layers, request, isOwner, isOpen }: FactRowsProps) {
  const { provider, image } = layers;
  const [stated, said] = [statedOf(fact, layers), saidOf(fact, layers)];
  const logo = <SellerLogo seller={{ slug: provider.slug, name: provider.name, image: image.shown }} size={24} />;
  return (
    <>
      <LayerRow
        layer={{
          fact: t.names[fact],
          feed: stated ?? <span className="mut">{fact === 'logo' ? t.noPicture : t.notStated}</span>,
          over: said !== null && fact === 'logo' ? logo : said,
          ...(said !== null && { by: byOf(layers, fact, request.now) }),
          see: shownOf(fact, layers),
          change: isOwner && (
            <a className="btn btn--sm" href={`/providers/${provider.slug}?edit=${fact}`}>
              {said === null ? t.set : t.change}
            </a>
          ),
          isCovered: stated !== null && said !== null,
        }}
      />
      {isOpen && (
        <tr className="edit">
          <td colSpan={5}>
            <ProviderForm fact={fact} layers={layers} />
          </td>
        </tr>
      )}
    </>
  );
}

const actions: Readonly<Partial<Record<ProviderFact, string>>> = { logo: 'logo', link: 'link' };

/** Who changed it last, as the trail tells. */
function byOf({ trail }: ProviderLayers, fact: ProviderFact, now: Date): string {
  const action = actions[fact] ?? 'set';
  const event = trail.find(
    (row) => row.action === action && (action !== 'set' || row.after?.includes(`${fact}:`) === true),
  );
  return event === undefined ? '' : `${event.operator}, ${sayDay(event.at, now)}`;
}
