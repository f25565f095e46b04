import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { openContext, type OpenContext } from '#runtime/open-context.ts';
import { fillSite, openMigrated, type FilledSite } from '#tests/support/filled-site.ts';
import { findLooseTexts, isLoose } from '#tests/support/loose-texts.ts';
import { testAssets, visitPage } from '#tests/support/site-visit.ts';
import { createSite } from '#web/site.ts';

const now = new Date('2026-11-20T09:00:00Z');
const site = { name: 'Test', origin: 'https://esim.example', contactEmail: null, operatorName: null };

/** Pages that name sellers, plans, networks or authors; SELLER stands for one with many plans. */
const addresses = [
  '/',
  '/japan',
  '/ja/japan?view=providers&days=7&gb=5&promo=1',
  '/japan?view=table&provider=SELLER&network=x',
  '/region/europe',
  '/japan/SELLER',
  '/fr/reviews?provider=SELLER',
  '/compare?plans=1,2,3,4&days=9&gb=3',
  '/trip?stop=japan.5&stop=south-korea.4',
  '/clock?plan=1',
  '/follow?at=japan',
];

let filled: FilledSite;
let opened: OpenContext;
let seller: string;

describe('names and texts of others, of which older ones were stored with what turns text around', () => {
  beforeAll(async () => {
    filled = await fillSite('sqlite');
    await using database = await openMigrated(filled.url);
    const { queries } = database;
    await sql`update provider set name = ${'شركة \u202e5G '} || substr(slug, 1, 3)`.execute(queries);
    await sql`update plan set name = ${'باقة\u202e'} || id, names = null, fair_use = ${'שימוש הוגן 1\u202e'}`.execute(
      queries,
    );
    await sql`update plan set data_words = ${'נתונים\u202e'}, data_kind = 'total', data_mb = null where id % 5 = 0`.execute(
      queries,
    );
    await sql`update plan_promo set code = ${'קוד\u202e7'}`.execute(queries);
    await sql`update review set author_name = ${'منى\u202e'}, text = ${'سريع 5 \u202e\nfast'}, reply_text = ${'شكرا\u202e!'}, reply_at = ${now.toISOString()}`.execute(
      queries,
    );
    const sets = await queries.selectFrom('network_set').selectAll().execute();
    for (const { id, networks } of sets) {
      const named = networks.replaceAll(/"operator":"([^"]*)"/g, '"operator":"شبكة\u202e $1"');
      await queries.updateTable('network_set').set({ networks: named }).where('id', '=', id).execute();
    }
    const started = await openContext({ databaseUrl: filled.url, dataDir: filled.dataDir, site, now: () => now });
    if (!started.ok) throw new Error(started.reason);
    opened = started.value;
    const found = await queries
      .selectFrom('destination_provider')
      .innerJoin('provider', 'provider.id', 'destination_provider.provider_id')
      .select('provider.slug')
      .where('destination', '=', 'JP')
      .orderBy('provider.slug')
      .executeTakeFirstOrThrow();
    seller = found.slug;
  });

  afterAll(async () => {
    await opened.close();
    await filled[Symbol.asyncDispose]();
  });

  it.each(addresses)('stay where they are on %s', async (path) => {
    const html = await visitPage(path.replace('SELLER', seller), opened.context);
    expect(html).toContain('شركة');
    expect(findLooseTexts(html)).toEqual([]);
    const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(data ?? '').not.toMatch(/\p{Bidi_Control}/u);
  });

  it.each(['/region?q=مر\u202e1', '/compare?plans=1,مر\u202e1'])('stay where they are in %s', async (path) => {
    const html = await visitPage(path, opened.context);
    expect(html).toContain('مر');
    expect(findLooseTexts(html)).toEqual([]);
  });

  it('stay where they are in feeds and calendars', async () => {
    const { reviewFeed, priceFeed, followFeed, followCalendar } = createSite({ assets: testAssets });
    const list = { path: '/japan', search: '?days=7&gb=5&travel=2026-12-20', locale: 'en' } as const;
    const written = await Promise.all([
      reviewFeed('en', opened.context),
      priceFeed(list, opened.context),
      followFeed(list, opened.context),
      followCalendar(list, opened.context),
    ]);
    for (const text of written) {
      const lines = (text ?? '').replaceAll('\r\n ', '').split('\n');
      expect(lines.some((line) => line.includes('شركة'))).toBe(true);
      expect(lines.filter(isLoose)).toEqual([]);
    }
  });
});
