import { texts } from '#desk/messages/en.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** "French". */
export function sayLanguage(language: string | null): string {
  return language === null ? texts.reviews.unknownLanguage : (names.of(language) ?? language);
}
