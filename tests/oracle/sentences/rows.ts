import { readFileSync } from 'node:fs';
import { feature, network, staleness, termsOf } from '#tests/oracle/fact-words.ts';
import { rank, type Ranked } from '#tests/oracle/list-order.ts';
import { divideExactly, say, show, type Shown } from '#tests/oracle/money.ts';
import { plain, section, texts } from '#tests/oracle/page-text.ts';
import type { Plan } from '#tests/oracle/read-market.ts';
import { afterData, bought, counted, data, dataWords, limits, purchasedDays, statedData } from '#tests/oracle/words.ts';
import { convertedFrom } from './converted-from.ts';
import { expectSaid, type Page } from './page.ts';

/** The rows of the list, and those that the second and the third answer fold to on phones. */
export function checkRows(page: Page): readonly string[] {
  const { html, plans, trip, setting } = page;
  const byId = new Map(rank(plans, trip, setting).map((row) => [row.plan.id, row]));
  const marks = convertedFrom(plans, setting) === null;
  const check = (place: string, row: PageRow, isAnswer: boolean): readonly string[] => {
    const ranked = byId.get(row.id);
    if (ranked === undefined) return [`${place}: no plan ${row.id}`];
    const right = sayRow(ranked, page, { marks: marks && !isAnswer, isAnswer });
    return Object.entries(right).flatMap(([part, words]) =>
      words === null ? [] : expectSaid(`${part} of plan ${row.id} in ${place}`, row.words.get(part), words),
    );
  };
  // Sections stand within this one.
  const listed = html.slice(html.indexOf('<section id="plans"')).split('<li class="_item_').slice(1).map(readRow);
  const answers = section(html, 'trip')
    .split('data-pick="')
    .filter((part) => part.includes('<summary'))
    .map(readRow);
  return [
    ...(listed.length === 0 ? ['rows: there are none'] : []),
    ...listed.flatMap((row) => check('the list', row, false)),
    ...answers.flatMap((row) => check('the answers', row, true)),
  ];
}

interface PageRow {
  readonly id: number;
  readonly words: ReadonlyMap<string, string>;
}

function readRow(html: string): PageRow {
  const summary = /<summary[^>]*>(.*?)<\/summary>/s.exec(html)?.[1] ?? '';
  // Nested ones end where the next begins.
  const cells = summary.split(/(?=<span class="_(?:provider|amount|meta|features|price)_)/);
  const cell = (name: string): string => cells.find((each) => each.startsWith(`<span class="_${name}_`)) ?? '';
  const price = cell('price');
  return {
    id: Number(/\/compare\?add=(\d+)/.exec(html)?.[1]),
    words: new Map([
      ['claim', plain(/^<b>(.*?)<\/b>/.exec(summary)?.[1] ?? '')],
      ['seller', texts(cell('provider'), 'bdi').join()],
      ['amount', texts(cell('amount'), 'b').join()],
      ['days', plain(/<span class="_days_[^"]*">(.*?)<\/span>/.exec(summary)?.[1] ?? '')],
      ['facts', metaOf(cell('meta'))],
      ['features', plain(cell('features'))],
      // Screen readers hear "about" for the sign.
      ['price', plain(/<b[^>]*>(.*?)<\/b>/s.exec(price)?.[1] ?? '').replace('≈ about ', '≈ ')],
      ['under', plain(/<span class="_under_[^"]*">(.*)/s.exec(price)?.[1] ?? '')],
    ]),
  };
}

function metaOf(html: string): string {
  return texts(html.slice(html.indexOf('>') + 1), 'span').join(' · ');
}

interface Look {
  /** Whether estimates are marked. */
  readonly marks: boolean;
  /** Whether it says what it is the best in. */
  readonly isAnswer: boolean;
}

/** Null: not worked out here. */
function sayRow(
  row: Ranked,
  { place, setting }: Page,
  { marks, isAnswer }: Look,
): Readonly<Record<string, string | null>> {
  const { plan, fit, purchases, cost, one } = row;
  const isUnlimited = plan.kind === 'unlimited';
  const facts = [
    network(plan, place.code),
    isUnlimited ? null : afterData(plan),
    staleness(plan, setting.now),
    ...(fit === 'short' ? [] : bought(plan, purchases)),
    ...termsOf(plan),
    ...(isUnlimited || plan.limitKbps === null ? [] : limits({ ...plan, reducedKbps: null, fairUse: null })),
    reachOf(plan),
  ];
  const isOfTrip = fit !== 'short' && cost !== null;
  const amount = (shown: Shown): string => plain(say({ ...shown, isEstimate: shown.isEstimate && marks }));
  return {
    claim: isAnswer ? null : isUnlimited ? statedData(plan) : '',
    seller: plan.provider.name,
    amount: shortAmount(plan),
    days: purchasedDays({ plan, count: 1, purchases: 1 }),
    facts: facts.filter(Boolean).join(' · '),
    features: `${feature('Hotspot', plan.hotspot)} ${feature('Phone number', plan.phone)}`,
    price: isOfTrip ? `For your trip: ${amount(cost)}` : one && amount(one),
    under: sayUnder(row),
  };
}

/** In a narrow column: `500 MB/day`, of "unlimited" what is fast. */
function shortAmount(plan: Plan): string {
  const { kind, mb } = plan;
  if (kind === 'unlimited') return mb === null ? '“Unlimited”' : `${data(mb)} fast`;
  return kind === 'daily' && mb !== null ? `${data(mb)}/day` : dataWords(plan);
}

const regions = new Map(
  (JSON.parse(readFileSync('data/regions.json', 'utf8')) as { slug: string; name: { en: string } }[]).map(
    ({ slug, name }) => [slug, name.en],
  ),
);

/** `Asia, 14 countries`; null: it works in one country alone. */
function reachOf({ scope, region, countries }: Plan): string | null {
  if (scope === 'local' && countries.length === 1) return null;
  const count = counted(countries.length, 'country', 'countries');
  const name = region === null ? undefined : regions.get(region);
  return name === undefined ? count : `${name}, ${count}`;
}

/** Below the price: what it would be at list prices, then how it adds up, or what a gigabyte or a day costs. */
function sayUnder(row: Ranked): string | null {
  const { plan, fit, count, cost, listCost, list, one, hasPromo } = row;
  if (list === null || one === null) return null;
  const isOfTrip = fit !== 'short' && cost !== null;
  const before = isOfTrip ? listCost : one.units < list.units ? list : null;
  const struck = before === null ? [] : [`List price: ${amountOf(before)}`];
  if (!isOfTrip)
    return [...struck, fit === 'short' ? 'Not for this trip' : 'Price of the whole trip unknown'].join(' ');
  // Some promos are for the first plan alone.
  if (count > 1 && hasPromo) return null;
  if (count > 1) return `${count * list.units === cost.units ? '' : '≈ '}${count} × ${amountOf(list)}`;
  return struck[0] ?? perUnit(plan, one);
}

/** Marked as an estimate wherever it is one. */
function perUnit({ kind, mb, days }: Plan, one: Shown): string {
  const amount = (units: number): string => plain(say(show(units, one.currency, one.isEstimate)));
  const isMeasured = (kind === 'total' || (kind === 'daily' && days !== null)) && mb !== null;
  if (isMeasured) return `${amount(divideExactly(one.exact, 1000, kind === 'daily' ? mb * (days ?? 1) : mb))}/GB`;
  return kind === 'unlimited' && days !== null ? `${amount(divideExactly(one.exact, 1, days))}/day` : '';
}

function amountOf(shown: Shown): string {
  return plain(say({ ...shown, isEstimate: false }));
}
