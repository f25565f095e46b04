import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type Insertable } from 'kysely';
import sharp from 'sharp';
import type { Database } from '#database/database.ts';
import type { Schema } from '#database/schema.ts';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';
import { runFeedOn } from '#runtime/services/feeds/import-feed.ts';
import { defaultFeedSettings } from '#runtime/settings/feed-settings.ts';

const sizes = { reviews: 10_000, published: 20_000, reports: 1000, reported: 400, plans: 6000, events: 50_000 };
const [otherSellers, plansOfOther] = [60, 100];
const [reviewed, minuteMs, dayMs] = [12, 60_000, 24 * 60 * 60_000];

/** Lets as much wait at a desk as it must bear. @returns the seller with most plans, and the run that is held */
export async function fillDesk(
  database: Database,
  { dataDir, now }: { readonly dataDir: string; readonly now: Date },
): Promise<{ readonly seller: string; readonly heldRun: number }> {
  const ago = (ms: number): string => new Date(now.getTime() - ms).toISOString();
  await runFeed(database, { dataDir, now: new Date(now.getTime() - dayMs), factor: 1 });
  await runFeed(database, { dataDir, now, factor: 2 });
  await storeReviews(database, ago);
  await storeReports(database, ago);
  await storeEvents(database, ago);
  await storeClicks(database, now);
  await storeOverlays(database, ago);
  await sql`analyze`.execute(database.queries);
  const held = await database.queries.selectFrom('held_feed').select('run_id').executeTakeFirstOrThrow();
  return { seller: 'seller-0', heldRun: held.run_id };
}

async function runFeed(
  database: Database,
  { dataDir, now, factor }: { readonly dataDir: string; readonly now: Date; readonly factor: number },
): Promise<void> {
  const path = join(dataDir, 'feed.json');
  writeFileSync(path, JSON.stringify({ format: 'esim-catalogue/1', ...feedOf(factor) }));
  const request = { format: 'canonical-json', feed: 'bench', path, now, changes: null } as const;
  const options = { partial: false, isApproved: false, dryRun: false, markUp: null, currency: null } as const;
  const { status, sentence } = await runFeedOn(
    database,
    { ...request, ...options, provider: null, offerUrl: null },
    { dataDir, feeds: defaultFeedSettings },
  );
  if (status !== 'published' && status !== 'held') throw new Error(sentence);
}

/** @param factor by how much most of the prices are multiplied */
function feedOf(factor: number) {
  const slugs = Array.from({ length: 1 + otherSellers }, (_, at) => `seller-${at}`);
  const providers = slugs.map((slug) => ({ slug, name: `Seller ${slug}`, url: `https://${slug}.example/` }));
  const plans = slugs.flatMap((provider, seller) =>
    Array.from({ length: seller === 0 ? sizes.plans : plansOfOther }, (_, at) => ({
      id: `plan-${at}`,
      provider,
      name: `Plan ${at}`,
      scope: 'local',
      coverage: [['JP', 'TH', 'DE', 'FR', 'US'][at % 5]],
      dataType: 'total',
      dataMb: 1000 * (1 + (at % 50)),
      validityDays: 1 + (at % 30),
      price: { amount: String((3 + (at % 23)) * (at % 3 === 0 ? 1 : factor)), currency: 'USD' },
      url: `https://${provider}.example/plans/${at}`,
    })),
  );
  return { providers, plans };
}

