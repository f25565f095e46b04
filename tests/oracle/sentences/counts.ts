import { listPrice, pluralOf } from '#tests/oracle/money.ts';
import { description, questions } from '#tests/oracle/page-text.ts';
import type { Plan } from '#tests/oracle/read-market.ts';
import { counted, data, list, longDay, number } from '#tests/oracle/words.ts';
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
    [hours, 'counts days in 24-hour periods', 'count days in 24-hour periods'],
    [calendar, 'counts by the calendar', 'count by the calendar'],
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

/** The description, and when prices were seen last. */
function checkHeads({ html, place, plans }: Page): readonly string[] {
  const sellers = new Set(plans.map(({ provider }) => provider.slug)).size;
  const all = `${counted(plans.length, 'eSIM plan')} from ${counted(sellers, 'provider')}`;
  const newest = Math.max(...plans.map(({ checkedAt }) => checkedAt));
  return [
    ...expectSaid(
      'checked',
      /<time[^>]* dateTime="([^"]+)">Latest price check/.exec(html)?.[1],
      new Date(newest).toISOString(),
    ),
    ...(description(html).startsWith(`${place.name}: ${all}`) ? [] : [`description: ${description(html)}, but ${all}`]),
  ];
}
