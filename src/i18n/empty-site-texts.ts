import type { LocalizedText } from '#domain/kernel/locale.ts';

/** What a site without any plan says instead of counts. For loaders: no browser needs it. */
export const emptySiteTexts: LocalizedText = {
  en: 'This site is still being set up: there are no plans to compare yet.',
  ja: 'このサイトは現在準備中です。プランの掲載開始まで、今しばらくお待ちください。',
  fr: 'Ce site est en cours de préparation\u00a0: il n’y a pas encore de forfaits à comparer.',
  es: 'Este sitio está en preparación: todavía no hay planes que comparar.',
  it: 'Questo sito è in preparazione: non ci sono ancora piani da confrontare.',
};
