import { facets } from '#tests/oracle/facets.ts';
import { rank, serves, type Ranked } from '#tests/oracle/list-order.ts';
import { say } from '#tests/oracle/money.ts';
import { plain } from '#tests/oracle/page-text.ts';
import { counted, dataWords } from '#tests/oracle/words.ts';
import { expectSaid, type Page } from './page.ts';

/** The trip as a sentence: how many sellers are left, and in its sheets must-haves and what the trip comes to. */
export function checkTripSentence({ html, place, plans, trip, setting }: Page): readonly string[] {
  const ranked = rank(plans, trip, setting);
  const said = plain(/<p class="_count_[^"]*">(.*?)<\/p>/.exec(html)?.[1] ?? '');
  return [
    ...expectSaid('sellers', said, counted(new Set(ranked.map(({ plan }) => plan.provider.slug)).size, 'seller')),
    ...checkResult(html, ranked),
    ...checkMustHaves({ html, place, plans, now: setting.now }),
  ];
}

const mustHaves = [
  ['hotspot', 'yes'],
  ['5g', 'yes'],
  ['phone', 'yes'],
  ['topup', 'yes'],
  ['idcheck', 'no'],
] as const;

interface Listed extends Pick<Page, 'html' | 'place' | 'plans'> {
  readonly now: number;
}

/** Sellers with plans that state it; of one seller its plans. Which plans are folded is not worked out. */
function checkMustHaves({ html, place, plans, now }: Listed): readonly string[] {
  if (foldedIn(html) > 0) return [];
  const sheet = /<fieldset class="_checks_.*?<\/fieldset>/s.exec(html)?.[0] ?? '';
  const listed = plans.filter(({ renews }) => renews !== true);
  const isOfOne = new Set(listed.map(({ provider }) => provider.slug)).size === 1;
  return mustHaves.flatMap(([name, value]) => {
    const stating = listed.filter(
      (plan) => facets[name]?.(plan, { country: place.code, now }).includes(value) === true,
    );
    const sellers = new Set(stating.map(({ provider }) => provider.slug)).size;
    const said = new RegExp(`name="${name}".*?<span class="_count_[^>]*>(.*?)</span>`, 's').exec(sheet)?.[1];
    return expectSaid(name, said, isOfOne ? counted(stating.length, 'plan') : counted(sellers, 'seller'));
  });
}

/** At the foot of the sheets: what the trip comes to. Folded plans are not listed; the page says how many there are. */
function checkResult(html: string, ranked: readonly Ranked[]): readonly string[] {
  const [first] = ranked.filter((row) => serves(row) && row.cost !== null);
  const [, answer = '', fit = ''] =
    /<p role="status" class="_result_[^"]*"><b>(.*?)<\/b><span>(.*?)<\/span>/s.exec(html) ?? [];
  if (first === undefined) return expectSaid('result', plain(answer), 'No plan fits your trip');
  const serving = ranked.filter(serves).length;
  const listed = Number(/^([\d,]+) plans? fits? your trip$/.exec(plain(fit))?.[1]?.replaceAll(',', ''));
  const isRight = listed <= serving && listed >= serving - foldedIn(html);
  return [
    ...expectSaid('result', plain(answer), `${sayData(first)} for ${sayCost(first)}`),
    ...(isRight ? [] : [`fitting: “${plain(fit)}”, but ${serving}, ${foldedIn(html)} of all folded`]),
  ];
}

/** What a plan allows a day, or without an end, is the same however many are bought. */
function sayData({ plan, count }: Ranked): string {
  return `${count > 1 && plan.kind === 'total' ? `${count} × ` : ''}${dataWords(plan)}`;
}

function sayCost({ cost }: Ranked): string {
  return cost === null ? '' : plain(say({ ...cost, isEstimate: false }));
}

function foldedIn(html: string): number {
  return Number(/([\d,]+) plans? (?:is|are) hidden/.exec(plain(html))?.[1]?.replaceAll(',', '') ?? 0);
}
