import { fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { sendReview } from '#api/send-review.ts';
import { openDatabase, type Database } from '#database/database.ts';
import { createLocalLimits } from '#limits/create-client-limits.ts';
import type { Context } from '#runtime/services/context.ts';
import { createTestSubmit } from './review-submission-factory.ts';

// Run as a process: the endpoint and the store alone, because a test starts it hundreds of times; with a bot check
// that accepts every token once. Sends its address when it listens.
const database = await openWithRetry(process.argv[2] ?? '');
const now = (): Date => new Date();
const context: Pick<Context, 'submitReview' | 'limits' | 'now'> = {
  submitReview: createTestSubmit(database, { now }),
  limits: createLocalLimits(),
  now,
};
const app = fastify();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
await app.register(sendReview, {
  prefix: '/api',
  context,
  clients: {
    isOwnPage: () => true,
    countryOf: () => null,
    addressOf: ({ headers }) => String(headers['x-forwarded-for']),
  },
});
process.send?.({ address: await app.listen({ host: '127.0.0.1', port: 0 }) });

/** A machine that is busy elsewhere may not answer within the seconds that a site gives it. */
async function openWithRetry(url: string): Promise<Database> {
  for (;;) {
    const opened = await openDatabase({ url, dataDir: '' });
    if (opened.ok) return opened.value;
    console.error(opened.reason);
    if (!opened.reason.includes('in time')) throw new Error(opened.reason);
  }
}
