import type { Locale, LocalizedText } from '#domain/kernel/locale.ts';
import type { PlanShape } from './plan-shapes.ts';

const gigabyte: LocalizedText = { en: 'GB', ja: 'GB', fr: 'Go', es: 'GB', it: 'GB' };
const megabyte: LocalizedText = { en: 'MB', ja: 'MB', fr: 'Mo', es: 'MB', it: 'MB' };
const noLimit: LocalizedText = {
  en: 'Unlimited',
  ja: '無制限',
  fr: 'illimité',
  es: 'ilimitado',
  it: 'illimitato',
};
const aDay: LocalizedText = { en: ' a day', ja: '／日', fr: ' par jour', es: ' al día', it: ' al giorno' };
const editions = ['', ' Plus', ' Lite', ' Max'];

/** The amount as a seller would write it in the language, e.g. "1 GB a day". */
export function dataWords(shape: PlanShape, locale: Locale): string {
  if (shape.kind === 'unlimited') return noLimit[locale];
  return amount(shape.dataMb ?? 0, locale) + (shape.kind === 'daily' ? aDay[locale] : '');
}

/** The seller's name of a plan in one language: place, amount, days, edition. */
export function planName(place: LocalizedText, shape: PlanShape, locale: Locale): string {
  const edition = editions[shape.edition % editions.length] ?? '';
  const round = Math.floor(shape.edition / editions.length);
  const data = dataWords(shape, locale) + edition + (round > 0 ? ` ${round + 1}` : '');
  const days = shape.days === null ? '' : dayWords(shape.days, locale);
  return locale === 'ja' ? `${place.ja} ${data}${days}` : `${place[locale]}, ${data}${days}`;
}

/** Terms of an unlimited plan; null: the seller states none. */
export function fairUseWords(shape: PlanShape): string | null {
  if (shape.kind !== 'unlimited' || shape.dataMb === null || shape.reducedSpeedKbps === null) return null;
  return `${amount(shape.dataMb, 'en')} at full speed, then ${speed(shape.reducedSpeedKbps)}`;
}

function dayWords(days: number, locale: Locale): string {
  const one = days === 1;
  if (locale === 'ja') return `・${days}日間`;
  if (locale === 'fr') return `, ${days} jour${one ? '' : 's'}`;
  if (locale === 'es') return `, ${days} día${one ? '' : 's'}`;
  if (locale === 'it') return `, ${days} giorn${one ? 'o' : 'i'}`;
  return `, ${days} day${one ? '' : 's'}`;
}

function amount(mb: number, locale: Locale): string {
  const whole = mb >= 1000 && mb % 1000 === 0;
  const number = whole ? mb / 1000 : mb;
  const unit = whole ? gigabyte[locale] : megabyte[locale];
  return locale === 'ja' ? `${number}${unit}` : `${number} ${unit}`;
}

function speed(kbps: number): string {
  return kbps >= 1000 ? `${Math.round(kbps / 100) / 10} Mbps` : `${kbps} kbps`;
}
