import { texts } from '#desk/messages/en.ts';
import { sayNumber } from '#desk/parts/say.ts';
import type { ReadReviewList } from '#runtime/services/desk/review-readings.ts';

const names = new Intl.DisplayNames('en', { type: 'language' });

/** "French". */
export function sayLanguage(language: string | null): string {
  return language === null ? texts.reviews.unknownLanguage : (names.of(language) ?? language);
}

/** How many wait: "100+" where only so many are counted. */
export function sayWaiting({ waiting: { count, isCapped } }: Pick<ReadReviewList, 'waiting'>): string {
  return `${sayNumber(count)}${isCapped ? '+' : ''}`;
}
