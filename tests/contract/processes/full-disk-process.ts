import { rmSync, writeSync, openSync, closeSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#database/database.ts';
import { createLog } from '#runtime/services/log.ts';
import { openContext } from '#runtime/open-context.ts';
import { listen } from '#server/http/listen.ts';
import { addSellers, countReviewRows, createTestSubmit } from '#tests/support/review-submission-factory.ts';
import { buildTestServer, plainSite } from '#tests/support/server-parts.ts';

// Run as a process with a channel: a server with its data on the disk of its argument, which messages fill completely
// and free again. Sends its address, then after each message what is stored and logged.
const [, , disk = ''] = process.argv;
const now = (): Date => new Date();
const site = { name: 'Test', origin: 'http://localhost:3000', contactEmail: null, operatorName: null };
const url = `sqlite:${join(disk, 'site.sqlite')}`;
const opened = await openContext({ databaseUrl: url, dataDir: disk, site, now });
const database = await openDatabase({ url, dataDir: disk });
if (!opened.ok || !database.ok) throw new Error('the database cannot be opened');
await addSellers(database.value);
const reasons: unknown[] = [];
const app = await buildTestServer({
  context: { ...opened.value.context, submitReview: createTestSubmit(database.value, { now }) },
  site: plainSite,
  readiness: opened.value.monitor.readiness,
  log: createLog({ level: 'warn', destination: { write: (line) => void reasons.push(JSON.parse(line).reason) } }),
});
const address = await listen(app, { host: '127.0.0.1', port: 0 });
if (!address.ok) throw new Error(address.reason);

const filler = join(disk, 'filler');

/** In ever smaller pieces, until the disk is full. */
function fill(): void {
  const file = openSync(filler, 'a');
  for (let piece = 1_000_000; piece >= 1; piece = Math.floor(piece / 10)) {
    try {
      for (;;) writeSync(file, Buffer.alloc(piece));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
  closeSync(file);
}

const orders: Readonly<Record<string, () => void>> = { fill, free: () => rmSync(filler), look: () => undefined };
process.on('message', (order) => {
  orders[String(order)]?.();
  void countReviewRows(database.value).then((rows) => process.send?.({ rows, reasons }));
});
process.send?.({ address: address.value });
