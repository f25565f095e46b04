import { convert, listPrice, show, type Shown } from '#tests/oracle/money.ts';
import { marketFacts } from '#tests/oracle/page-text.ts';
import type { History, Plan } from '#tests/oracle/read-market.ts';
import { counted, longDay } from '#tests/oracle/words.ts';
import { expectSaid, type Page } from './page.ts';

/** How the lowest price of 10 GB has changed, whatever the trip. */
export function checkMarket(page: Page): readonly string[] {
  const facts = marketFacts(page.html);
  const history = [...facts].find(([name]) => name.startsWith('Today’s cheapest 10 GB'));
  return expectSaid('history', history?.join(': '), sayHistory(page));
}

interface Priced {
  readonly plan: Plan;
  readonly price: Shown;
}

function priced({ plans, setting: { currency, rates } }: Page): readonly Priced[] {
  return plans.flatMap((plan) => {
    const price = plan.renews === true ? null : listPrice(plan, currency, rates);
    return price === null ? [] : [{ plan, price }];
  });
}

const day = 86_400_000;
const lineDays = 90;
/** Less than a week is no trend. */
const leastDays = 8;
const plansFollowed = 12;

/**
 * The lowest price of today's twelve cheapest 10 GB plans at the end of each day, by today's rates: of those that were
 * offered for the whole time, as far back as half of them were (docs/decisions/0065).
 */
function sayHistory(page: Page): string {
  const { market, setting } = page;
  const today = priced(page)
    .filter(({ plan: { kind, mb } }) => kind === 'total' && mb !== null && mb >= 10_000 && mb < 11_000)
    .sort((a, b) => a.price.exact - b.price.exact || a.plan.id - b.plan.id)
    .slice(0, plansFollowed)
    .map(({ plan }) => market.historyOf(plan.id));
  const starts = today.map((history) => offeredSince(history, setting)).sort((a, b) => a - b);
  const start = starts[Math.ceil(today.length / 2) - 1] ?? Infinity;
  const ends = Array.from({ length: lineDays }, (_none, back) => setting.now - (lineDays - 1 - back) * day);
  const shown = ends.filter((end) => end >= start);
  const [first, last] = [shown[0], shown.at(-1)];
  if (first === undefined || last === undefined || shown.length < leastDays)
    return `Today’s cheapest 10 GB, last ${counted(lineDays, 'day')}: No trend yet: too few plans tracked for a week`;
  const followed = today.filter((history) => offeredSince(history, setting) <= first);
  const [from, to] = [first, last].map((end) =>
    lowest(followed.flatMap((history) => priceAt(history, end, setting) ?? [])),
  );
  const since = longDay(new Date(first).toISOString().slice(0, 10));
  return `Today’s cheapest 10 GB, last ${counted(shown.length, 'day')}: ${trend(from?.units ?? 0, to?.units ?? 0, since)}`;
}

/** Since when there was a price without a break; `Infinity`: there is none now. */
function offeredSince(history: History, setting: Page['setting']): number {
  const times = [...new Set(history.map(({ at }) => at))];
  const broken = times.findLastIndex((at) => priceAt(history, at, setting) === null);
  return times[broken + 1] ?? Infinity;
}

function trend(first: number, last: number, since: string): string {
  if (first === last) return `Same as on ${since}`;
  const share = first === 0 ? Infinity : (last - first) / first;
  if (Math.abs(share) < 0.01) return `Within 1% of the price on ${since}`;
  return `${share < 0 ? 'Down' : 'Up'} ${Math.round(Math.abs(share) * 100)}% since ${since}`;
}

function priceAt(history: History, end: number, { currency, rates }: Page['setting']): Shown | null {
  const seen = history.filter(({ at }) => at <= end);
  const list = seen.findLast(({ isOwn }) => !isOwn);
  const own = seen.findLast((point) => point.isOwn && point.currency === currency);
  if (list === undefined || list.units === null) return null;
  if (list.currency !== currency && own !== undefined && own.units !== null) return show(own.units, currency, false);
  const exact = convert({ ...list, units: list.units }, currency, rates);
  return exact === null ? null : show(exact, currency, list.currency !== currency);
}

function lowest(prices: readonly Shown[]): Shown | null {
  return prices.toSorted((a, b) => a.units - b.units)[0] ?? null;
}
