import { noFacts } from '#domain/review/review-facts.ts';
import type { PublishedReview } from '#reviews/review-reader.ts';
import { providerSlugOf } from './memory-context.ts';

/** A published review of Skylark by Marta, five stars, for no country and in no known language, unless stated otherwise. */
export function makeReview(facts: Partial<PublishedReview> = {}): PublishedReview {
  return {
    id: 'r1',
    provider: { slug: providerSlugOf('skylark'), name: 'Skylark', image: null },
    authorName: 'Marta',
    countries: [],
    rating: 5,
    text: 'Good.',
    language: null,
    publishedAt: '2026-11-18T12:00:00Z',
    images: [],
    reply: null,
    facts: noFacts,
    plan: null,
    ...facts,
  };
}
