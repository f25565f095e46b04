import { hostOfTemplate } from '#domain/site/link-template.ts';
import { texts } from '#desk/messages/en.ts';
import { Link } from '#desk/parts/go.tsx';
import { ActionButton } from '#desk/parts/action-form.tsx';
import type { Layer } from '#desk/parts/layer-table.tsx';
import { sayAmount, sayDay, sayLastDay, sayMoney, sayRelative } from '#desk/parts/say.ts';
import { When } from '#desk/parts/when.tsx';
import type { PlanLayers } from '#runtime/services/desk/plan-layers.ts';

const t = texts.plans;

export interface LayerParts {
  readonly layers: PlanLayers;
  readonly now: Date;
  readonly isOwner: boolean;
}

/** Every fact of a plan that something can lie over. */
export function layersOf(parts: LayerParts): readonly Layer[] {
  return [priceLayer(parts), ...furtherLayers(parts), shownLayer(parts), ...providerLayers(parts), amountLayer(parts)];
}

/** "Ana, 21 Nov": of the newest row of this action. */
function sayBy({ layers: { trail }, now }: LayerParts, action: string, at: string): string {
  const who = trail.find((event) => event.action === action)?.operator ?? '';
  return who === '' ? sayDay(at, now) : `${who}, ${sayDay(at, now)}`;
}

function sourceOf({ source: { feed, checkedAt } }: PlanLayers) {
  if (feed === null || checkedAt === null) return feed ?? undefined;
  return (
    <>
      {feed}, <When at={new Date(checkedAt)} as="row" />
    </>
  );
}

function priceLayer(parts: LayerParts): Layer {
  const { layers, now, isOwner } = parts;
  const { stated, effective, over, plan } = layers;
  const { pin } = over;
  return {
    fact: t.rows.price,
    feed: stated === null ? t.noPromo : sayMoney(stated.price),
    source: sourceOf(layers),
    over: pin && sayMoney(pin.price),
    by: pin ? sayBy(parts, 'pin', pin.pinnedAt) : undefined,
    see: effective === null ? t.noPromo : sayMoney(effective.price),
    until: pin && (
      <>
        {sayLastDay(pin.endsAt, now)}
        <small>{sayRelative(pin.endsAt, now)}</small>
      </>
    ),
    change: pin && isOwner && <PlanButton action="unpin" id={plan.id} name={t.unpin} />,
  };
}

/** Prices that a pin covers: they were made for the price that it replaces. */
function furtherLayers({ layers: { stated, over }, now }: LayerParts): readonly Layer[] {
  if (stated === null) return [];
  const { pin } = over;
  const layer = (fact: string, feed: string, covered: string): Layer => ({
    fact,
    feed,
    over: null,
    by: pin ? t.covered : undefined,
    see: pin ? covered : feed,
    until: pin && sayLastDay(pin.endsAt, now),
    isCovered: pin !== null,
  });
  const own = stated.ownPrices.map((price) =>
    layer(t.rows.priceIn({ currency: price.currency }), sayMoney(price), t.converted),
  );
  if (stated.promo === null) return own;
  const { price, code } = stated.promo;
  return [
    ...own,
    layer(t.rows.promo, code === null ? sayMoney(price) : t.promoAt({ price: sayMoney(price) }), t.noPromo),
  ];
}

function shownLayer(parts: LayerParts): Layer {
  const { over, notOffered, plan } = parts.layers;
  const { hidden } = over;
  const change =
    hidden === null ? (
      <Link look="btn btn--sm" href={`/plans/${plan.id}?edit=hide`} name={t.hide} />
    ) : (
      <PlanButton action="unhide" id={plan.id} name={t.unhide} />
    );
  return {
    fact: t.rows.shown,
    feed: notOffered === null ? t.yes : t.notOffered[notOffered],
    over: hidden && t.hidden,
    by: hidden ? `${sayBy(parts, 'hide', hidden.since)}: ${hidden.reason}` : undefined,
    see: plan.isShown ? t.yes : t.no,
    until: hidden && t.noEnd,
    change: parts.isOwner && change,
  };
}

/** What its provider has for all its plans. */
function providerLayers({ layers: { provider, plan }, isOwner }: LayerParts): readonly Layer[] {
  const { slug, statedName, name, override } = provider;
  const { linkTemplate, paidLinks } = override;
  const feedLink = plan.url === null ? t.noLink : t.plainLink;
  const change = (fact: string) =>
    isOwner && <Link look="btn btn--sm" href={`/providers/${slug}?edit=${fact}`} name={t.changeIt} />;
  return [
    {
      fact: t.rows.seller,
      feed: statedName,
      over: override.name,
      see: name,
      until: override.name !== null && t.noEnd,
      change: change('name'),
    },
    {
      fact: t.rows.link,
      // Without its protocol.
      feed: plan.url === null ? t.noLink : plan.url.replace(/^https?:\/\//, '').slice(0, 32),
      over: linkTemplate && t.template,
      by: linkTemplate === null ? undefined : hostOfTemplate(linkTemplate),
      // Visitors are told so.
      see: linkTemplate !== null || paidLinks === true ? t.paid : feedLink,
      until: linkTemplate !== null && t.noEnd,
      change: change('link'),
    },
  ];
}

function amountLayer(parts: LayerParts): Layer {
  const { stated, effective, over, plan } = parts.layers;
  const { correction } = over;
  return {
    fact: t.rows.amount,
    feed: stated === null ? t.noPromo : sayAmount(stated),
    over: correction && t.corrected,
    by: correction ? sayBy(parts, 'correct', correction.correctedAt) : undefined,
    see: effective === null ? t.noPromo : sayAmount(effective),
    until: correction && (correction.endsAt === null ? t.noEnd : sayLastDay(correction.endsAt, parts.now)),
    change: correction && parts.isOwner && <PlanButton action="uncorrect" id={plan.id} name={t.uncorrect} />,
  };
}

function PlanButton({ action, id, name }: { readonly action: string; readonly id: number; readonly name: string }) {
  return <ActionButton of={`plan/${action}`} subject={id} back={`/plans/${id}`} name={name} />;
}
