import { expect } from 'vitest';
import { createCatalogueWriter } from '#catalogue/project/catalogue-writer.ts';
import { createRateStore } from '#currency/create-rate-store.ts';
import { loadFallbackRates } from '#currency/fallback-rates.ts';
import type { Database } from '#database/database.ts';
import { unitsPerWhole } from '#domain/money/money.ts';
import { examplePlans, exampleRows, exampleSeller } from './catalogue-files.ts';
import { sellerOf, type Happening } from './catalogue-happenings.ts';
import type { SiteProcess } from './catalogue-processes.ts';
import { CatalogueReference } from './catalogue-reference.ts';
import type { DeedOf } from './catalogue-sequences.ts';
import { money } from '#tests/support/plan-factory.ts';

/** What a deed is done with. */
export interface Hands {
  readonly database: Database;
  readonly desk: ReturnType<SiteProcess['desk']>;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** Before the deed. */
  readonly happenings: readonly Happening[];
}

function referenceBefore({ happenings, at }: Hands): CatalogueReference {
  return new CatalogueReference([...happenings, { kind: 'time', at }]);
}

export async function putExamples(
  { price, isLate }: { readonly price: number; readonly isLate: boolean },
  { database, at, happenings }: Hands,
): Promise<Happening | null> {
  if (!isLate && happenings.some((each) => each.kind === 'run' && each.number !== null)) return null;
  const rows = exampleRows(price);
  const options = { source: 'demo catalogue', now: new Date(at), dryRun: false, withdrawMissing: true };
  await createCatalogueWriter(database).apply(examplePlans(rows), options);
  const given = {
    kind: 'run' as const,
    at,
    number: null,
    source: '',
    format: '',
    isComplete: true,
    only: null,
    rows,
  };
  return { ...given, withdrawnAfter: 1, unconfirmedAfter: 1 };
}

export async function changeRates(percent: number, { database, at }: Hands): Promise<null> {
  const day = { date: at.slice(0, 10), source: 'test' };
  const rates = [...loadFallbackRates()].map(([currency, { perUsdE8 }]) => {
    const moved = currency === 'USD' ? perUsdE8 : Math.round(perUsdE8 * (1 + percent / 100));
    return [currency, { ...day, perUsdE8: moved }] as const;
  });
  await createRateStore(database).saveRates({ rates: new Map(rates) });
  return null;
}

export async function overrideSeller(deed: DeedOf<'name' | 'hide seller'>, hands: Hands): Promise<Happening | null> {
  const { desk, at } = hands;
  const { seller } = deed;
  const said = deed.do === 'name' ? { name: deed.name } : { hidden: deed.isHidden };
  const isKnown = referenceBefore(hands)
    .keys()
    .some((key) => sellerOf(key) === seller);
  expect([deed, (await desk.setProvider(seller, said)).ok]).toEqual([deed, isKnown]);
  if (!isKnown) return null;
  if (deed.do === 'name') return { kind: 'override', at, of: seller, name: deed.name };
  return { kind: 'override', at, of: seller, isHidden: deed.isHidden };
}

/** Who is merged into whom. */
function mergesOf({ happenings }: Hands): ReadonlyMap<string, string> {
  const said = happenings.flatMap((each) => (each.kind === 'override' && each.into !== undefined ? [each] : []));
  const last = new Map(said.map(({ of, into }) => [of, into]));
  return new Map([...last].flatMap(([of, into]) => (typeof into === 'string' ? [[of, into] as const] : [])));
}

export async function mergeSellers({ seller, into }: DeedOf<'merge'>, hands: Hands): Promise<Happening | null> {
  const known = new Set(referenceBefore(hands).keys().map(sellerOf));
  const merges = mergesOf(hands);
  const isPossible =
    seller !== into &&
    [seller, into].every((each) => known.has(each) && !merges.has(each)) &&
    (seller === exampleSeller) === (into === exampleSeller) &&
    ![...merges.values()].includes(seller);
  const { ok } = await hands.desk.mergeProvider(seller, into);
  expect([seller, into, ok]).toEqual([seller, into, isPossible]);
  return ok ? { kind: 'override', at: hands.at, of: seller, into } : null;
}

/** One of the merged sellers; if there is none, it is refused. */
export async function splitSeller(nth: number, hands: Hands): Promise<Happening | null> {
  const merged = [...mergesOf(hands).keys()];
  const seller = merged[nth % merged.length] ?? 'nori';
  const { ok } = await hands.desk.splitProvider(seller);
  expect([seller, ok]).toEqual([seller, merged.length > 0]);
  return ok ? { kind: 'override', at: hands.at, of: seller, into: null } : null;
}

type PlanDeed = DeedOf<'pin' | 'unpin' | 'hide' | 'show'>;

/** Plans that a deed is about; if there is none, those for which it is refused. */
function plansFor(deed: PlanDeed['do'], keys: readonly string[], reference: CatalogueReference): readonly string[] {
  const hidden = keys.filter((key) => reference.isHidden(key));
  const pinned = keys.filter((key) => reference.pinOf(key) !== undefined);
  if (deed === 'show' && hidden.length > 0) return hidden;
  return deed === 'unpin' && pinned.length > 0 ? pinned : keys;
}

/** @param ids of all plans that were ever shown */
export async function overridePlan(
  deed: PlanDeed,
  ids: ReadonlyMap<string, number>,
  hands: Hands,
): Promise<Happening | null> {
  const { desk, at } = hands;
  const reference = referenceBefore(hands);
  const keys = plansFor(deed.do, [...ids.keys()], reference);
  const key = keys[deed.nth % keys.length] ?? '';
  const id = ids.get(key);
  if (id === undefined) return null;
  const override = { kind: 'override', at, of: key } as const;
  const answer = (isDone: boolean, isExpected: boolean, happening: Happening): Happening | null => {
    expect([deed, isDone]).toEqual([deed, isExpected]);
    return isDone ? happening : null;
  };
  switch (deed.do) {
    case 'hide':
      return answer((await desk.hidePlan(id, 'wrong')).ok, true, { ...override, isHidden: true });
    case 'show':
      return answer((await desk.showPlan(id)).ok, reference.isHidden(key), { ...override, isHidden: false });
    case 'unpin':
      return answer((await desk.unpin(id)).ok, reference.pinOf(key) !== undefined, { ...override, pin: null });
    case 'pin': {
      const until = new Date(Date.parse(at) + deed.days * 24 * 3_600_000).toISOString();
      const pin = { price: money(deed.price * unitsPerWhole), reason: 'seen', pinnedAt: at, endsAt: until };
      const { ok } = await desk.pin(id, pin);
      return answer(ok, reference.isOffered(key), { ...override, pin: { price: deed.price, until } });
    }
  }
}
