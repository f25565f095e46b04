import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { z } from 'zod';
import { withDeskPeople } from '#runtime/services/desk/with-desk-people.ts';
import { createLog } from '#runtime/services/log.ts';
import { defaultBackupSettings } from '#runtime/settings/backup-settings.ts';
import { defaultReviewSettings } from '#runtime/settings/review-settings.ts';
import { buildDesk } from '#server/desk/build-desk.ts';
import { loadDeskPages } from '#server/desk/load-desk-pages.ts';
import { freePort } from '#tests/support/postgres.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import { runTestSite, type TestSite } from '#tests/support/run-test-site.ts';
import { createSoftKey } from '#tests/support/soft-key.ts';
import { storeReview } from '#tests/support/stored-review.ts';

const messageSchema = z.union([
  z.literal('open'),
  z.object({ invite: z.string(), role: z.enum(['owner', 'moderator']) }),
  z.object({ member: z.string() }),
  z.object({ waitMs: z.number() }),
  z.literal('carry out'),
  z.object({ run: z.string() }),
  z.object({ reviews: z.int() }),
]);

const dayMs = 24 * 60 * 60_000;
const origin = `http://localhost:${await freePort()}`;
/** Enough for sellers with a list of plans. */
const planCount = 2000;
let late = 0;
/** The desk once it is open. */
let app: FastifyInstance | null = null;
const now = (): Date => new Date(Date.now() + late);

/** A site and its desk, from the build of the browser tests. Messages open it, make links, and move its clock. */
await runTestSite({
  settings: { now, desk: { origin } },
  planCount,
  prepare: (rooms) => rooms.makeDeskExamples({ asOf: now(), planCount }),
  answer: async (site, message) => {
    const asked = messageSchema.parse(message);
    if (asked === 'open') return { origin: await openDeskOf(site) };
    if (asked === 'carry out') return site.rooms.decisionMaintenance.carryOut();
    if ('waitMs' in asked) return { late: (late += asked.waitMs) };
    if ('run' in asked) return runCommandLine(asked.run, { DATA_DIR: site.dataDir, DESK_ORIGIN: origin }, now());
    if ('reviews' in asked) return storeReviews(site, asked.reviews);
    return 'member' in asked ? { cookie: await addMember(site, asked.member) } : invite(site, asked);
  },
});

async function storeReviews({ dataDir }: TestSite, count: number): Promise<void> {
  await using database = await openTestDatabase({ url: '', dataDir });
  const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#336699' } })
    .jpeg()
    .toBuffer();
  for (let number = 1; number <= count; number += 1)
    await storeReview(database, {
      text: `Review ${number}: it worked on the train.`,
      createdAt: new Date(now().getTime() - 30 * dayMs + number * 1000).toISOString(),
      images: [picture],
    });
}

async function openDeskOf({ rooms }: TestSite): Promise<string> {
  if (rooms.desk === null) throw new Error('The desk is off.');
  const dist = join(process.cwd(), 'var', 'test', 'dist');
  const pages = await loadDeskPages(dist);
  app = await buildDesk({
    open: rooms.desk,
    pages: async () => pages,
    // Everybody comes from one address.
    limits: { consume: async () => true },
    log: createLog({ level: 'error', destination: process.stderr }),
    clientDir: join(dist, 'desk'),
  });
  await app.listen({ host: '127.0.0.1', port: Number(new URL(origin).port) });
  return origin;
}

const questionSchema = z.object({ options: z.object({ challenge: z.string() }) });

/** An owner with a key in software, for browsers without an authenticator: the cookie of their session. */
async function addMember(site: TestSite, name: string): Promise<string> {
  const { link } = await invite(site, { invite: name, role: 'owner' });
  const token = new URL(link).hash.slice(1);
  const opened = app;
  if (opened === null) throw new Error('The desk is not open.');
  const headers = { host: new URL(origin).host, origin };
  const send = (url: string, payload: object) => opened.inject({ url, method: 'POST', headers, payload });
  const { options } = questionSchema.parse((await send('/passkey/new-key/options', { token })).json());
  const answer = createSoftKey(origin).make(options.challenge);
  const made = await send('/passkey/new-key', { token, name: 'Laptop', answer });
  const [cookie = ''] = String(made.headers['set-cookie']).split(';');
  return cookie;
}

async function invite(
  { dataDir }: TestSite,
  { invite: name, role }: { readonly invite: string; readonly role: 'owner' | 'moderator' },
): Promise<{ readonly link: string }> {
  const settings = {
    databaseUrl: '',
    dataDir,
    reviews: defaultReviewSettings,
    backups: defaultBackupSettings,
    desk: { origin, port: 0, isDefault: false },
  };
  const made = await withDeskPeople(settings, { operator: 'deploy', now }, (people) =>
    people.invite({ name, role, replaces: false }),
  );
  if (!made.ok) throw new Error(made.reason);
  return { link: made.value.link };
}
