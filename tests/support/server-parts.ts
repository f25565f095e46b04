import { onTestFinished } from 'vitest';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#runtime/services/context.ts';
import { createLog } from '#runtime/services/log.ts';
import { buildServer, type ServerParts } from '#server/build-server.ts';
import type { Site } from '#web/site-contract.ts';
import { makeFolder } from './make-folder.ts';
import { createMemoryContext, type MemoryOptions } from './memory-context.ts';

/** A context without anything in it; tests replace what they ask for. */
export function emptyContext(
  parts: Pick<MemoryOptions, 'visitors' | 'origin' | 'alerts'> & {
    readonly catalogue?: Partial<Context['catalogue']>;
    readonly countryOfAddress?: Context['countryOfAddress'];
  } = {},
): Context {
  const { catalogue, countryOfAddress = () => null, ...options } = parts;
  const memory = createMemoryContext({ origin: 'http://localhost:3000', contactEmail: null, ...options });
  const now = () => new Date('2026-11-21T10:20:30.456Z');
  return { ...memory, catalogue: { ...memory.catalogue, ...catalogue }, countryOfAddress, now };
}

/** A site of one page, which says what it was asked; errors are pages of one line. */
export const plainSite: Site = {
  inlineScripts: ['start()'],
  routes: [{ page: 'destination', pathname: '/:destination' }],
  pageAt: (path) => (path === '/japan' ? 'destination' : null),
  answer: async (request, context) => ({
    kind: 'page',
    status: 200,
    html: JSON.stringify({ ...request, now: context.now() }),
    headers: { 'content-type': 'text/html; charset=utf-8', vary: 'Cookie' },
  }),
  visitorKey: () => ({ frame: 'first', remembered: '' }),
  renderError: ({ status, path, locale, theme, requestId }) =>
    `error ${status} ${path} ${locale} ${theme} ${requestId}`,
  sitemap: async (name) => (name === 'index' || name === 'pages' ? `<${name}/>` : null),
  reviewFeed: async (locale) => `<feed xml:lang="${locale}"/>`,
  priceFeed: async ({ path, locale }) => (path === '/japan' ? `<feed xml:lang="${locale}" xml:id="prices"/>` : null),
  followFeed: async ({ path, search, locale }) =>
    path === '/japan' ? `<feed xml:lang="${locale}" search="${search}"/>` : null,
  stepsInline: { style: 'p{}', script: 'print()' },
  stepsPage: async ({ search, locale }) => (search === '?plan=1' ? `<html lang="${locale}">` : null),
  stepsCalendar: async ({ search }) => (search === '?plan=1' ? 'BEGIN:VCALENDAR' : null),
  blogFeed: async (locale) => `<feed xml:lang="${locale}" xml:id="blog"/>`,
};

/** A whole server on test doubles; it listens only on request. */
export async function buildTestServer(parts: Partial<ServerParts> = {}): Promise<FastifyInstance> {
  return buildServer({
    context: emptyContext(),
    site: plainSite,
    log: createLog({ level: 'silent' }),
    clientDir: null,
    dataDir: makeFolder(),
    ...parts,
  });
}

/** The same, open until its test ends. */
export async function openTestServer(parts: Partial<ServerParts> = {}): Promise<FastifyInstance> {
  const app = await buildTestServer(parts);
  onTestFinished(() => app.close());
  return app;
}
