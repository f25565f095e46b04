import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Context } from '#runtime/context.ts';
import { createLog } from '#runtime/log.ts';
import { buildServer, type ServerParts } from '#server/build-server.ts';
import type { Site } from '#web/site-contract.ts';
import { testChallenge } from './test-challenge.ts';

/** A context without anything in it; tests replace what they ask for. */
export function emptyContext(
  parts: {
    readonly catalogue?: Partial<Context['catalogue']>;
    readonly visitors?: Partial<Context['visitors']>;
    readonly origin?: string;
  } = {},
): Context {
  return {
    catalogue: {
      version: async () => 1,
      destinationStats: async () => [],
      destinationFloors: async () => [],
      plansAt: async () => null,
      planDetail: async () => null,
      offerAddress: async () => null,
      priceHistories: async () => new Map(),
      providerPages: async () => [],
      planStarts: async () => [],
      providers: async () => [],
      provider: async () => null,
      lastCheckedAt: async () => null,
      showsExamples: async () => false,
      ...parts.catalogue,
    },
    currency: { rates: async () => ({}), version: async () => 1 },
    reviews: {
      moderationCounts: async () => ({ received: 0, published: 0, pending: 0, rejected: 0, removed: 0, reasons: [] }),
      countries: async () => [],
      ratings: async () => new Map(),
      published: async () => ({ reviews: [], total: 0 }),
      summary: async () => ({ mean: null, count: 0, providers: 0, distribution: [0, 0, 0, 0, 0] }),
    },
    botCheck: { kind: 'altcha', challenge: async () => testChallenge },
    submitReview: async () => ({ status: 'stored', id: 'stored-review' }),
    reviewImages: { published: async () => null },
    visitors: { countClick: async () => undefined, reportPrice: async () => undefined, ...parts.visitors },
    site: {
      name: 'Roamchart',
      origin: parts.origin ?? 'http://localhost:3000',
      contactEmail: null,
      operatorName: null,
    },
    now: () => new Date('2026-11-21T10:20:30.456Z'),
  };
}

/** A site of one page, which says what it was asked; errors are pages of one line. */
export const plainSite: Site = {
  answer: async (request, context) => ({
    kind: 'page',
    status: 200,
    html: JSON.stringify({ ...request, now: context.now() }),
    headers: { 'content-type': 'text/html; charset=utf-8', vary: 'Cookie' },
  }),
  renderError: ({ status, path, locale, theme, requestId }) =>
    `error ${status} ${path} ${locale} ${theme} ${requestId}`,
  sitemap: async (name) => (name === 'index' || name === 'pages' ? `<${name}/>` : null),
  reviewFeed: async (locale) => `<feed xml:lang="${locale}"/>`,
};

/** A whole server on test doubles; it listens only when a test asks it to. */
export async function buildTestServer(parts: Partial<ServerParts> = {}): Promise<FastifyInstance> {
  return buildServer({
    context: emptyContext(),
    site: plainSite,
    log: createLog({ level: 'silent' }),
    clientDir: null,
    dataDir: mkdtempSync(join(tmpdir(), 'roamchart-')),
    ...parts,
  });
}
