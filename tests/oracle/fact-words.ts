import type { Plan } from './read-market.ts';

/** What tickets and rows say of a plan beside its amount and price. */

/** `Alder Mast 4G`, `2 networks, 5G`: of the networks that the plan names in a country. */
export function network({ networks }: Plan, country: string): string {
  const here = networks.filter((each) => each.country === country);
  const names = [...new Set(here.flatMap(({ operator }) => operator || []))];
  const best = here
    .flatMap(({ generation }) => generation ?? [])
    .sort()
    .at(-1);
  const [only, another] = names;
  if (only === undefined) return best ?? 'Network not stated';
  const parts = another === undefined ? [only, best] : [`${names.length} networks`, best];
  return parts.filter(Boolean).join(another === undefined ? ' ' : ', ');
}

/** `No hotspot`, `Number: not stated`. */
export function feature(name: string, has: boolean | null): string {
  const short = name.replace('Phone number', 'Number');
  if (has === null) return `${short}: not stated`;
  return has ? name : `No ${short.toLowerCase()}`;
}

/** Terms of a plan that its price must not hide. */
const terms: readonly (readonly [words: string, isTrue: (plan: Plan) => boolean])[] = [
  ['first order only', ({ newCustomersOnly }) => newCustomersOnly === true],
  ['ID check required', ({ ekyc }) => ekyc === true],
  ['starts when bought', ({ activation }) => activation === 'purchase'],
  ['with ads', ({ ads }) => ads === true],
];

export function termsOf(plan: Plan): readonly string[] {
  return terms.flatMap(([words, isTrue]) => (isTrue(plan) ? [words] : []));
}

const week = 7 * 24 * 3600 * 1000;

/** `Not confirmed since 6 Nov`; null: it is confirmed. */
export function staleness({ isUnconfirmed, checkedAt }: Plan, now: number): string | null {
  return isUnconfirmed || now - checkedAt > week ? `Not confirmed since ${shortDay(checkedAt, now)}` : null;
}

/** With the year where that is another. */
function shortDay(at: number, now: number): string {
  const isThisYear = new Date(at).getUTCFullYear() === new Date(now).getUTCFullYear();
  const year = isThisYear ? undefined : 'numeric';
  return new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'short', year, timeZone: 'UTC' });
}
