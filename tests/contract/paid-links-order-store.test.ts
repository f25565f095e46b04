import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createOverrideDesk } from '#runtime/services/plans/override-desk.ts';
import { isCountryKey } from '#domain/place/destination-key.ts';
import { findDestination } from '#domain/place/destinations.ts';
import type { LinkTemplate } from '#domain/site/link-template.ts';
import type { OpenContext } from '#runtime/open-context.ts';
import { fillSite, openMigrated } from '#tests/support/filled-site.ts';
import { openTestContext } from '#tests/support/open-test-context.ts';
import { SeededRandom } from '#tests/support/seeded-random.ts';
import { visit } from '#tests/support/site-visit.ts';
import { sizeOfRun } from '#tests/support/size-of-run.ts';
import type { PagePayload } from '#web/pages/page-payload.ts';

const now = new Date('2026-11-22T11:33:44Z');
const pageCount = sizeOfRun(150, 1_000);

/** Addresses of pages that order plans, with any trip, view and order. */
async function anyAddresses({ context }: OpenContext): Promise<readonly string[]> {
  const places = (await context.catalogue.providerPages()).flatMap(({ destination, provider }) => {
    const found = findDestination(destination);
    if (found === null) return [];
    const path = isCountryKey(destination) || destination === 'global' ? `/${found.slug}` : `/region/${found.slug}`;
    return [path, path, `${path}/${provider}`];
  });
  const anyPath = fc.constantFrom(...places);
  const anySearch = fc.record({
    days: fc.integer({ min: 1, max: 40 }),
    gb: fc.integer({ min: 1, max: 60 }),
    view: fc.constantFrom('', '&view=plans', '&view=table', '&view=best'),
    sort: fc.constantFrom('', '&sort=price', '&sort=per-gb', '&sort=days', '&sort=rating'),
    hotspot: fc.boolean(),
  });
  const anyAddress = fc.oneof(
    { weight: 49, arbitrary: fc.tuple(anyPath, anySearch) },
    { weight: 1, arbitrary: fc.tuple(fc.constant('/trip'), anySearch) },
  );
  return fc.sample(anyAddress, { numRuns: pageCount, seed: 34 }).map(([path, { days, gb, view, sort, hotspot }]) => {
    if (path === '/trip') return `/trip/_payload.json?stop=japan.${days}.${gb}&stop=germany.3.1`;
    return `${path}/_payload.json?days=${days}&gb=${gb}${view}${sort}${hotspot ? '&hotspot=1' : ''}`;
  });
}

/** What each page holds besides its frame. */
async function contents({ context }: OpenContext, addresses: readonly string[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const address of addresses) {
    const answer = await visit(address, context);
    const content = JSON.stringify(answer.kind === 'payload' ? (answer.body as PagePayload).content : answer);
    // The address of all plans names the version of the catalogue, which has moved.
    found.push(content.replace(/"plansPath":"[^"]*"/, ''));
  }
  return found;
}

const templates = [
  'https://go.example/?to={url}&sub={sub}',
  'https://network.example/{plan}?commission=40',
  'https://seller.example/?at={destination}&partner=us',
] as const;

it(`order ${pageCount} pages the same, byte for byte, whatever links lead to and pay`, async () => {
  await using filled = await fillSite('sqlite');
  const open = async (): Promise<OpenContext> => {
    return openTestContext({ databaseUrl: filled.url, dataDir: filled.dataDir, now: () => now });
  };
  const random = new SeededRandom(34);
  {
    // A template gives an address to plans that have none of their own.
    await using database = await openMigrated(filled.url);
    await database.queries
      .updateTable('plan')
      .set({ url: null })
      .where(sql<boolean>`id % 3 = 0`)
      .execute();
  }
  const [addresses, before] = await open().then(async (opened) => {
    await using context = opened;
    const asked = await anyAddresses(context);
    return [asked, await contents(context, asked)] as const;
  });
  {
    await using database = await openMigrated(filled.url);
    const desk = createOverrideDesk(database, () => now);
    for (const { slug } of await desk.providers()) {
      const template = templates[random.below(4)] ?? null;
      await desk.setProvider(slug, { linkTemplate: template as LinkTemplate | null, paidLinks: random.next() < 0.5 });
    }
  }
  await using after = await open();
  expect((await after.context.catalogue.sellerLinks()).paid.length).toBeGreaterThan(20);
  const changed = (await contents(after, addresses)).flatMap((content, at) =>
    content === before[at] ? [] : [addresses[at]],
  );
  expect(changed).toEqual([]);
  expect(before.filter((content) => content.includes('"rows":[{')).length).toBeGreaterThan(pageCount / 2);
});
