import { listPrice } from '#tests/oracle/money.ts';
import { description, plain, questions } from '#tests/oracle/page-text.ts';
import { rank, serves } from '#tests/oracle/list-order.ts';
import type { Plan } from '#tests/oracle/read-market.ts';
import { counted, data, longDay, number } from '#tests/oracle/words.ts';
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
  const days = `${counted(hours, 'plan counts', 'plans count')} 24 hours from the start, ${number(calendar)} by calendar day, and ${silent(plans.length - hours - calendar)}.`;
  const hint = ' By calendar day the first day ends at midnight: start such a plan in the morning.';
  return [
    ...expectSaid('days', answers.get('How are the days of a plan counted?'), days + (calendar > 0 ? hint : '')),
    ...expectSaid(
      'hotspot',
      answers.get('Can I share the connection with a laptop?'),
      shares(
        plans.map(({ hotspot }) => hotspot),
        'allows a hotspot',
        'allow a hotspot',
      ),
    ),
    ...expectSaid(
      'phone',
      answers.get('Do I get a phone number?'),
      `${shares(
        plans.map(({ phone }) => phone),
        'comes with a number',
        'come with a number',
      )} Your own number stays on your SIM, for calls and codes by SMS.`,
    ),
    ...expectSaid(
      'identity',
      answers.get('Do I have to show an ID?'),
      shares(
        plans.map(({ idCheck }) => idCheck),
        'asks for an ID check',
        'ask for an ID check',
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

function silent(count: number): string {
  return counted(count, 'does not say', 'do not say');
}

function shares(facts: readonly (boolean | null)[], one: string, other: string): string {
  const [yes, no] = [facts.filter((fact) => fact === true).length, facts.filter((fact) => fact === false).length];
  return `${counted(yes, `plan ${one}`, `plans ${other}`)}, ${number(no)} ${no === 1 ? 'does' : 'do'} not, and ${silent(facts.length - yes - no)}.`;
}

/** Rounded up. */
function wholeGb(mb: number): string {
  return data(Math.ceil(mb / 1000) * 1000);
}

function sayCurrency({ plans, setting: { currency, rates } }: Page): string {
  const prices = plans.map((plan) => listPrice(plan, currency, rates));
  const converted = prices.filter((price) => price?.isEstimate === true).length;
  const unknown = prices.filter((price) => price === null).length;
  const all = unknown === 0 ? 'All are' : `All but ${number(unknown)} are`;
  const marked = converted === 1 ? 'is converted and marked as an estimate' : 'are converted and marked as estimates';
  const days = rateDays(plans, { currency, rates });
  return [
    `${all} shown in ${currency}.`,
    `Sellers ask ${number(plans.length - converted - unknown)} of them in it; ${number(converted)} ${marked}.`,
    ...(days.length === 0 ? [] : [`Exchange rates of ${days.join(' to ')}.`]),
    ...(unknown === 0
      ? []
      : [
          `${counted(unknown, 'plan cannot be converted and keeps its', 'plans cannot be converted and keep their')} own currency.`,
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

/** Title band, description, and the sentences on how many plans there are. */
function checkHeads({ html, place, plans, trip, setting }: Page): readonly string[] {
  const sellers = new Set(plans.map(({ provider }) => provider.slug)).size;
  const all = `${counted(plans.length, 'eSIM plan')} from ${counted(sellers, 'provider')}`;
  const newest = Math.max(...plans.map(({ checkedAt }) => checkedAt));
  const fitting = rank(plans, trip, setting).filter(serves).length;
  const said = plain(/<p class="_count_[^"]*">(.*?)<\/p>/.exec(html)?.[1] ?? '');
  return [
    ...expectSaid('band', plain(/<h1>.*?<\/h1><p>(.*?)<\/p>/s.exec(html)?.[1] ?? ''), all),
    ...expectSaid(
      'checked',
      /<time[^>]* dateTime="([^"]+)">Latest price check/.exec(html)?.[1],
      new Date(newest).toISOString(),
    ),
    ...(description(html).startsWith(`${place.name}: ${all}`) ? [] : [`description: ${description(html)}, but ${all}`]),
    ...checkFitting({ html, said, fitting, total: plans.length }),
  ];
}

/** Folded plans are not listed; the page says how many there are. */
function checkFitting(facts: {
  readonly html: string;
  readonly said: string;
  readonly fitting: number;
  readonly total: number;
}): readonly string[] {
  const { html, said, fitting, total } = facts;
  const folded = Number(/([\d,]+) plans? (?:is|are) folded away/.exec(plain(html))?.[1]?.replaceAll(',', '') ?? 0);
  const [, shown = '', of = ''] = /^([\d,]+) of the ([\d,]+) plans? listed fits?$/.exec(said) ?? [];
  const [served, listed] = [Number(shown.replaceAll(',', '')), Number(of.replaceAll(',', ''))];
  const isRight = listed === total - folded && served <= fitting && served >= fitting - folded;
  return isRight ? [] : [`fitting: “${said}”, but ${fitting} of ${total}, ${folded} of them folded`];
}
