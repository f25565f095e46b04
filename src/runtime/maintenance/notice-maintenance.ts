import type { Database } from '#database/database.ts';
import type { TransactionQueries } from '#database/schema.ts';
import {
  decideNotices,
  digestTopic,
  dueDigest,
  noticeTime,
  writeNoticeMail,
  type Concern,
  type ToldTopic,
} from '#domain/site/operator-notice.ts';
import { WebhookOutbox } from '#mail/mail-outbox.ts';
import { queueNotices } from '#mail/queue-notices.ts';
import { sendDue } from '#mail/send-due.ts';
import { createWebhookTransport, readWebhookMessage } from '#mail/webhook-transport.ts';
import { illSite, readConcerns, type ConcernSources } from '#runtime/services/visitors/read-concerns.ts';
import type { NoticeSettings } from '#runtime/settings/notice-settings.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';

/** Maintenance jobs that tell the operator what waits. They throw when the database fails. */
export type NoticeMaintenance = ReturnType<typeof openNoticeMaintenance>;

interface MaintenanceParts extends Omit<ConcernSources, 'queries'> {
  readonly database: Database;
  readonly settings: NoticeSettings;
  readonly site: SiteSettings;
  readonly now: () => Date;
}

/** A shorter absence of the database is not worth a mail. */
const shortestOutageMs = 2 * 60_000;

export function openNoticeMaintenance(parts: MaintenanceParts) {
  const { database, settings, now } = parts;
  let awaySince: Date | null = null;
  return {
    /** Queues what is new, and the digest when it is due; returns the number of topics told. */
    tell: async () => {
      if (settings.email === null && settings.webhook === null) return 0;
      const at = now();
      try {
        const concerns = [...(await readConcerns({ ...parts, queries: database.queries }, at))];
        if (awaySince !== null) concerns.push(...pastOutage(awaySince, at));
        const told = await tellAll(concerns, parts, at);
        awaySince = null;
        return told;
      } catch (error) {
        awaySince ??= at;
        throw error;
      }
    },
    /** Sends the webhooks that are due; null: none is configured. */
    sendWebhooks: settings.webhook === null ? null : webhookSender(settings.webhook, parts),
  };
}

function webhookSender(settings: NonNullable<NoticeSettings['webhook']>, { database, now }: MaintenanceParts) {
  const outbox = new WebhookOutbox(database.queries);
  const transport = createWebhookTransport(settings, now);
  return () => sendDue({ outbox, now, send: ({ payload }) => transport.send(readWebhookMessage(payload)) });
}

/** While the database is away nothing can be queued: it is told afterwards. */
function pastOutage(since: Date, now: Date): Concern[] {
  if (now.getTime() - since.getTime() < shortestOutageMs) return [];
  const [from, to] = [since.toISOString(), now.toISOString()];
  const says = `The database could not be used from ${noticeTime(from)} to ${noticeTime(to)}.`;
  return [illSite({ topic: 'database', says, command: 'roamchart doctor', mark: from })];
}

async function tellAll(concerns: readonly Concern[], parts: MaintenanceParts, now: Date): Promise<number> {
  const { database, settings } = parts;
  const told = await readTold(database);
  const { news, over } = decideNotices(concerns, told, now);
  const digest = settings.email === null ? null : dueDigest(settings.digestMinutes, told.get(digestTopic), now);
  if (news.length === 0 && over.length === 0 && digest === null) return 0;
  return database.writeBeside(async (transaction) => {
    const mine: Concern[] = [];
    for (const concern of news)
      if (
        await claimTopic(transaction, {
          topic: concern.topic,
          mark: concern.mark,
          before: told.get(concern.topic),
          now,
        })
      )
        mine.push(concern);
    for (const topic of over) await forgetTopic(transaction, topic, told.get(topic));
    const isDigest =
      digest !== null &&
      (await claimTopic(transaction, { topic: digestTopic, mark: digest, before: told.get(digestTopic), now }));
    await queueFor(parts, { transaction, mine, digest: isDigest ? concerns : [], now });
    return mine.length;
  });
}

interface Queueing {
  readonly transaction: TransactionQueries;
  readonly mine: readonly Concern[];
  /** Empty: no digest. */
  readonly digest: readonly Concern[];
  readonly now: Date;
}

/** A digest that is due tells the news too. */
async function queueFor({ settings, site }: MaintenanceParts, { transaction, mine, digest, now }: Queueing) {
  const { email, webhook } = settings;
  const told = digest.length > 0 ? digest : mine;
  const mail =
    email === null || told.length === 0
      ? null
      : { to: email, ...writeNoticeMail(told, site, digest.length > 0 ? 'digest' : 'news') };
  const events =
    webhook === null ? [] : mine.map((concern) => ({ type: concern.kind, data: eventData(concern, site) }));
  await queueNotices(transaction, { mail, events }, now);
}

function eventData({ topic, count, since, says, command }: Concern, { origin }: SiteSettings) {
  return { topic, count, since, says, command, site: origin };
}

async function readTold({ queries }: Database): Promise<ReadonlyMap<string, ToldTopic>> {
  const rows = await queries.selectFrom('operator_told').selectAll().execute();
  return new Map(rows.map(({ topic, mark, told_at }) => [topic, { mark, toldAt: new Date(told_at) }]));
}

interface Claim {
  readonly topic: string;
  readonly mark: string;
  /** As it was read. */
  readonly before: ToldTopic | undefined;
  readonly now: Date;
}

/** False: another process has told it since. */
async function claimTopic(transaction: TransactionQueries, { topic, mark, before, now }: Claim): Promise<boolean> {
  const told_at = now.toISOString();
  if (before === undefined) {
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('operator_told')
      .values({ topic, mark, told_at })
      .onConflict((conflict) => conflict.column('topic').doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await transaction
    .updateTable('operator_told')
    .set({ mark, told_at })
    .where('topic', '=', topic)
    .where('told_at', '=', before.toldAt.toISOString())
    .where('mark', '=', before.mark)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

async function forgetTopic(transaction: TransactionQueries, topic: string, before: ToldTopic | undefined) {
  if (before === undefined) return;
  await transaction
    .deleteFrom('operator_told')
    .where('topic', '=', topic)
    .where('told_at', '=', before.toldAt.toISOString())
    .execute();
}
