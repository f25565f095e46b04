import type { Engine } from '#database/migration.ts';
import { recount } from '#reviews/review-counters.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { makeHostileBodies, makeNaughtyReviews, type HostileBody } from '#tests/support/hostile-bodies.ts';
import { naughtyTexts } from '#tests/support/naughty-texts.ts';
import { startTestProcess } from '#tests/support/child-process.ts';
import { openTestContext } from '#tests/support/open-test-context.ts';
import { addSellers, countReviewRows } from '#tests/support/review-submission-factory.ts';
import { sendRaw } from '#tests/support/send-raw.ts';
import { visitPage } from '#tests/support/site-visit.ts';

export interface AttackReport {
  /** Number of responses to each kind of body, as `kind: status`. */
  readonly answers: ReadonlyMap<string, number>;
  /** Of the server, in MB, after every hundred bodies. */
  readonly memory: readonly number[];
  readonly isServerAlive: boolean;
  readonly rows: Readonly<Record<string, number>>;
  /** Texts that a page contains verbatim, although they hold markup. */
  readonly rendered: readonly string[];
}

/** Sends hostile bodies to a server of its own, then publishes whatever was stored and looks at the pages. */
export async function attackReviews(
  engine: Engine,
  { count, huge }: { readonly count: number; readonly huge: boolean },
): Promise<AttackReport> {
  await using suite = await createTestDatabase(engine);
  await addSellers(suite.database);
  const server = await startTestProcess(
    import.meta.resolve('#tests/contract/processes/review-server-process.ts'),
    suite.url,
  );
  const answers = new Map<string, number>();
  const memory: number[] = [];
  try {
    let sent = 0;
    for (const body of allBodies(count, huge)) {
      const answer = `${body.kind}: ${await sendRaw(server.address, body)}`;
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      sent += 1;
      if (sent % 100 === 0) memory.push(Math.round((await server.ask<{ readonly rss: number }>('memory')).rss / 1e6));
    }
    const rows = await countReviewRows(suite.database);
    const isServerAlive = server.ended() === null;
    await suite.database.queries
      .updateTable('review')
      .set({ status: 'published', published_at: '2026-11-20T12:00:00.000Z' })
      .execute();
    await recount(suite.database.queries);
    return { answers, memory, isServerAlive, rows, rendered: await renderedMarkup(suite.url) };
  } finally {
    await server.end('SIGKILL');
  }
}

function* allBodies(count: number, huge: boolean): Generator<HostileBody> {
  yield* makeNaughtyReviews();
  yield* makeHostileBodies(count, { huge });
}

async function renderedMarkup(databaseUrl: string): Promise<string[]> {
  const site = { name: 'Test', origin: 'http://roamchart.example', contactEmail: null, operatorName: null };
  await using rooms = await openTestContext({
    databaseUrl,
    dataDir: '',
    site,
    now: () => new Date('2026-11-20T12:00:00Z'),
  });
  const { total } = await rooms.context.reviews.published({ page: 1, pageSize: 1 });
  const pages: string[] = [];
  for (let page = 1; pages.length * 10 <= total; page += 1) {
    pages.push(await visitPage(page === 1 ? '/reviews' : `/reviews?page=${page}`, rooms.context));
  }
  if (!pages.some((html) => html.includes('&lt;script&gt;'))) throw new Error('the pages show no hostile text at all');
  return naughtyTexts.filter((text) => text.includes('<') && pages.some((html) => html.includes(text)));
}
