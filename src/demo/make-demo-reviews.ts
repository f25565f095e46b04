import type { Database } from '#database/database.ts';
import { demoSeed } from './generator/demo-plans.ts';
import { demoReviews } from './generator/demo-reviews.ts';
import { readExampleSellers, storeExampleReviews } from './store-example-reviews.ts';

/** Gives the sellers of the demo catalogue invented reviews, and counts them. Throws when the database fails. */
export async function makeDemoReviews(database: Pick<Database, 'queries' | 'write'>, now: Date): Promise<number> {
  const sellers = await readExampleSellers(database.queries);
  return storeExampleReviews(database, demoReviews({ seed: demoSeed, sellers, asOf: now }));
}
