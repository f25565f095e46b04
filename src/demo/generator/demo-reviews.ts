import type { CountryCode } from '#domain/kernel/codes.ts';
import type { ExampleReview, ExampleSeller } from '#domain/review/example-review.ts';
import { locales, type Locale } from '#domain/kernel/locale.ts';
import { words as en, type Aspect, type DemoReviewWords } from './demo-review-words/en.ts';
import { words as es } from './demo-review-words/es.ts';
import { words as fr } from './demo-review-words/fr.ts';
import { words as it } from './demo-review-words/it.ts';
import { words as ja } from './demo-review-words/ja.ts';
import { createRandom, type Random } from './random.ts';

export interface DemoReviewQuery {
  readonly seed: string;
  /** The largest first: they have the most reviews. */
  readonly sellers: readonly ExampleSeller[];
  /** The newest review is from the day before. */
  readonly asOf: Date;
}

const wordsOf: Readonly<Record<Locale, DemoReviewWords>> = { en, ja, fr, es, it };
const aspects: readonly Aspect[] = ['setUp', 'speed', 'price', 'support'];

/** Reviews of the largest seller. */
const most = 70;
const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
const oldestDays = 420;

/** Invents about 1,500 reviews of 100 sellers; the same query gives the same ones on every machine. */
export function* demoReviews({ seed, sellers, asOf }: DemoReviewQuery): Generator<ExampleReview, void, undefined> {
  for (const [place, seller] of sellers.entries()) {
    const random = createRandom(`${seed}: reviews of ${seller.slug}`);
    // Its travellers' satisfaction, from poor to excellent.
    const level = 2.9 + 1.7 * random.next();
    const count = Math.round((most / (1 + place * 0.12)) * (0.6 + 0.8 * random.next()));
    for (let index = 0; index < count; index += 1) yield sampleReview({ seller, level, asOf }, random);
  }
}

interface ReviewChances {
  readonly seller: ExampleSeller;
  readonly level: number;
  readonly asOf: Date;
}

function sampleReview({ seller, level, asOf }: ReviewChances, random: Random): ExampleReview {
  const rating = Math.min(5, Math.max(1, Math.round(level + 1.1 * random.normal())));
  const language = random.chance(0.4) ? 'en' : random.pick(locales);
  const words = wordsOf[language];
  // More of them lately than long ago.
  const writtenAt = new Date(asOf.getTime() - dayMs * (1 + oldestDays * random.next() ** 1.6));
  const publishedAt = new Date(writtenAt.getTime() + hourMs * (2 + 20 * random.next()));
  return {
    id: sampleId(random),
    providerId: seller.id,
    authorName: random.pick(words.names),
    countries: sampleCountries(seller, random),
    rating,
    text: sampleText(words, rating, random),
    language,
    writtenAt,
    publishedAt,
    reply: sampleReply({ words, rating, publishedAt, asOf }, random),
  };
}

/** Mostly one country, mostly a popular one. */
function sampleCountries({ countries }: ExampleSeller, random: Random): readonly CountryCode[] {
  const wanted = random.chance(0.8) ? 1 : random.between(2, 3);
  const picked = Array.from({ length: wanted }, () => {
    return countries[Math.floor(countries.length * random.next() ** 2.5)];
  });
  return [...new Set(picked)].filter((country) => country !== undefined);
}

function sampleText(words: DemoReviewWords, rating: number, random: Random): string {
  const tone = rating >= 4 ? 'good' : rating === 3 ? 'mixed' : 'bad';
  const order = aspects.map((aspect) => ({ aspect, at: random.next() })).toSorted((a, b) => a.at - b.at);
  const sentences = order.slice(0, random.between(1, 3)).map(({ aspect }) => random.pick(words[tone][aspect]));
  // Four stars are rarely given without an objection.
  if (rating === 4 && random.chance(0.5)) sentences.push(random.pick(words.mixed[order[3]?.aspect ?? 'price']));
  return sentences.join(words === ja ? '' : ' ');
}

interface ReplyChances {
  readonly words: DemoReviewWords;
  readonly rating: number;
  readonly publishedAt: Date;
  readonly asOf: Date;
}

function sampleReply({ words, rating, publishedAt, asOf }: ReplyChances, random: Random): ExampleReview['reply'] {
  const at = new Date(publishedAt.getTime() + dayMs * (0.5 + 4 * random.next()));
  const text = random.pick(rating <= 2 ? words.apologies : words.thanks);
  const isGiven = rating !== 3 && random.chance(rating <= 2 ? 0.35 : 0.08);
  return isGiven && at < asOf ? { text, at } : null;
}

/** A UUID of version 4's shape. */
function sampleId(random: Random): string {
  const hex = Array.from({ length: 32 }, () => random.between(0, 15).toString(16)).join('');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20)}`;
}
