import { rank, serves, type Ranked } from '#tests/oracle/list-order.ts';
import { divideExactly, say, show } from '#tests/oracle/money.ts';
import type { Plan } from '#tests/oracle/read-market.ts';
import { plain, section } from '#tests/oracle/page-text.ts';
import { afterData, bought, counted, data } from '#tests/oracle/words.ts';
import { expectSaid, type Page } from './page.ts';

/** The answer cards: what each costs, and why it stands there. */
export function checkCards(page: Page): readonly string[] {
  const serving = rank(page.plans, page.trip, page.setting).filter((row) => serves(row) && row.cost !== null);
  const cards = readCards(page.html);
  const named = [...cards].flatMap(([name, { id }]) => {
    const row = serving.find(({ plan }) => plan.id === id);
    return row === undefined ? [] : [{ name, row }];
  });
  const first = named.find(({ name }) => name === 'cheapest')?.row;
  const said = [...cards].flatMap(([name, card]) => {
    if (name === 'nearest') return serving.length === 0 ? [] : [`nearest: ${serving.length} plans serve the trip`];
    const at = named.findIndex((answer) => answer.name === name);
    const row = named[at]?.row;
    if (row === undefined) return [`${name}: plan ${card.id} does not serve the trip`];
    const before = named.slice(0, at).map((answer) => answer.row);
    return [
      ...expectSaid(`price of ${name}`, card.price.split(' /')[0], sayPrice(row)),
      ...expectSaid(`reason of ${name}`, card.why, sayWhy(name, { row, first, before, trip: page.trip })),
      ...expectSaid(`days of ${name}`, card.days, sayDays(row, page.trip)),
      ...expectSaid(`end of ${name}`, card.end, afterData(row.plan)),
      ...expectSaid(
        `facts of ${name}`,
        factsIn(card.text).join(' · '),
        priceFacts(row.plan, page.setting.now).join(' · '),
      ),
    ];
  });
  return [...said, ...checkAnswers(page, serving, named)];
}

interface Card {
  readonly id: number;
  readonly price: string;
  readonly why: string;
  /** Over the bar of days. */
  readonly days: string;
  /** What follows the data. */
  readonly end: string;
  readonly text: string;
}

function readCards(html: string): ReadonlyMap<string, Card> {
  const [, ...parts] = section(html, 'trip').split('data-pick="');
  return new Map(parts.map((part) => [part.slice(0, part.indexOf('"')), readCard(part.slice(part.indexOf('>') + 1))]));
}

function readCard(card: string): Card {
  const paragraph = (name: string): string =>
    plain(new RegExp(`<p class="_${name}_[^"]*">(.*?)</p>`, 's').exec(card)?.[1]?.replace(/<s>.*?<\/s>/s, '') ?? '');
  // Screen readers hear "about" for the sign.
  const price = paragraph('price').replace('≈ about ', '≈ ');
  const why = paragraph('why').replace(/ One plan instead: .*$/, '');
  const gauges = [...card.matchAll(/<p><b>(.*?)<\/p>/gs)].map(([, words = '']) => plain(words));
  const ticket = card.slice(card.indexOf('<h3>'));
  const end = plain(/<li[^>]*>(.*?)<\/li>/s.exec(ticket)?.[1] ?? '');
  return { id: Number(/\/go\/(\d+)/.exec(card)?.[1]), price, why, days: gauges[1] ?? '', end, text: plain(ticket) };
}

/** Terms of a plan that its ticket must not hide. */
const terms: readonly (readonly [words: string, isTrue: (plan: Plan) => boolean])[] = [
  ['Renews', ({ renews }) => renews === true],
  ['new customers only', ({ newCustomersOnly }) => newCustomersOnly === true],
  ['ID check required', ({ ekyc }) => ekyc === true],
  ['starts when bought', ({ activation }) => activation === 'purchase'],
  ['with ads', ({ ads }) => ads === true],
];
const week = 7 * 24 * 3600 * 1000;

function priceFacts(plan: Plan, now: number): readonly string[] {
  const isOld = plan.isUnconfirmed || now - plan.checkedAt > week;
  return [
    ...terms.flatMap(([words, isTrue]) => (isTrue(plan) ? [words] : [])),
    ...(isOld ? [`Not confirmed since ${shortDay(plan.checkedAt)}`] : []),
  ];
}

