import type { Ranked } from './list-order.ts';
import type { Plan } from './read-market.ts';

/** English words for figures, as the pages write them; spaces are plain. */

export function number(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}

export function counted(value: number, one: string, other = `${one}s`): string {
  return `${number(value)} ${value === 1 ? one : other}`;
}

export function data(mb: number): string {
  return mb >= 1000 ? `${Number((mb / 1000).toFixed(2))} GB` : `${mb} MB`;
}

function speed(kbps: number): string {
  const mega = kbps % 1024 === 0 ? 1024 : 1000;
  return kbps >= 1000 ? `${Number((kbps / mega).toFixed(2))} Mbps` : `${kbps} kbps`;
}

function validity(days: number | null): string {
  return days === null ? 'No expiry' : counted(days, 'day');
}

/** `3 GB a day`, `Unlimited`, or the seller's words. */
export function dataWords({ kind, mb, words }: Pick<Plan, 'kind' | 'mb' | 'words'>): string {
  const names = { unlimited: 'Unlimited', payg: 'Pay as you go', total: words, daily: words };
  if ((kind === 'total' || kind === 'daily') && mb !== null) return data(mb) + (kind === 'daily' ? ' a day' : '');
  return names[kind] ?? 'Data not stated';
}

/** `Tanuki SIM · 10 GB · 30 days` */
export function planWords(plan: Plan): string {
  return [plan.provider.name, dataWords(plan), validity(plan.days)].join(' · ');
}

/** What a plan buys: `3 GB a day for 20 days`, `Unlimited · 7 days`. */
export function amount(plan: Pick<Plan, 'kind' | 'mb' | 'words' | 'days'>): string {
  const { kind, mb, days } = plan;
  const isFixed = kind === 'total' || kind === 'daily';
  return `${dataWords(plan)}${isFixed && mb !== null && days !== null ? ' for ' : ' · '}${validity(days)}`;
}

export function list(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** What a plan without counting allows: `1 GB a day · then 512 kbps`. */
export function unlimited(plan: Plan): string {
  const isDaily = plan.kind === 'daily' && plan.mb !== null;
  return [...(isDaily ? [dataWords(plan)] : []), ...limits(plan)].join(' · ');
}

/** `14 GB at full speed, then 1 Mbps`, `up to 5 Mbps`. */
export function limits({ kind, mb, reducedKbps, limitKbps, fairUse }: Plan): readonly string[] {
  const facts = [
    ...(kind === 'unlimited' && mb !== null ? [`${data(mb)} at full speed`] : []),
    ...(reducedKbps === null ? [] : [`then ${speed(reducedKbps)}`]),
  ];
  const stated = facts.length === 0 && fairUse !== null ? [`fair use: “${fairUse}”`] : facts;
  return [
    ...(stated.length === 0 ? [] : [stated.join(', ')]),
    ...(limitKbps === null ? [] : [`up to ${speed(limitKbps)}`]),
  ];
}

/** The amount; behind "unlimited", the seller's word, what limits it. */
export function statedData(plan: Plan): string {
  if (plan.kind !== 'unlimited') return dataWords(plan);
  const stated = limits(plan);
  return `“Unlimited”: ${stated.length === 0 ? 'limits not stated' : stated.join(', ')}`;
}

type Purchase = Pick<Ranked, 'plan' | 'count' | 'purchases'>;

/** What is bought for a trip: `2 × 5 GB, 2 × 15 days`. */
export function purchase({ plan, count, purchases }: Purchase): string {
  const times = count > 1 && plan.kind === 'total' ? `${count} × ` : '';
  return `${times}${statedData(plan)}, ${purchasedDays({ plan, count, purchases })}`;
}

/** A day pass is bought for all its days at once. */
export function purchasedDays({ plan: { days }, count, purchases }: Purchase): string {
  if (days === null || count === 1) return validity(days);
  return purchases === 1 ? counted(days * count, 'day') : `${count} × ${validity(days)}`;
}

/** How often it is bought, and what of the days of one the trip leaves: `one plan, 8 days to spare`. */
export function purchaseNote({ plan, count, purchases }: Purchase, tripDays: number): string {
  const spare = plan.days === null ? 0 : plan.days * count - tripDays;
  const left = `${counted(Math.abs(spare), 'day')} ${spare > 0 ? 'to spare' : 'short'}`;
  return [
    ...(purchases === 1 ? ['one plan'] : bought(plan, purchases)),
    ...(spare === 0 || (count > 1 && spare > 0) ? [] : [left]),
  ].join(', ');
}

/** What is installed of several plans; empty: one is bought. */
export function bought({ days, topUp }: Pick<Plan, 'days' | 'topUp'>, purchases: number): readonly string[] {
  if (purchases === 1) return [];
  const how = topUp === true ? `with ${counted(purchases - 1, 'top-up')}` : `${purchases} eSIMs to install`;
  return days === 1 && purchases >= 3 ? ['one a day', how] : [how];
}

/** What its seller states of what follows the data: `After 2 × 5 GB: 128 kbps`. */
export function afterData(plan: Plan, count = 1): string {
  const { kind, mb, reducedKbps, limitKbps, afterEnd } = plan;
  if (kind === 'payg') return 'Pay as you go';
  const isSlowed = reducedKbps !== null && reducedKbps > 0;
  const isEndless = kind === 'unlimited' && mb === null;
  if (isEndless && !isSlowed && reducedKbps !== 0 && afterEnd !== 'payg' && limitKbps !== null)
    return `Up to ${speed(limitKbps)}`;
  const times = count > 1 && kind !== 'daily' ? `${count} × ` : '';
  const words = mb === null || mb <= 0 ? 'the allowance' : `${times}${data(mb)}${kind === 'daily' ? ' a day' : ''}`;
  return `After ${words}: ${isSlowed ? speed(reducedKbps) : nextWords(plan)}`;
}

/** Where no speed is stated. */
function nextWords({ reducedKbps, afterEnd }: Plan): string {
  if (afterEnd === 'payg') return 'pay as you go';
  if (reducedKbps === 0) return 'stops';
  const words: Readonly<Record<string, string>> = { nothing: 'stops', throttled: 'reduced speed' };
  return words[afterEnd ?? ''] ?? 'not stated';
}

/** @param day `YYYY-MM-DD` */
export function longDay(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
