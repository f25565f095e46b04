import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { forgetAlerts } from '#alerts/forget-alerts.ts';
import { parseDatabaseUrl } from '#database/database-target.ts';
import type { Database } from '#database/database.ts';
import { eraseTraces } from '#database/erase-traces.ts';
import type { Queries, TransactionQueries } from '#database/schema.ts';
import { replacedPath } from '#database/sqlite-file.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { addressKey, isEmailAddress, plainEmailAddress } from '#domain/review/email-address.ts';
import { noteAudit, type Actor } from '#operators/audit-trail.ts';
import { forgetReviews } from '#reviews/forget-authors.ts';
import { forgetReporters } from '#reviews/forget-reporters.ts';
import type { ImageStoreSettings } from '#reviews/image-store-settings.ts';
import { ImageStoreError, type ImageStore } from '#reviews/image-store.ts';
import type { Config } from '#runtime/settings/config.ts';
import { openImageStore } from '#runtime/services/reviews/open-image-store.ts';
import { withDatabase } from '#runtime/services/with-database.ts';

/** Every column with addresses of visitors. A test holds that the schema has no other one. */
export const addressColumns = [
  ['review', 'email'],
  ['review_report', 'email'],
  ['price_alert', 'address'],
  ['mail', 'to_address'],
] as const;

/** Texts that people write or that are made of what they wrote, in which an address may stand. */
export const textColumns = [
  ['review', 'author_name'],
  ['review', 'text'],
  ['review', 'reply_text'],
  ['review', 'desk_note'],
  ['review_report', 'name'],
  ['review_report', 'explanation'],
  ['review_report', 'objection'],
  ['review_report', 'decision'],
  ['due_decision', 'parameters'],
  ['audit_event', 'before'],
  ['audit_event', 'after'],
  ['audit_event', 'note'],
  ['correction_text', 'wrong'],
  ['correction_text', 'done'],
  ['plan_overlay', 'reason'],
  ['provider_override', 'support'],
  ['mail', 'payload'],
  ['daily_count', 'key'],
  ['daily_count', 'detail'],
] as const;

type TextColumn = (typeof textColumns)[number];

/** What was deleted where. */
export interface ForgottenPerson {
  readonly reviews: number;
  readonly screenshots: number;
  readonly priceAlerts: number;
  readonly mails: number;
  /** Texts that still name the address, for the operator to decide on. */
  readonly mentions: readonly {
    readonly table: TextColumn[0];
    readonly column: TextColumn[1];
    readonly rows: number;
  }[];
  /** Whether files of screenshots could not be removed now; servers do it within a day. */
  readonly leavesFiles: boolean;
  /** Files of the database that contain the address until somebody who reads it has ended and this is run again. */
  readonly leftIn: readonly string[];
  /** The database before the last restore, which still holds the address if it had it; null: there is none. */
  readonly replacedFile: string | null;
}

interface Forgetting {
  readonly address: string;
  readonly at: Date;
  /** Who deletes, for the audit trail. */
  readonly by: Actor;
}

type ForgetSettings = Pick<Config, 'databaseUrl' | 'dataDir' | 'reviews' | 'backups'>;

/** Opens and migrates the database and forgets a person in every store of the site; case-insensitive and idempotent. */
export async function forgetPerson(config: ForgetSettings, forgetting: Forgetting): Promise<Result<ForgottenPerson>> {
  if (!isEmailAddress(plainEmailAddress(forgetting.address)))
    return failure('This is not an email address; nothing was changed.');
  const target = parseDatabaseUrl(config.databaseUrl, config.dataDir);
  if (!target.ok) return target;
  return withDatabase(config, async (database) => {
    const gone = await forgetEverywhere({ database, imageStores: openImageStores(config) }, forgetting);
    const replaced = target.value.engine === 'sqlite' ? replacedPath(target.value.path) : null;
    return success({ ...gone, replacedFile: replaced !== null && existsSync(replaced) ? replaced : null });
  });
}

