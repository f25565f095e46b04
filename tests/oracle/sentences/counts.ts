import { facets } from '#tests/oracle/facets.ts';
import { listPrice, pluralOf, say } from '#tests/oracle/money.ts';
import { description, plain, questions } from '#tests/oracle/page-text.ts';
import { rank, serves, type Ranked } from '#tests/oracle/list-order.ts';
import type { Plan } from '#tests/oracle/read-market.ts';
import { counted, data, dataWords, list, longDay, number } from '#tests/oracle/words.ts';
import { expectSaid, type Page } from './page.ts';

/** Sentences that count plans. */
export function checkCounts(page: Page): readonly string[] {
  const { html, plans, trip } = page;
  const answers = questions(html);
  const count = (isCounted: (plan: Plan) => boolean): number => plans.filter(isCounted).length;
  const [hours, calendar] = [
    count(({ dayCount }) => dayCount === '24h'),
    count(({ dayCount }) => dayCount === 'calendar'),
  ];
  const days = tell([
    [hours, 'counts 24-hour periods', 'count 24-hour periods'],
    [calendar, 'counts calendar days', 'count calendar days'],
    [plans.length - hours - calendar, 'doesn’t say', 'don’t say'],
  ]);
  const hint = ' With calendar days, day one ends at midnight, so start these plans in the morning.';
  return [
    ...expectSaid('days', answers.get('How are a plan’s days counted?'), days + (calendar > 0 ? hint : '')),
    ...expectSaid(
      'hotspot',
      answers.get('Can I share the connection with a laptop?'),
      shares(
        plans.map(({ hotspot }) => hotspot),
        ['allows hotspot', 'allow hotspot'],
        ['doesn’t allow hotspot', 'don’t allow hotspot'],
      ),
    ),
    ...expectSaid(
      'phone',
      answers.get('Do I get a phone number?'),
      `${shares(
        plans.map(({ phone }) => phone),
        ['comes with a number', 'come with a number'],
        ['comes without a number', 'come without a number'],
      )} Your own number stays on your SIM for calls and SMS codes.`,
    ),
    ...expectSaid(
      'identity',
      answers.get('Do I have to show an ID?'),
      shares(
        plans.map(({ ekyc }) => ekyc),
        ['requires an ID check', 'require an ID check'],
        ['doesn’t require an ID check', 'don’t require an ID check'],
      ),
    ),
    ...expectSaid('currency', answers.get('Which currency are these prices in?'), sayCurrency(page)),
    ...expectSaid(
      'data',
      answers.get(`How much data do I need for ${counted(trip.days, 'day')}?`),
      `About ${wholeGb(300 * trip.days)} for maps and messages, ${wholeGb(1000 * trip.days)} with social media and some video, ${wholeGb(2000 * trip.days)} with video every day or a laptop.`,
    ),
    ...checkHeads(page),
  ];
}

/** Counts with their verbs; what no plan does is left out. */
function tell(groups: readonly (readonly [count: number, one: string, other: string])[]): string {
  const [first, ...others] = groups.filter(([count]) => count > 0);
  if (first === undefined) return 'No plans are listed here.';
  const subject = counted(first[0], `plan ${first[1]}`, `plans ${first[2]}`);
  return `${list([subject, ...others.map(([count, one, other]) => counted(count, one, other))])}.`;
}

function shares(
  facts: readonly (boolean | null)[],
  does: readonly [string, string],
  doesNot: readonly [string, string],
): string {
  const [yes, no] = [facts.filter((fact) => fact === true).length, facts.filter((fact) => fact === false).length];
  return tell([
    [yes, ...does],
    [no, ...(yes > 0 ? (['doesn’t', 'don’t'] as const) : doesNot)],
    [facts.length - yes - no, 'doesn’t say', 'don’t say'],
  ]);
}

/** Rounded up. */
function wholeGb(mb: number): string {
  return data(Math.ceil(mb / 1000) * 1000);
}

function sayCurrency({ plans, setting: { currency, rates } }: Page): string {
  const prices = plans.map((plan) => listPrice(plan, currency, rates));
  const converted = prices.filter((price) => price?.isEstimate === true).length;
  const unknown = prices.filter((price) => price === null).length;
  const all = unknown === 0 ? 'All prices are' : `All prices but ${number(unknown)} are`;
  const own = plans.length - converted - unknown;
  const origins = [
    ...(own === 0 ? [] : [counted(own, 'is a provider’s own price', 'are the providers’ own prices')]),
    ...(converted === 0
      ? []
      : [counted(converted, 'is converted and marked as an estimate', 'are converted and marked as estimates')]),
  ];
  const days = rateDays(plans, { currency, rates });
  return [
    `${all} shown in ${pluralOf(currency)} (${currency}).`,
    ...(origins.length === 0 ? [] : [`${origins.join('; ')}.`]),
    ...(days.length === 0 ? [] : [`Exchange rates of ${days.join(' to ')}.`]),
    ...(unknown === 0
      ? []
      : [
          `${unknown === 1 ? 'The price of 1 plan can’t be converted and stays in its' : `The prices of ${number(unknown)} plans can’t be converted and stay in their`} own currency.`,
        ]),
  ].join(' ');
}

/** Oldest and newest day of the rates behind the amounts of a page. */
export function rateDays(
  plans: readonly Plan[],
  { currency, rates }: Pick<Page['setting'], 'currency' | 'rates'>,
): readonly string[] {
  const converted = plans.filter((plan) => listPrice(plan, currency, rates)?.isEstimate === true);
  const sources = [
    ...converted.map(({ price }) => price),
    ...plans.flatMap(({ promo }) => (promo === null ? [] : [promo.price, promo.minimum])),
  ].flatMap((price) => (price === null || price.currency === currency ? [] : [price.currency]));
  const days = [...new Set(sources)]
    .flatMap((source) => [[rates.get(source)?.date, rates.get(currency)?.date].filter(Boolean).sort()[0] ?? []])
    .flat()
    .sort();
  return [...new Set([days[0], days.at(-1)])].flatMap((day) => day ?? []).map(longDay);
}

/** Description, the sentence of the trip, and the sentences on how many plans there are. */
function checkHeads({ html, place, plans, trip, setting }: Page): readonly string[] {
  const sellers = new Set(plans.map(({ provider }) => provider.slug)).size;
  const all = `${counted(plans.length, 'eSIM plan')} from ${counted(sellers, 'provider')}`;
  const newest = Math.max(...plans.map(({ checkedAt }) => checkedAt));
  const ranked = rank(plans, trip, setting);
  const said = plain(/<p class="_count_[^"]*">(.*?)<\/p>/.exec(html)?.[1] ?? '');
  return [
    ...expectSaid(
      'checked',
      /<time[^>]* dateTime="([^"]+)">Latest price check/.exec(html)?.[1],
      new Date(newest).toISOString(),
    ),
    ...(description(html).startsWith(`${place.name}: ${all}`) ? [] : [`description: ${description(html)}, but ${all}`]),
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
  if (first === undefined) return expectSaid('result', plain(answer), 'No plan fits');
  const serving = ranked.filter(serves).length;
  const listed = Number(/^([\d,]+) plans? fits?$/.exec(plain(fit))?.[1]?.replaceAll(',', ''));
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
