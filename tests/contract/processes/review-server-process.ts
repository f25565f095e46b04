import { openDatabase } from '#database/database.ts';
import { openContext } from '#runtime/open-context.ts';
import { listen } from '#server/http/listen.ts';
import { measureMemory, serveParent } from '#tests/support/child-process.ts';
import { createTestSubmit } from '#tests/support/review-submission-factory.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';

// Run as a process: the real server on the database of its first argument, with a bot check that accepts every token
// once. Any message is answered with its memory.
const databaseUrl = process.argv[2] ?? '';
const site = { name: 'Test', origin: 'http://roamchart.example', contactEmail: null, operatorName: null };
const opened = await openContext({ databaseUrl, dataDir: '', site, now: () => new Date() });
const database = await openDatabase({ url: databaseUrl, dataDir: '' });
if (!opened.ok || !database.ok) throw new Error('the database cannot be opened');
const submitReview = createTestSubmit(database.value, { now: () => new Date() });
const app = await buildTestServer({ context: { ...opened.value.context, submitReview } });
const address = await listen(app, { host: '127.0.0.1', port: 0 });
if (!address.ok) throw new Error(address.reason);
serveParent(address.value, measureMemory);
