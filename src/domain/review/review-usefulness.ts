/** Orders of a list of reviews: newest first, or most useful first; see `reviewUsefulness`. */
export const reviewOrders = ['newest', 'useful'] as const;

export type ReviewOrder = (typeof reviewOrders)[number];

interface WrittenReview {
  readonly text: string;
  readonly imageCount: number;
  readonly countryCount: number;
}

/** Points for each part, and how much of a part earns all of them. */
const rules = {
  text: { points: 60, enough: 600 },
  images: { points: 25, enough: 3 },
  countries: { points: 15, enough: 3 },
} as const;

/** One kana or ideograph says as much as two to three letters. */
const wideWeight = 2.5;
const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/**
 * Informativeness of a review, 0 to 100: its text counts up to 600 letters, screenshots up to three, countries up to
 * three. The rating and the seller play no part. "Most useful" sorts by this, ties newest first.
 */
export function reviewUsefulness({ text, imageCount, countryCount }: WrittenReview): number {
  const words = text.replace(/\s+/g, ' ').trim();
  const wideCount = words.match(wide)?.length ?? 0;
  const letters = words.length + wideCount * (wideWeight - 1);
  const share = (amount: number, enough: number): number => Math.min(1, amount / enough);
  return Math.round(
    rules.text.points * share(letters, rules.text.enough) +
      rules.images.points * share(imageCount, rules.images.enough) +
      rules.countries.points * share(countryCount, rules.countries.enough),
  );
}
