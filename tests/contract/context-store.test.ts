import { describe, expect, it } from 'vitest';
import { allMigrations } from '#database/migrations/all-migrations.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { openContext, type ContextSettings } from '#runtime/open-context.ts';
import { createDatabasePlace, engines } from '#tests/support/database.ts';
import { openTestContext } from '#tests/support/open-test-context.ts';
import { makeProvider, plansOf } from '#tests/support/plan-factory.ts';

const now = (): Date => new Date('2026-10-05T08:00:00Z');
const site = { name: 'Test', origin: 'https://esim.example', contactEmail: null, operatorName: null };

const settingsFor = (databaseUrl: string): ContextSettings => ({ databaseUrl, dataDir: '', site, now });

describe.each(engines)('openContext on %s', (engine) => {
  it('makes an empty database ready: tables, rates and rooms', async () => {
    await using place = await createDatabasePlace(engine);
    await using ready = await openTestContext(settingsFor(place.url));
    expect(ready.upgrade.applied).toHaveLength(allMigrations.length);
    expect((await ready.context.currency.rates())['EUR' as CurrencyCode]?.perUsdE8).toBeGreaterThan(0);
    await ready.writer.apply(plansOf(makeProvider(), {}), {
      source: 'test feed',
      now: now(),
      dryRun: false,
      withdrawMissing: true,
    });
    expect(await ready.context.catalogue.version()).toBe(1);
    expect((await ready.context.reviews.published({ page: 1, pageSize: 5 })).total).toBe(0);
    expect(ready.context.site).toMatchObject(site);
    expect(ready.context.now()).toEqual(now());
  });

  it('opens a database that is ready without changing it', async () => {
    await using place = await createDatabasePlace(engine);
    const first = await openContext(settingsFor(place.url));
    if (first.ok) await first.value.close();
    await using ready = await openTestContext(settingsFor(place.url));
    expect([ready.upgrade.applied, await ready.context.currency.version()]).toEqual([[], 1]);
  });
});

describe('openContext', () => {
  it('hands on the sentence of a database that cannot be opened', async () => {
    const opened = await openContext(settingsFor('mysql://localhost/x'));
    expect(opened.ok ? '' : opened.reason).toContain('DATABASE_URL must be empty');
  });
});