/** In the order above. */
function factsIn(text: string): readonly string[] {
  // What another plan would say of itself.
  const own = text.replace(/One plan instead: .*?\)\./, '');
  const since = /Not confirmed since \d+ [A-Z][a-z]+/.exec(own)?.[0];
  return [...terms.flatMap(([words]) => (own.includes(words) ? [words] : [])), ...(since === undefined ? [] : [since])];
}

function shortDay(at: number): string {
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
}

/** `$5.90 whole trip, one plan · $1.18/GB`. */
function sayPrice({ plan, purchases, cost, one }: Ranked): string {
  const whole = purchases > 1 ? bought(plan, purchases) : ['whole trip, one plan'];
  const words = [...whole, perUnit({ plan, one })].filter(Boolean).join(' · ');
  return cost === null ? words : `${plain(say(cost))} ${words}`;
}

function perUnit({ plan: { kind, mb, days }, one }: Pick<Ranked, 'plan' | 'one'>): string {
  if (one === null) return '';
  const amount = (units: number): string => plain(say(show(units, one.currency, one.isEstimate)));
  const isMeasured = (kind === 'total' || (kind === 'daily' && days !== null)) && mb !== null;
  if (isMeasured) return `${amount(divideExactly(one.exact, 1000, kind === 'daily' ? mb * (days ?? 1) : mb))}/GB`;
  return days === null ? '' : `${amount(divideExactly(one.exact, 1, days))} a day`;
}

interface Reason {
  readonly row: Ranked;
  readonly first: Ranked | undefined;
  /** The answers before it. */
  readonly before: readonly Ranked[];
  readonly trip: Page['trip'];
}

function sayWhy(name: string, { row, first, before, trip }: Reason): string {
  const isElsewhere = before.length > 0 && !before.some((each) => isOfSameSeller(each, row));
  const reasons: Readonly<Record<string, string>> = {
    cheapest: `The lowest cost for this trip${row.fit === 'slow' ? ', partly at reduced speed' : ''}.`,
    fewestWorries: `Hotspot allowed, 4G or better, price checked recently${row.plan.provider.reviews < 10 ? '. Not rated yet.' : ', rated 4.0 or higher.'}`,
    bestValue:
      sayMore({ row, first, trip }) ??
      `The lowest price per GB you’d use, among ${isElsewhere ? 'other providers’ ' : ''}plans that cover this trip on their own at full speed.`,
  };
  return reasons[name] ?? '';
}

/** `30 days 23 days to spare`. */
function sayDays({ plan, count }: Ranked, trip: Page['trip']): string {
  if (plan.days === null) return 'No expiry';
  const spare = plan.days * count - trip.days;
  const isPass = plan.dayPass === true;
  const bought = counted(isPass ? plan.days * count : plan.days, 'day');
  const left = spare === 0 ? 'just enough' : `${counted(Math.abs(spare), 'day')} ${spare > 0 ? 'to spare' : 'short'}`;
  return `${count > 1 && !isPass ? `${count} × ` : ''}${bought} ${left}`;
}

/** Null: not to be said in one figure. */
function sayMore({ row, first, trip }: Omit<Reason, 'before'>): string | null {
  const [own, other] = [usableMb(row, trip), first === undefined ? null : usableMb(first, trip)];
  if (own === null || other === null || own <= other || !row.cost || !first?.cost) return null;
  if (row.cost.units <= first.cost.units) return null;
  const isEstimate = row.cost.isEstimate || first.cost.isEstimate;
  const more = { ...row.cost, units: row.cost.units - first.cost.units, isEstimate };
  return `${data(own - other)} more than the cheapest, for ${plain(say(more))} more.`;
}

/** At full speed, of what the trip can use. */
function usableMb({ plan: { kind, mb }, count }: Ranked, { days }: Page['trip']): number | null {
  if (mb === null || kind === 'unlimited' || kind === 'payg') return null;
  return kind === 'daily' ? mb * days : mb * count;
}

interface Answer {
  readonly name: string;
  readonly row: Ranked;
}

/**
 * Whether each answer is the one of the rules, worked out from the serving plans one after the other: the best of
 * all, or the best of the sellers that stand in no answer yet, where it is at most a fifth dearer.
 */
