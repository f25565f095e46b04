import { closedAlerts } from '#alerts/price-alerts.ts';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createLocalLimits } from '#limits/create-client-limits.ts';
import { fixedVersions } from '#database/version-reader.ts';
import { emptyProfile } from '#domain/plan/provider-profile.ts';
import type { Context } from '#runtime/services/context.ts';
import { scheduler } from '#runtime/services/scheduler.ts';
import { unchangedFiles } from '#runtime/site-files/site-files.ts';
import { createLog } from '#runtime/services/log.ts';
import { buildServer, type ServerParts } from '#server/build-server.ts';
import type { Site } from '#web/site-contract.ts';
import { silentVisitorLog } from './silent-visitor-log.ts';
import { testChallenge } from './test-challenge.ts';

/** A context without anything in it; tests replace what they ask for. */
export function emptyContext(
  parts: {
    readonly catalogue?: Partial<Context['catalogue']>;
    readonly visitors?: Partial<Context['visitors']>;
    readonly countryOfAddress?: Context['countryOfAddress'];
    readonly origin?: string;
    readonly alerts?: Context['alerts'];
  } = {},
): Context {
  const origin = parts.origin ?? 'http://localhost:3000';
  const site = { name: 'Roamchart', origin, contactEmail: null, operatorName: null };
  return {
    catalogue: {
      version: async () => 1,
      destinationStats: async () => [],
      destinationFloors: async () => [],
      destinationBaskets: async () => [],
      plansAt: async () => null,
      journeyPlans: async () => [],
      planDetail: async () => null,
      comparedPlans: async () => ({ offered: [], withdrawn: [] }),
      offer: async () => null,
      sellerLinks: async () => ({ paid: [], always: [] }),
      isHidden: async () => false,
      mergedInto: async () => null,
      providerProfile: async () => emptyProfile,
      providerLogo: async () => null,
      priceHistories: async () => new Map(),
      ownPriceHistories: async () => new Map(),
      withdrawnPlans: async ({ destination }) => ({ destination, plans: [] }),
      findPlans: async () => ({ plans: [], next: null }),
      destinationLows: async () => [],
      latestPriceChanges: async () => [],
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
    visitors: { ...silentVisitorLog, ...parts.visitors },
    alerts: parts.alerts ?? closedAlerts,
    corrections: { corrections: async () => [] },
    countryOfAddress: parts.countryOfAddress ?? (() => null),
    limits: createLocalLimits(),
    versions: fixedVersions(),
    scheduler,
    site,
    siteFiles: unchangedFiles(site),
    now: () => new Date('2026-11-21T10:20:30.456Z'),
  };
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
  blogFeed: async (locale) => `<feed xml:lang="${locale}" xml:id="blog"/>`,
};

/** A whole server on test doubles; it listens only on request. */
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
