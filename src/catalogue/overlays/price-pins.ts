import { parseFeedPrices } from '#catalogue/stored/stored-json.ts';
import type { EngineQueries } from '#database/row-batches.ts';
import type { Queries } from '#database/schema.ts';
import { feedPricesOf, pinnedFacts, type FeedPrices, type PricePin } from '#domain/plan/price-pin.ts';
import { pinSource, startImportRecord } from '#catalogue/stored/import-records.ts';
import { changeShownPrices, readShownPrices } from '#catalogue/project/plan-prices.ts';

/** A pin, and what the feed says meanwhile. */
export interface StoredPin extends PricePin {
  readonly feedPrices: FeedPrices;
  /** ISO 8601 in UTC: when the feed last confirmed them. */
  readonly feedCheckedAt: string;
}

export async function readPins(queries: Queries): Promise<ReadonlyMap<number, StoredPin>> {
  const rows = await queries.selectFrom('price_pin').selectAll().execute();
  return new Map(
    rows.map((row) => [
      row.plan_id,
      {
        price: { units: row.units, currency: row.currency },
        reason: row.reason,
        pinnedAt: row.pinned_at,
        endsAt: row.ends_at,
        feedPrices: parseFeedPrices(row.feed_prices),
        feedCheckedAt: row.feed_checked_at,
      },
    ]),
  );
}

/** Shows a price in place of the feed's, which is kept for later. Replaces an earlier pin. */
export async function pinPrice(store: EngineQueries, planId: number, pin: PricePin): Promise<void> {
  const { queries } = store;
  const earlier = (await readPins(queries)).get(planId);
  const shown = (await readShownPrices(queries, [planId])).get(planId);
  const check = await queries
    .selectFrom('plan_check')
    .select('checked_at')
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow();
  if (shown === undefined) throw new Error(`there is no plan ${planId}`);
  const feedPrices = earlier?.feedPrices ?? shown;
  const said = {
    currency: pin.price.currency,
    units: pin.price.units,
    reason: pin.reason,
    pinned_at: pin.pinnedAt,
    ends_at: pin.endsAt,
  };
  await queries
    .insertInto('price_pin')
    .values({
      plan_id: planId,
      ...said,
      feed_prices: JSON.stringify(feedPrices),
      feed_checked_at: check.checked_at,
    })
    .onConflict((conflict) => conflict.column('plan_id').doUpdateSet(said))
    .execute();
  const importId = await startImportRecord(queries, { source: pinSource, startedAt: pin.pinnedAt });
  const after = pinnedFacts(feedPrices, pin);
  await changeShownPrices(store, planId, { before: shown, after, importId, at: pin.pinnedAt });
  await queries.updateTable('plan_check').set({ checked_at: pin.pinnedAt }).where('plan_id', '=', planId).execute();
}

/** The prices of the feed count again. False: none was pinned. */
export async function unpinPrice(store: EngineQueries, planId: number, now: Date): Promise<boolean> {
  const { queries } = store;
  // Of two processes one gets the row.
  const row = await queries
    .deleteFrom('price_pin')
    .where('plan_id', '=', planId)
    .returning(['feed_prices', 'feed_checked_at'])
    .executeTakeFirst();
  const shown = (await readShownPrices(queries, [planId])).get(planId);
  if (row === undefined || shown === undefined) return false;
  const at = now.toISOString();
  const importId = await startImportRecord(queries, { source: 'operator: price no longer pinned', startedAt: at });
  const after = parseFeedPrices(row.feed_prices);
  await changeShownPrices(store, planId, { before: shown, after, importId, at });
  await queries
    .updateTable('plan_check')
    .set({ checked_at: row.feed_checked_at })
    .where('plan_id', '=', planId)
    .execute();
  return true;
}

/** Lifts pins that have ended, and returns their plans. */
export async function liftEndedPins(store: EngineQueries, now: Date): Promise<readonly number[]> {
  const ended = await endedPins(store.queries, now);
  for (const id of ended) await unpinPrice(store, id, now);
  return ended;
}

export async function endedPins(queries: Queries, now: Date): Promise<readonly number[]> {
  const rows = await queries
    .selectFrom('price_pin')
    .select('plan_id')
    .where('ends_at', '<=', now.toISOString())
    .orderBy('plan_id')
    .execute();
  return rows.map((row) => row.plan_id);
}

/** Keeps what a feed now says of a plan with a pinned price. @param checkedAt absent: as it is */
export async function keepFeedPrices(
  queries: Queries,
  planId: number,
  { prices, checkedAt }: { readonly prices: FeedPrices; readonly checkedAt?: string },
): Promise<void> {
  const feed_prices = JSON.stringify(feedPricesOf(prices));
  await queries
    .updateTable('price_pin')
    .set({ feed_prices, ...(checkedAt !== undefined && { feed_checked_at: checkedAt }) })
    .where('plan_id', '=', planId)
    .execute();
}

/** A feed confirms its own price, not the pinned one, which was seen when it was pinned. Use it after an import. */
export async function keepPinTimes({ queries }: EngineQueries, pins: ReadonlyMap<number, StoredPin>): Promise<void> {
  for (const [planId, { pinnedAt }] of pins) {
    const check = await queries
      .selectFrom('plan_check')
      .select('checked_at')
      .where('plan_id', '=', planId)
      .executeTakeFirst();
    if (check === undefined || check.checked_at === pinnedAt) continue;
    const { checked_at } = check;
    await queries.updateTable('price_pin').set({ feed_checked_at: checked_at }).where('plan_id', '=', planId).execute();
    await queries.updateTable('plan_check').set({ checked_at: pinnedAt }).where('plan_id', '=', planId).execute();
  }
}