/** The configured store, and those that may have files from before the setting was changed. */
function openImageStores({ dataDir, reviews, backups }: ForgetSettings): readonly ImageStore[] {
  const settings: readonly ImageStoreSettings[] = [
    reviews.images,
    ...(existsSync(join(dataDir, 'review-images')) ? [{ kind: 'folder' as const }] : []),
    ...(backups.bucket === null ? [] : [{ kind: 's3' as const, ...backups.bucket }]),
  ];
  const kinds = new Map(settings.map((each) => [each.kind, each]));
  return [...kinds.values()].map((each) => openImageStore(each, dataDir));
}

interface ForgetParts {
  readonly database: Database;
  readonly imageStores: readonly Pick<ImageStore, 'remove'>[];
}

/** In one transaction; files of screenshots after it. */
export async function forgetEverywhere(
  { database, imageStores }: ForgetParts,
  forgetting: Forgetting,
): Promise<Omit<ForgottenPerson, 'replacedFile'>> {
  const { places, addresses, ...rows } = await database.write((transaction) => forgetRows(transaction, forgetting));
  const mentions = await findMentions(database.queries, forgetting.address);
  const leftIn = await eraseTraces(database, [plainEmailAddress(forgetting.address), ...addresses]);
  const gone = { ...rows, leftIn };
  try {
    const inFiles = places.filter(({ fileKey }) => fileKey !== null);
    if (inFiles.length > 0) for (const store of imageStores) await store.remove(inFiles);
    return { ...gone, mentions, leavesFiles: false };
  } catch (error) {
    if (error instanceof ImageStoreError) return { ...gone, mentions, leavesFiles: true };
    throw error;
  }
}

async function forgetRows(transaction: TransactionQueries, { address, at, by }: Forgetting) {
  const addresses = await findSpellings(transaction, address);
  if (addresses.length === 0) return { reviews: 0, screenshots: 0, priceAlerts: 0, mails: 0, places: [], addresses };
  const { count } = await transaction
    .selectFrom('mail')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('to_address', 'in', addresses)
    .executeTakeFirstOrThrow();
  const reviews = await forgetReviews(transaction, { addresses, at, by });
  await forgetReporters(transaction, addresses);
  const priceAlerts = await forgetAlerts(transaction, addresses);
  await transaction.deleteFrom('mail').where('to_address', 'in', addresses).execute();
  // Of whom is nobody's business.
  const after = `reviews: ${reviews.reviews}, screenshots: ${reviews.screenshots}, price alerts: ${priceAlerts}, mails: ${Number(count)}`;
  await noteAudit(transaction, { at, by, kind: 'visitor-data', action: 'forget', subject: '', after });
  return { ...reviews, priceAlerts, mails: Number(count), addresses };
}

/** The spellings under which a person is stored: databases fold letters beyond ASCII in different ways. */
async function findSpellings(queries: Queries, address: string): Promise<string[]> {
  const key = addressKey(address);
  const found = new Set<string>();
  for (const [table, column] of addressColumns) {
    const { rows } = await sql<{ address: string }>`
      select distinct ${sql.ref(column)} as address from ${sql.table(table)} where ${sql.ref(column)} <> ''`.execute(
      queries,
    );
    for (const each of rows) if (addressKey(each.address) === key) found.add(each.address);
  }
  return [...found];
}

async function findMentions(queries: Queries, address: string): Promise<ForgottenPerson['mentions']> {
  const pattern = `%${plainEmailAddress(address)
    .toLowerCase()
    .replaceAll(/[\\%_]/g, '\\$&')}%`;
  const mentions = [];
  for (const [table, column] of textColumns) {
    const { rows } = await sql<{ count: number | string }>`
      select count(*) as count from ${sql.table(table)}
      where lower(${sql.ref(column)}) like ${pattern} escape '\\'`.execute(queries);
    const count = Number(rows[0]?.count ?? 0);
    if (count > 0) mentions.push({ table, column, rows: count });
  }
  return mentions;
}
