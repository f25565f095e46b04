import wordsOf from '#data/demo-words.json' with { type: 'json' };
import type { Locale, LocalizedText } from '#domain/kernel/locale.ts';
import type { PlanShape } from './plan-shapes.ts';

const editions = ['', ' Plus', ' Lite', ' Max'];

/** The amount as a seller would write it in the language, e.g. "1 GB a day". */
export function dataWords({ kind, dataMb }: PlanShape, locale: Locale): string {
  if (kind === 'unlimited') return wordsOf[locale].plans.unlimited;
  return amount(dataMb ?? 0, locale) + (kind === 'daily' ? wordsOf[locale].plans.daily : '');
}

/** The seller's name of a plan in one language: place, amount, days, edition. */
export function planName(place: LocalizedText, shape: PlanShape, locale: Locale): string {
  const { between, day, days: several } = wordsOf[locale].plans;
  const edition = editions[shape.edition % editions.length] ?? '';
  const round = Math.floor(shape.edition / editions.length);
  const data = dataWords(shape, locale) + edition + (round > 0 ? ` ${round + 1}` : '');
  const days = shape.days === null ? '' : (shape.days === 1 ? day : several).replace('#', String(shape.days));
  return place[locale] + between + data + days;
}

/** Terms of an unlimited plan; null: the seller states none. */
export function fairUseWords({ kind, dataMb, reducedSpeedKbps: kbps }: PlanShape): string | null {
  if (kind !== 'unlimited' || dataMb === null || kbps === null) return null;
  const speed = kbps >= 1000 ? `${Math.round(kbps / 100) / 10} Mbps` : `${kbps} kbps`;
  return `${amount(dataMb, 'en')} at full speed, then ${speed}`;
}

function amount(mb: number, locale: Locale): string {
  const isWhole = mb >= 1000 && mb % 1000 === 0;
  return `${isWhole ? mb / 1000 : mb}${isWhole ? wordsOf[locale].plans.gigabyte : wordsOf[locale].plans.megabyte}`;
}
