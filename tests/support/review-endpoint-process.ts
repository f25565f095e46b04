import { fastify } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { sendReview } from '#api/send-review.ts';
import { openDatabase } from '#database/database.ts';
import type { Context } from '#runtime/context.ts';
import { createTestSubmit } from './review-submission-factory.ts';

// Run as a process: the endpoint and the store alone, because a test starts it hundreds of times; with a bot check that
// believes every token once. Tells its address when it listens.
const database = await openDatabase({ url: process.argv[2] ?? '', dataDir: '' });
if (!database.ok) throw new Error(database.reason);
const now = (): Date => new Date();
const context: Pick<Context, 'submitReview' | 'now'> = { submitReview: createTestSubmit(database.value, { now }), now };
const app = fastify();
app.setValidatorCompiler(validatorCompiler);
app.setSerializerCompiler(serializerCompiler);
await app.register(sendReview, {
  prefix: '/api',
  context,
  clients: { isOwnPage: () => true, addressOf: ({ headers }) => String(headers['x-forwarded-for']) },
});
process.send?.({ address: await app.listen({ host: '127.0.0.1', port: 0 }) });
