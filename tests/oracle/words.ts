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
  return kbps >= 1000 ? `${Number((kbps / 1000).toFixed(2))} Mbps` : `${kbps} kbps`;
}

function validity(days: number | null): string {
  return days === null ? 'No expiry' : counted(days, 'day');
}

/** What a plan buys: `3 GB a day for 20 days`, `Unlimited · 7 days`. */
export function amount({ kind, mb, words, days }: Pick<Plan, 'kind' | 'mb' | 'words' | 'days'>): string {
  const isFixed = kind === 'total' || kind === 'daily';
  const names = { unlimited: 'Unlimited', payg: 'Pay as you go', total: words, daily: words };
  const each =
    isFixed && mb !== null ? data(mb) + (kind === 'daily' ? ' a day' : '') : (names[kind] ?? 'Data not stated');
  return isFixed && mb !== null && days !== null ? `${each} for ${validity(days)}` : `${each} · ${validity(days)}`;
}

export function list(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** What a plan without counting allows: `1 GB a day · then 512 kbps`. */
export function unlimited(plan: Plan): string {
  const { kind, mb, reducedKbps, limitKbps, fairUse } = plan;
  const after = reducedKbps === null ? null : `then ${speed(reducedKbps)}`;
  const facts: (string | null)[] = [];
  if (kind === 'daily' && mb !== null) facts.push(`${data(mb)} a day`, after);
  else if (mb === null || kind === 'daily') facts.push(after);
  else facts.push(`${data(mb)} at full speed${after === null ? '' : `, ${after}`}`);
  if (facts.filter(Boolean).length === 0 && fairUse !== null) facts.push(`fair use: ${fairUse}`);
  facts.push(limitKbps === null ? null : `up to ${speed(limitKbps)}`);
  return facts.flatMap((fact) => fact ?? []).join(' · ');
}

/** What is installed of several plans; empty: one is bought. */
export function bought({ days, topUp }: Pick<Plan, 'days' | 'topUp'>, purchases: number): readonly string[] {
  if (purchases === 1) return [];
  const how = topUp === true ? `one eSIM with ${counted(purchases - 1, 'top-up')}` : `${purchases} eSIMs to install`;
  return days === 1 && purchases >= 3 ? ['one a day', how] : [how];
}

/** What its seller states of what follows the data. */
export function afterData({ kind, mb, reducedKbps, limitKbps, afterEnd }: Plan): string {
  if (reducedKbps !== null && reducedKbps > 0) return `Then ${speed(reducedKbps)}`;
  if (afterEnd === 'payg') return 'Then pay as you go';
  if (reducedKbps === 0) return 'Then it stops';
  if (kind === 'unlimited' && mb === null && limitKbps !== null) return `up to ${speed(limitKbps)}`;
  const words: Readonly<Record<string, string>> = { nothing: 'Then it stops', throttled: 'Then reduced speed' };
  return words[afterEnd ?? ''] ?? 'Then: not stated';
}

/** @param day `YYYY-MM-DD` */
export function longDay(day: string): string {
  return new Date(day).toLocaleDateString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}
