import { hostOfTemplate } from '#domain/site/link-template.ts';
import { texts } from '#desk/messages/en.ts';
import { ActionButton } from '#desk/parts/action-button.tsx';
import type { Layer } from '#desk/parts/layer-row.tsx';
import { sayAmount, sayDay, sayLastDay, sayMoney, sayRelative } from '#desk/parts/say.ts';
import { When } from '#desk/parts/when.tsx';
import type { ItemEvent } from '#runtime/services/desk/item-trail.ts';
import type { PlanLayers } from '#runtime/services/desk/plan-layers.ts';

const t = texts.plans;

export interface LayerParts {
  readonly layers: PlanLayers;
  readonly now: Date;
  readonly isOwner: boolean;
}

/** Every fact of a plan that something can lie over. */
export function layersOf(parts: LayerParts): readonly Layer[] {
  return [
    priceLayer(parts),
    ...furtherLayers(parts),
    shownLayer(parts),
    sellerLayer(parts),
    linkLayer(parts),
    amountLayer(parts),
  ];
}

/** "Ana, 21 Nov": of the newest row of this action. */
function sayBy(
  trail: readonly ItemEvent[],
  action: string,
  { at, now }: { readonly at: string; readonly now: Date },
): string {
  const who = trail.find((event) => event.action === action)?.operator ?? '';
  return who === '' ? sayDay(at, now) : `${who}, ${sayDay(at, now)}`;
}

function sourceOf({ source }: PlanLayers) {
  if (source.feed === null) return undefined;
  return (
    <>
      {source.feed}
      {source.checkedAt !== null && (
        <>
          , <When at={new Date(source.checkedAt)} as="row" />
        </>
      )}
    </>
  );
}

function priceLayer({ layers, now, isOwner }: LayerParts): Layer {
  const { stated, effective, over, plan, trail } = layers;
  const { pin } = over;
  return {
    fact: t.rows.price,
    feed: stated === null ? t.noPromo : sayMoney(stated.price),
    source: sourceOf(layers),
    over: pin && sayMoney(pin.price),
    ...(pin !== null && { by: sayBy(trail, 'pin', { at: pin.pinnedAt, now }) }),
    see: effective === null ? t.noPromo : sayMoney(effective.price),
    until: pin !== null && (
      <>
        {sayLastDay(pin.endsAt, now)}
        <small>{sayRelative(pin.endsAt, now)}</small>
      </>
    ),
    change: pin !== null && isOwner && <PlanButton action="unpin" id={plan.id} name={t.unpin} />,
    isCovered: pin !== null,
  };
}

/** Prices that a pin covers: they were made for the price that it replaces. */
function furtherLayers({ layers, now }: LayerParts): readonly Layer[] {
  const { stated, over } = layers;
  if (stated === null) return [];
  const covered = over.pin === null ? {} : { by: t.covered };
  const until = over.pin !== null && sayLastDay(over.pin.endsAt, now);
  const isCovered = over.pin !== null;
  const own = stated.ownPrices.map((price): Layer => ({
    fact: t.rows.priceIn({ currency: price.currency }),
    feed: sayMoney(price),
    over: null,
    ...covered,
    see: isCovered ? t.converted : sayMoney(price),
    until,
    isCovered,
  }));
  if (stated.promo === null) return own;
  const { price, code } = stated.promo;
  const said = code === null ? sayMoney(price) : t.promoAt({ price: sayMoney(price) });
  const see = isCovered ? t.noPromo : said;
  return [...own, { fact: t.rows.promo, feed: said, over: null, ...covered, see, until, isCovered }];
}

function shownLayer({ layers, now, isOwner }: LayerParts): Layer {
  const { over, notOffered, plan, trail } = layers;
  const { hidden } = over;
  return {
    fact: t.rows.shown,
    feed: notOffered === null ? t.yes : t.notOffered[notOffered],
    over: hidden && t.hidden,
    ...(hidden !== null && { by: `${sayBy(trail, 'hide', { at: hidden.since, now })}: ${hidden.reason}` }),
    see: plan.isShown ? t.yes : t.no,
    until: hidden !== null && t.noEnd,
    change:
      isOwner &&
      (hidden === null ? (
        <a className="btn btn--sm" href={`/plans/${plan.id}?edit=hide`}>
          {t.hide}
        </a>
      ) : (
        <PlanButton action="unhide" id={plan.id} name={t.unhide} />
      )),
    isCovered: hidden !== null,
  };
}

function sellerLayer({ layers: { provider }, isOwner }: LayerParts): Layer {
  const { slug, statedName, name, override } = provider;
  return {
    fact: t.rows.seller,
    feed: statedName,
    over: override.name,
    see: name,
    until: override.name !== null && t.noEnd,
    change: isOwner && <ToProvider href={`/providers/${slug}?edit=name`} />,
    isCovered: override.name !== null,
  };
}

function linkLayer({ layers: { provider, plan }, isOwner }: LayerParts): Layer {
  const { linkTemplate, paidLinks } = provider.override;
  // Visitors are told so.
  const isPaid = linkTemplate !== null || paidLinks === true;
  return {
    fact: t.rows.link,
    feed: plan.url === null ? t.noLink : shorten(plan.url),
    over: linkTemplate && t.template,
    ...(linkTemplate !== null && { by: hostOfTemplate(linkTemplate) }),
    see: isPaid ? t.paid : plan.url === null ? t.noLink : t.plainLink,
    until: linkTemplate !== null && t.noEnd,
    change: isOwner && <ToProvider href={`/providers/${provider.slug}?edit=link`} />,
    isCovered: linkTemplate !== null,
  };
}

function amountLayer({ layers, now, isOwner }: LayerParts): Layer {
  const { stated, effective, over, plan, trail } = layers;
  const { correction } = over;
  return {
    fact: t.rows.amount,
    feed: stated === null ? t.noPromo : sayAmount(stated),
    over: correction && t.corrected,
    ...(correction !== null && { by: sayBy(trail, 'correct', { at: correction.correctedAt, now }) }),
    see: effective === null ? t.noPromo : sayAmount(effective),
    until: correction !== null && (correction.endsAt === null ? t.noEnd : sayLastDay(correction.endsAt, now)),
    change: correction !== null && isOwner && <PlanButton action="uncorrect" id={plan.id} name={t.uncorrect} />,
    isCovered: correction !== null,
  };
}

/** Without its protocol. */
function shorten(url: string): string {
  return url.replace(/^https?:\/\//, '').slice(0, 32);
}

function PlanButton({ action, id, name }: { readonly action: string; readonly id: number; readonly name: string }) {
  return <ActionButton of={`plan/${action}`} subject={String(id)} back={`/plans/${id}`} name={name} />;
}

function ToProvider({ href }: { readonly href: string }) {
  return (
    <a className="btn btn--sm" href={href}>
      {t.changeIt}
    </a>
  );
}