async function storeReviews(database: Database, ago: (ms: number) => string): Promise<void> {
  const picture = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  const ids = Array.from({ length: sizes.reviews + sizes.published }, () => randomUUID());
  await insert(
    database,
    'review',
    rowsOf(ids.length, (at) => {
      const created = ago(at * minuteMs * 6);
      const isPending = at < sizes.reviews;
      return {
        id: ids[at] ?? '',
        provider_id: 1 + (at % reviewed),
        author_name: `Ann ${at % 7000}`,
        email: `ann${at}@example.org`,
        text: `It worked on day ${at} on the train and in the hotel, and the seller answered. `.repeat(4),
        rating: 1 + (at % 5),
        language: ['en', 'fr', 'es', 'de', 'ja'][at % 5] ?? 'en',
        status: isPending ? 'pending' : 'published',
        created_at: created,
        published_at: isPending ? null : created,
        decided_at: isPending ? null : created,
        put_off_at: isPending && at % 100 === 0 ? ago(0) : null,
      };
    }),
  );
  await insert(
    database,
    'review_country',
    rowsOf(ids.length, (at) => ({
      review_id: ids[at] ?? '',
      country: 'JP' as CountryCode,
    })),
  );
  await insert(
    database,
    'review_image',
    rowsOf(sizes.reviews / 2, (at) => ({
      review_id: ids[at * 2] ?? '',
      position: 0,
      type: 'image/jpeg',
      width: 640,
      height: 480,
      byte_count: picture.length,
      public_id: randomUUID(),
      bytes: picture,
      file_key: null,
    })),
  );
  await insert(
    database,
    'review_flag',
    rowsOf(sizes.reviews / 50, (at) => ({
      review_id: ids[at * 50] ?? '',
      position: 0,
      kind: 'digits',
      begins: 0,
      ends: 2,
      other_id: null,
    })),
  );
}

async function storeReports(database: Database, ago: (ms: number) => string): Promise<void> {
  await insert(
    database,
    'price_report',
    rowsOf(sizes.reports, (at) => ({
      id: randomUUID(),
      plan_id: 1 + (at % sizes.reported),
      reason: 'wrong-price',
      price_currency: 'USD' as CurrencyCode,
      price_units: 45_000,
      seen_currency: null,
      seen_units: null,
      reported_at: ago(at * minuteMs * 30),
      status: 'open',
    })),
  );
}

async function storeEvents(database: Database, ago: (ms: number) => string): Promise<void> {
  await insert(
    database,
    'audit_event',
    rowsOf(sizes.events, (at) => ({
      at: ago((sizes.events - at) * minuteMs),
      operator: ['ana', 'mika', 'deploy'][at % 3] ?? '',
      via: 'shell',
      kind: 'plan',
      action: 'pin',
      subject: String(1 + (at % sizes.plans)),
      before: '5.00 USD',
      after: '6.00 USD',
      reason: null,
      note: null,
      decision_id: null,
    })),
  );
}

async function storeClicks(database: Database, now: Date): Promise<void> {
  const days = 90;
  await insert(
    database,
    'daily_count',
    rowsOf(days * (1 + otherSellers) * 5, (at) => ({
      kind: 'click',
      day: new Date(now.getTime() - (at % days) * dayMs).toISOString().slice(0, 10),
      key: `seller-${Math.floor(at / days) % (1 + otherSellers)}`,
      destination: ['JP', 'TH', 'DE', 'FR', 'US'][Math.floor(at / days / (1 + otherSellers))] ?? '',
      detail: '',
      count: 1 + (at % 40),
    })),
  );
}

async function storeOverlays(database: Database, ago: (ms: number) => string): Promise<void> {
  await insert(
    database,
    'plan_overlay',
    rowsOf(sizes.reported, (at) => ({
      plan_id: 1 + at,
      kind: 'price',
      said: JSON.stringify({ units: 45_000, currency: 'USD' }),
      reason: 'seen',
      said_at: ago(dayMs),
      ends_at: ago(-dayMs * (1 + (at % 200))),
    })),
  );
}

function rowsOf<Row>(count: number, rowOf: (at: number) => Row): readonly Row[] {
  return Array.from({ length: count }, (_, at) => rowOf(at));
}

/** Few enough at once for the parameters that a statement may have. */
const rowsAtOnce = 500;

async function insert<Table extends keyof Schema>(
  { queries }: Database,
  table: Table,
  rows: readonly Insertable<Schema[Table]>[],
): Promise<void> {
  for (let at = 0; at < rows.length; at += rowsAtOnce)
    await queries
      .insertInto(table)
      .values(rows.slice(at, at + rowsAtOnce))
      .execute();
}