function checkAnswers(page: Page, serving: readonly Ranked[], named: readonly Answer[]): readonly string[] {
  const faults: string[] = [];
  const before: Ranked[] = [];
  for (const [name, rule] of Object.entries(rules(page, serving[0]))) {
    const right = rightAnswer(serving, before, rule);
    const row = named.find((answer) => answer.name === name)?.row;
    if (row !== right) faults.push(`${name}: plan ${row?.plan.id}, but ${right?.plan.id}`);
    if (row !== undefined) before.push(row);
  }
  return faults;
}

/** A fraction of whole numbers; null: the plan is no such answer. */
type RatioOf = (row: Ranked) => readonly [bigint, bigint] | null;

interface Rule {
  /** What an answer is the least in. Amounts compare as they are shown. */
  readonly least: RatioOf;
  /** What another seller's may be a fifth more of: exact. */
  readonly near: RatioOf;
}

/** In the order of the cards. */
function rules(page: Page, first: Ranked | undefined): Readonly<Record<string, Rule>> {
  const { trip } = page;
  const shown: RatioOf = ({ cost }) => [BigInt(cost?.units ?? 0), 1n];
  const exact: RatioOf = ({ cost }) => [BigInt(cost?.exact ?? 0), 1n];
  const value: RatioOf = (row) => {
    const mb = row.fit === 'full' && row.purchases === 1 ? usableMb(row, trip) : null;
    // Three times what the trip needs is as much as counts.
    const most = trip.mb === null ? mb : Math.min(mb ?? 0, 3 * trip.mb);
    return mb === null || most === null || most === 0 ? null : [BigInt(row.cost?.exact ?? 0), BigInt(most)];
  };
  return {
    cheapest: { least: shown, near: exact },
    fewestWorries: { least: (row) => (isWorryFree(row, page, first) ? shown(row) : null), near: exact },
    bestValue: { least: value, near: value },
  };
}

function isWorryFree({ plan, purchases, cost }: Ranked, page: Page, first: Ranked | undefined): boolean {
  const { place, setting, plans } = page;
  const isModern = plan.networks.some(
    ({ country, generation }) => country === place.code && (generation === '4G' || generation === '5G'),
  );
  const asksRating = plans.some(({ provider }) => provider.reviews >= 10);
  const isRatedWell = plan.provider.reviews >= 10 && (plan.provider.mean ?? 0) >= 4;
  const isFresh = !plan.isUnconfirmed && setting.now - plan.checkedAt <= 24 * 3600 * 1000;
  const conditions = [plan.ekyc, plan.ads, plan.renews, plan.newCustomersOnly];
  return (
    purchases === 1 &&
    plan.hotspot === true &&
    !conditions.includes(true) &&
    isModern &&
    (plan.limitKbps === null || plan.limitKbps >= 1000) &&
    (isRatedWell || !asksRating) &&
    isFresh &&
    BigInt(cost?.exact ?? 0) <= 2n * BigInt(first?.cost?.exact ?? 0)
  );
}

/** Undefined: none, or it stands in an answer already. */
function rightAnswer(serving: readonly Ranked[], before: readonly Ranked[], { least, near }: Rule): Ranked | undefined {
  const best = firstLeast(serving, least);
  if (best === undefined || before.includes(best)) return undefined;
  const others = serving.filter((row) => !before.some((each) => isOfSameSeller(each, row)));
  const elsewhere = firstLeast(others, least);
  return isAtMostAFifthMore(near, elsewhere, best) ? elsewhere : best;
}

/** Of equal ones the first in the order of the trip. */
function firstLeast(rows: readonly Ranked[], ratioOf: RatioOf): Ranked | undefined {
  let least: { readonly row: Ranked; readonly ratio: readonly [bigint, bigint] } | undefined;
  for (const row of rows) {
    const ratio = ratioOf(row);
    if (ratio === null) continue;
    if (least === undefined || ratio[0] * least.ratio[1] < least.ratio[0] * ratio[1]) least = { row, ratio };
  }
  return least?.row;
}

function isAtMostAFifthMore(ratioOf: RatioOf, row: Ranked | undefined, best: Ranked | undefined): boolean {
  const [own, least] = [row && ratioOf(row), best && ratioOf(best)];
  if (!own || !least) return false;
  return own[0] * least[1] * 5n <= least[0] * own[1] * 6n;
}

function isOfSameSeller(a: Ranked, b: Ranked): boolean {
  return a.plan.provider.slug === b.plan.provider.slug;
}
