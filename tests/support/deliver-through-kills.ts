import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';
import type { Database } from '#database/database.ts';
import type { Engine } from '#database/migration.ts';
import { queueNotices } from '#mail/queue-notices.ts';
import { createTestDatabase } from './database.ts';
import { FaultyReceivers } from './faulty-receivers.ts';
import { SeededRandom } from './seeded-random.ts';
import { startSmtp } from './smtp-stand-in.ts';
import { StartedSite } from './started-site.ts';
import { startWebhookReceiver } from './webhook-stand-in.ts';

interface DeliveryReport {
  readonly deliveries: number;
  readonly kills: number;
  /** Instances that ended although nobody killed them. */
  readonly crashes: number;
  /** Requests and mails that reached the receivers, whatever became of them. */
  readonly attempts: number;
  readonly faults: Readonly<Record<string, number>>;
  /** Ids that came: as many as deliveries, so that a receiver that compares them keeps each. */
  readonly ids: number;
  /** Those that came again with the id that they had. */
  readonly repeats: number;
  /** Deliveries that two senders had under way at the same time. */
  readonly simultaneous: readonly string[];
  readonly lost: readonly string[];
  /** Deliveries that came with more than one id. */
  readonly renamed: readonly string[];
  /** Rows of the queue that are not marked as sent, or keep an address or content: attempts and last error. */
  readonly unfinished: readonly string[];
}

/** Between two kills at most. */
const mostAttempts = 60;
/** What is due then is given up or sent. */
const endOfTime = '9999';

/** Each half of the deliveries is mails, the other webhooks. With SQLite a site is one process. */
export async function deliverThroughKills(engine: Engine, deliveries: number): Promise<DeliveryReport> {
  await using stack = new AsyncDisposableStack();
  const dataDir = mkdtempSync(join(tmpdir(), 'roamchart-deliveries-'));
  stack.defer(() => rmSync(dataDir, { recursive: true }));
  const { database, url } = stack.use(await createTestDatabase(engine));
  const random = new SeededRandom(81);
  const instanceCount = engine === 'sqlite' ? 1 : 2;
  const faulty = new FaultyReceivers(random, instanceCount);
  const smtp = stack.use(await startSmtp(faulty.react));
  const receiver = stack.use(await startWebhookReceiver(faulty.react));
  const settings = {
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    DEMO: 'false',
    OPEN_DATA: 'false',
    LOG_LEVEL: 'fatal',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'site@esim.example',
    OPERATOR_EMAIL: 'operator@esim.example',
    WEBHOOK_URL: receiver.url,
    WEBHOOK_SECRET: receiver.secret,
    WEBHOOK_NETWORKS: '127.0.0.1',
  };
  const instances = Array.from({ length: instanceCount }, () => new StartedSite(settings));
  // The receivers wait for unanswered requests when they close.
  stack.defer(() => faulty.hurry());
  for (const instance of instances) stack.defer(() => instance.end('SIGKILL'));
  const keys = await queue(database, deliveries / 2);
  const kills = await killUntilDelivered({ database, instances, faulty, random });
  const arrivals = [
    ...smtp.mails.map(({ headers }) => [headers['subject'] ?? '', headers['message-id'] ?? ''] as const),
    ...receiver.events.map((event, index) => [namedEvent.parse(event).data.name, receiver.ids[index] ?? ''] as const),
  ].filter(([key]) => keys.has(key));
  const idsOf = Map.groupBy(arrivals, ([key]) => key);
  return {
    deliveries: keys.size,
    kills,
    crashes: instances.reduce((sum, { crashes }) => sum + crashes, 0),
    attempts: faulty.attempts,
    faults: faulty.faults,
    ids: new Set(arrivals.map(([, id]) => id)).size,
    repeats: arrivals.length - idsOf.size,
    simultaneous: faulty.simultaneous,
    lost: [...keys].filter((key) => !idsOf.has(key)),
    renamed: [...idsOf].filter(([, found]) => new Set(found.map(([, id]) => id)).size > 1).map(([key]) => key),
    unfinished: await listUnfinished(database),
  };
}

/** Returns the subjects of the mails and the names of the events. */
async function queue(database: Database, count: number): Promise<ReadonlySet<string>> {
  const keys = Array.from({ length: count }, (_, index) => [`Notice ${index}`, `Event ${index}`] as const);
  await database.write(async (transaction) => {
    for (const [subject, name] of keys)
      await queueNotices(
        transaction,
        {
          mail: { to: 'operator@esim.example', subject, text: 'Look.' },
          events: [{ type: 'test', data: { name } }],
        },
        new Date(),
      );
  });
  return new Set(keys.flat());
}

/** The site may tell of itself meanwhile: those events have no name. */
const namedEvent = z.object({ data: z.object({ name: z.string().default('') }) });

interface Run {
  readonly database: Database;
  readonly instances: readonly StartedSite[];
  readonly faulty: FaultyReceivers;
  readonly random: SeededRandom;
}

/** Instances are killed while anything is due, then stopped, and hours pass. Returns the number of kills. */
async function killUntilDelivered({ database, instances, faulty, random }: Run): Promise<number> {
  let kills = 0;
  const nextMoment = (): Promise<void> => faulty.nextMoment(1 + random.below(mostAttempts));
  while ((await countWaiting(database)) > 0) {
    let moment = nextMoment();
    // One after the other: the first may have to build the site.
    for (const instance of instances) await instance.start();
    while (await isReached(moment, database)) {
      const chosen = random.below(instances.length);
      // Now and then all of them, as when their machine fails.
      const victims = instances.filter((_, index) => index === chosen || random.below(3) === 0);
      await Promise.all(victims.map((victim) => victim.end('SIGKILL')));
      kills += victims.length;
      await Promise.all(victims.map((victim) => victim.start()));
      moment = nextMoment();
    }
    // What is under way is recorded: killed here, a last delivery would never get further than its claim.
    faulty.hurry();
    await Promise.all(instances.map((instance) => instance.end('SIGTERM')));
    await letHoursPass(database);
  }
  return kills;
}

/** False: nothing is due any more. A moment that came earlier, while instances started, counts. */
async function isReached(moment: Promise<void>, database: Database): Promise<boolean> {
  const reached = moment.then(() => true);
  do if (await Promise.race([reached, pause(100, false)])) return true;
  while ((await countWaiting(database, new Date().toISOString())) > 0);
  return false;
}

/** Deliveries that are neither sent nor given up. @param until default: due at any time */
async function countWaiting({ queries }: Database, until = endOfTime): Promise<number> {
  const rows = queries.selectFrom('mail').select('id').where('sent_at', 'is', null).where('next_at', '<', until);
  return (await rows.execute()).length;
}

/** No instance runs: what killed ones had claimed is free after an hour, and what failed is due again. */
async function letHoursPass({ queries }: Database): Promise<void> {
  const next_at = new Date().toISOString();
  const waiting = queries.updateTable('mail').set({ next_at }).where('sent_at', 'is', null);
  await waiting.where('next_at', '<', endOfTime).execute();
}

async function listUnfinished({ queries }: Database): Promise<string[]> {
  const rows = await queries.selectFrom('mail').selectAll().execute();
  return rows
    .filter((row) => row.sent_at === null || row.to_address !== '' || row.payload !== '{}')
    .map(({ kind, attempts, last_error }) => `${kind}, attempt ${attempts}: ${last_error}`);
}
