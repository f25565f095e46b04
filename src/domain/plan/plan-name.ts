import { defaultLocale, locales, type Locale } from '#domain/kernel/locale.ts';
import type { PlanFacts } from './plan.ts';

/** The seller's name of a plan in a language, else in English, else in any. */
export function planNameIn(name: PlanFacts['name'], locale: Locale): string {
  if (typeof name === 'string') return name;
  const found = [locale, defaultLocale, ...locales].find((each) => (name[each] ?? '') !== '');
  return (found === undefined ? undefined : name[found]) ?? '';
}
