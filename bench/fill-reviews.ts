import type { Queries } from '#database/schema.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { countries } from '#domain/place/countries.ts';
import { locales } from '#domain/kernel/locale.ts';
import { recount } from '#reviews/review-counters.ts';

/** Half of all reviews name the first few countries, as travellers do. */
export function countryOf(index: number): CountryCode {
  const place = index % 2 === 0 ? (index / 2) % 5 : (index * 31) % countries.length;
  return countries[Math.floor(place)]?.code ?? ('JP' as CountryCode);
}

/** Publishes so many invented reviews of the sellers that are there; a multiple of 1000. */
export async function fillReviews(queries: Queries, reviewCount: number): Promise<void> {
  const sellers = await queries.selectFrom('provider').select('id').orderBy('id').execute();
  const step = 1000;
  for (let first = 0; first < reviewCount; first += step) {
    const rows = Array.from({ length: step }, (_none, at) => {
      const index = first + at;
      return { ...makeReview(index, reviewCount), provider_id: sellers[(index * 13) % sellers.length]?.id ?? 1 };
    });
    await queries.insertInto('review').values(rows).execute();
    const named = rows.map(({ id }, at) => ({ review_id: id, country: countryOf(first + at) }));
    await queries.insertInto('review_country').values(named).execute();
  }
  await recount(queries);
}

function makeReview(index: number, reviewCount: number) {
  const time = new Date(Date.UTC(2024, 0, 1) + ((index * 7919) % reviewCount) * 600_000).toISOString();
  return {
    id: `00000000-0000-4000-8000-${String((index * 104_729) % 1_000_003).padStart(12, '0')}`,
    author_name: 'Ann',
    email: 'ann@example.org',
    text: 'Worked on the train and in the hills, and the shop answered within the hour. '.repeat(1 + (index % 9)),
    rating: [5, 5, 4, 5, 4, 3, 5, 4, 2, 1][index % 10] ?? 5,
    language: locales[index % 7] ?? 'en',
    status: 'published' as const,
    created_at: time,
    published_at: time,
    usefulness: (index * 37) % 101,
  };
}
