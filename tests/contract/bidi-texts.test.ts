import type { CountryCode } from '#domain/kernel/codes.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { writeAlertMail } from '#i18n/write-alert-mail.ts';
import { writeReviewMail } from '#i18n/write-review-mail.ts';
import type { OpenContext } from '#runtime/open-context.ts';
import { fillSite, openMigrated, type FilledSite } from '#tests/support/filled-site.ts';
import { findLooseTexts, isLoose } from '#tests/support/loose-texts.ts';
import { openTestContext } from '#tests/support/open-test-context.ts';
import { testAssets, visitPage } from '#tests/support/site-visit.ts';
import { turnNames } from '#tests/support/turned-names.ts';
import { listTestedPages } from '#tests/support/tested-pages.ts';
import type { PageName } from '#web/pages/page-definitions.ts';
import { createSite } from '#web/site.ts';

/** Bidi controls stored in older texts, which must not be shown. */
const turning = /[\u202a-\u202e\u2066-\u2069]/;

const now = new Date('2026-11-20T09:00:00Z');
const site = { name: 'Test', origin: 'https://esim.example', contactEmail: null, operatorName: null };

/** Addresses of every page type that name sellers, plans, networks or authors; SELLER stands for one with many plans. */
const naming: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  home: ['/'],
  destination: [
    '/japan',
    '/es/japan?sort=data',
    '/ja/japan?view=providers&days=7&gb=5&promo=1',
    '/japan?view=table&provider=SELLER&network=مر\u202e1',
    '/region/europe',
  ],
  'destination-provider': ['/japan/SELLER', '/it/japan/SELLER?days=7&gb=5'],
  reviews: ['/fr/reviews?provider=SELLER', '/reviews?rating=5'],
  compare: ['/compare?plans=1,2,3,4&days=9&gb=3'],
  trip: ['/trip?stop=japan.5&stop=south-korea.4', '/fr/trip?stop=japan.5&stop=france.4&promo=1'],
  // The first plan of a filled site is hidden.
  follow: ['/follow?at=japan', '/es/follow?at=japan&days=7'],
};

/** What a visitor has typed, shown again. */
const typed = ['/region?q=مر\u202e1', '/fr/region?q=\u2067(שלום 5)', '/compare?plans=1,مر\u202e1'];

let filled: FilledSite;
let opened: OpenContext;
let seller: string;

describe('names and texts of others, of which older ones were stored with what turns text around', () => {
  beforeAll(async () => {
    filled = await fillSite('sqlite');
    await using database = await openMigrated(filled.url);
    const { queries } = database;
    await turnNames(queries, now);
    opened = await openTestContext({ databaseUrl: filled.url, dataDir: filled.dataDir, site, now: () => now });
    const found = await queries
      .selectFrom('destination_provider')
      .innerJoin('provider', 'provider.id', 'destination_provider.provider_id')
      .select('provider.slug')
      .where('destination', '=', 'JP' as CountryCode)
      .orderBy('provider.slug')
      .executeTakeFirstOrThrow();
    seller = found.slug;
  });

  afterAll(async () => {
    await opened.close();
    await filled[Symbol.asyncDispose]();
  });

  it.each(Object.values(naming).flat())('stay where they are on %s', async (path) => {
    const html = await visitPage(path.replace('SELLER', seller), opened.context);
    expect(html).toContain('شركة');
    expect(findLooseTexts(html)).toEqual([]);
    const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
    expect(data ?? '').not.toMatch(turning);
  });

  it.each(typed)('stay where they are in %s', async (path) => {
    const html = await visitPage(path, opened.context);
    expect(html).toMatch(/مر|שלום/);
    expect(findLooseTexts(html)).toEqual([]);
  });

  it('stay where they are on every other page', async () => {
    const others = listTestedPages(seller).filter(({ page }) => naming[page] === undefined);
    expect(others.length).toBeGreaterThan(10);
    for (const { path } of others) {
      expect(findLooseTexts(await visitPage(path, opened.context)), path).toEqual([]);
    }
  });

  it.each(locales)('stay where they are in mails (%s)', (locale) => {
    const provider = 'شركة \u202e(שירה 5)\u200f';
    const money = { units: 45_000, currency: 'EUR' as CurrencyCode, isEstimate: true };
    const review = {
      locale,
      providerName: provider,
      reason: 'duplicate' as const,
      reply: 'شكرا\u202e 5!\nThanks (תודה)',
      changes: { pictures: 1, words: true },
    };
    const alert = {
      locale,
      path: '/japan',
      search: 'days=7&gb=5',
      keepToken: 'k',
      stopToken: 's',
      endsAt: now.toISOString(),
      fall: { provider, before: money, after: { ...money, units: 40_000 }, percent: 11 },
    };
    const mails = [
      ...(['received', 'published', 'rejected', 'removed', 'changed', 'reply'] as const).map((kind) =>
        writeReviewMail({ kind, ...review }, site),
      ),
      ...(['alert-confirm', 'alert-fall', 'alert-renew'] as const).map((kind) =>
        writeAlertMail({ kind, ...alert }, site),
      ),
    ];
    expect(mails.filter(({ text }) => text.includes('שירה'))).toHaveLength(7);
    expect(mails.flatMap(({ subject, text }) => [subject, ...text.split('\n')]).filter(isLoose)).toEqual([]);
  });

  it('stay where they are in feeds', async () => {
    const { reviewFeed, priceFeed, followFeed } = createSite({ assets: testAssets });
    const list = { path: '/japan', search: '?days=7&gb=5', locale: 'en' } as const;
    const written = await Promise.all([
      reviewFeed('en', opened.context),
      priceFeed(list, opened.context),
      followFeed(list, opened.context),
    ]);
    for (const text of written) {
      const lines = (text ?? '').split('\n');
      expect(lines.some((line) => line.includes('شركة'))).toBe(true);
      expect(lines.filter(isLoose)).toEqual([]);
    }
  });
});
