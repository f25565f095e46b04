import { rank, serves, type Ranked } from '#tests/oracle/list-order.ts';
import { divideExactly, say, show } from '#tests/oracle/money.ts';
import { plain, section } from '#tests/oracle/page-text.ts';
import { counted, data } from '#tests/oracle/words.ts';
import { expectSaid, type Page } from './page.ts';
import { isHonest } from './unlimited.ts';

/** The answer cards: what each costs, and why it stands there. */
export function checkCards(page: Page): readonly string[] {
  const serving = rank(page.plans, page.trip, page.setting).filter((row) => serves(row) && row.cost !== null);
  const cards = readCards(page.html);
  const cheapest = cards.get('cheapest');
  const first = serving.find(({ plan }) => plan.id === cheapest?.id);
  return [...cards].flatMap(([name, card]) => {
    if (name === 'nearest') return serving.length === 0 ? [] : [`nearest: ${serving.length} plans serve the trip`];
    const row = serving.find(({ plan }) => plan.id === card.id);
    if (row === undefined) return [`${name}: plan ${card.id} does not serve the trip`];
    return [
      ...expectSaid(`price of ${name}`, card.price.split(' /')[0], sayPrice(row)),
      ...expectSaid(`reason of ${name}`, card.why, sayWhy(name, { row, first, trip: page.trip })),
      ...expectSaid(`days of ${name}`, card.days, sayDays(row, page.trip)),
      ...expectBest(name, row, { serving, first }),
    ];
  });
}

interface Card {
  readonly id: number;
  readonly price: string;
  readonly why: string;
  /** Over the bar of days. */
  readonly days: string;
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
  return { id: Number(/\/go\/(\d+)/.exec(card)?.[1]), price, why, days: gauges[1] ?? '' };
}

/** `$5.90 whole trip, one plan · $1.18/GB`. */
function sayPrice({ plan, count, cost, one }: Ranked): string {
  const whole = count > 1 ? `${counted(count, 'plan')} for the trip` : 'whole trip, one plan';
  const bought = [whole, perUnit({ plan, one })].filter(Boolean).join(' · ');
  return cost === null ? bought : `${plain(say(cost))} ${bought}`;
}

function perUnit({ plan: { kind, mb, days }, one }: Pick<Ranked, 'plan' | 'one'>): string {
  if (one === null) return '';
  const amount = (units: number): string =>
    plain(say({ ...show(units, one.currency, one.isEstimate), isEstimate: false }));
  const isMeasured = (kind === 'total' || (kind === 'daily' && days !== null)) && mb !== null;
  if (isMeasured) return `${amount(divideExactly(one.exact, 1000, kind === 'daily' ? mb * (days ?? 1) : mb))}/GB`;
  return days === null ? '' : `${amount(divideExactly(one.exact, 1, days))} a day`;
}

interface Reason {
  readonly row: Ranked;
  readonly first: Ranked | undefined;
  readonly trip: Page['trip'];
}

function sayWhy(name: string, { row, first, trip }: Reason): string {
  const reasons: Readonly<Record<string, string>> = {
    cheapest: `The lowest cost for this trip${row.fit === 'slow' ? ', with a part of it at reduced speed' : ''}.`,
    bestValue:
      sayMore({ row, first, trip }) ??
      (row.plan.provider.slug === first?.plan.provider.slug
        ? 'The lowest price per GB of single plans that serve this trip at full speed.'
        : 'The lowest price per GB of other providers’ single plans that serve this trip at full speed.'),
    unlimited: 'The cheapest for this trip that never cuts off and says how it slows down.',
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
function sayMore({ row, first, trip }: Reason): string | null {
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

/** Whether nothing on the page beats a card in what it is named for. */
function expectBest(
  name: string,
  row: Ranked,
  { serving, first }: { readonly serving: readonly Ranked[]; readonly first: Ranked | undefined },
): readonly string[] {
  const amountOf: Readonly<Record<string, (each: Ranked) => number>> = {
    cheapest: ({ cost }) => cost?.units ?? Infinity,
    bestValue: (each) => (each.fit === 'full' && each.count === 1 ? exactPerGb(each) : Infinity),
    unlimited: ({ plan, cost }) => (isHonest(plan) ? (cost?.units ?? Infinity) : Infinity),
  };
  const amount = amountOf[name] ?? (() => 0);
  // The provider of the cheapest may be better by a fifth: another one is named instead.
  const isSpread = (each: Ranked): boolean =>
    name === 'bestValue' &&
    each.plan.provider.slug === first?.plan.provider.slug &&
    row.plan.provider.slug !== first.plan.provider.slug &&
    amount(row) <= amount(each) * 1.2;
  const better = serving.find((each) => amount(each) < amount(row) && !isSpread(each));
  return better === undefined ? [] : [`${name}: plan ${row.plan.id}, but plan ${better.plan.id} is better`];
}

function exactPerGb({ plan: { kind, mb, days }, one }: Ranked): number {
  const whole = kind === 'daily' ? (mb ?? 0) * (days ?? 0) : kind === 'total' ? (mb ?? 0) : 0;
  return one === null || whole === 0 ? Infinity : divideExactly(one.exact, 1000, whole);
}
