import { languageOf } from '#domain/kernel/language.ts';
import wordsOf from '#data/demo-words.json' with { type: 'json' };
import { locales } from '#domain/kernel/locale.ts';
import type { ExampleReview, ExampleSeller } from '#domain/review/example-review.ts';
import { createRandom, type Random } from './random.ts';

export interface DemoReviewQuery {
  readonly seed: string;
  /** The largest first: they have the most reviews. */
  readonly sellers: readonly ExampleSeller[];
  /** The newest review is from the day before. */
  readonly asOf: Date;
}

const aspects = ['setUp', 'speed', 'price', 'support'] as const;

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;

/** Invents about 1,500 reviews of 100 sellers; the same query gives the same ones on every machine. */
export function demoReviews({ seed, sellers, asOf }: DemoReviewQuery): readonly ExampleReview[] {
  return sellers.flatMap((seller, place) => {
    const random = createRandom(`${seed}: reviews of ${seller.slug}`);
    // Its travellers' satisfaction, from poor to excellent.
    const level = 2.9 + 1.7 * random.next();
    const length = Math.round((70 / (1 + place * 0.12)) * (0.6 + 0.8 * random.next()));
    return Array.from({ length }, () => {
      const rating = Math.min(5, Math.max(1, Math.round(level + 1.1 * random.normal())));
      return sampleReview(seller, rating, { asOf, random });
    });
  });
}

function sampleReview(
  seller: ExampleSeller,
  rating: number,
  { asOf, random }: { readonly asOf: Date; readonly random: Random },
): ExampleReview {
  const language = random.chance(0.4) ? 'en' : random.pick(locales);
  const { names, thanks, apologies } = wordsOf[language].reviews;
  // More of them lately than long ago.
  const writtenAt = new Date(asOf.getTime() - dayMs * (1 + 420 * random.next() ** 1.6));
  const publishedAt = new Date(writtenAt.getTime() + hourMs * (2 + 20 * random.next()));
  const repliedAt = new Date(publishedAt.getTime() + dayMs * (0.5 + 4 * random.next()));
  const isAnswered = rating !== 3 && random.chance(rating < 3 ? 0.35 : 0.08) && repliedAt < asOf;
  return {
    id: sampleId(random),
    providerId: seller.id,
    authorName: random.pick(names),
    countries: sampleCountries(seller, random),
    rating,
    text: sampleSentences(wordsOf[language].reviews, rating, random).join(languageOf(language).wordSpace),
    language,
    writtenAt,
    publishedAt,
    reply: isAnswered ? { text: random.pick(rating < 3 ? apologies : thanks), at: repliedAt } : null,
  };
}

/** Mostly one country, mostly a popular one. */
function sampleCountries({ countries }: ExampleSeller, random: Random): ExampleReview['countries'] {
  const length = random.chance(0.8) ? 1 : random.between(2, 3);
  const picked = Array.from({ length }, () => countries[Math.floor(countries.length * random.next() ** 2.5)]);
  return [...new Set(picked)].filter((country) => country !== undefined);
}

function sampleSentences(words: (typeof wordsOf)['en']['reviews'], rating: number, random: Random): readonly string[] {
  const tone = rating > 3 ? 'good' : rating === 3 ? 'mixed' : 'bad';
  const ordered = aspects.map((aspect) => ({ aspect, at: random.next() })).toSorted((a, b) => a.at - b.at);
  const sentences = ordered.slice(0, random.between(1, 3)).map(({ aspect }) => random.pick(words[tone][aspect]));
  // Four stars are rarely given without an objection.
  if (rating !== 4 || random.chance(0.5)) return sentences;
  return [...sentences, random.pick(words.mixed[ordered[3]?.aspect ?? 'price'])];
}

/** A UUID of version 4's shape. */
function sampleId(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.between(0, 15).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
