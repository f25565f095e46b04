import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readRuns } from '#feeds/run/run-records.ts';
import { parseFeedSources } from '#feeds/sources/read-feed-sources.ts';
import { readSourceStates } from '#feeds/sources/source-states.ts';
import { defaultFeedSettings } from '#runtime/settings/feed-settings.ts';
import { runFeeds } from '#runtime/services/feeds/run-feeds.ts';
import {
  airaloApi,
  airaloDestination,
  cursorApi,
  esimAccessApi,
  esimGoApi,
  offsetApi,
  startApiServer,
  zenditApi,
  type ApiServer,
  type ApiStandIn,
} from '#tests/support/api-stand-ins.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { makeFolder } from '#tests/support/make-folder.ts';

const codes = ['JP', 'FR', 'IT'];
const destinations = codes.map(airaloDestination);
const packages = codes.map((location) => ({
  packageCode: `P-${location}`,
  name: 'eSIM 1GB',
  retailPrice: 45_000,
  currencyCode: 'USD',
  volume: 2 ** 30,
  dataType: 1,
  duration: 7,
  durationUnit: 'DAY',
  location,
}));
const bundles = codes.map((iso) => ({
  name: `esim_1GB_7D_${iso}_V2`,
  price: 4.5,
  duration: 7,
  dataAmount: 1000,
  unlimited: false,
  countries: [{ iso }],
}));
const offers = codes.map((country) => ({
  offerId: `ESIM-${country}-7D-1GB`,
  productType: 'ESIM',
  country,
  dataGB: 1,
  dataUnlimited: false,
  durationDays: 7,
  enabled: true,
  price: { currency: 'USD', currencyDivisor: 100, fixed: 450 },
  roaming: [],
}));

/** The entries that the example shows, with the smallest pages. */
const documented = new Map(
  (
    JSON.parse(readFileSync('deploy/feeds-of-apis.json', 'utf8')) as {
      readonly sources: readonly (Record<string, unknown> & { readonly name: string; readonly place: string })[];
    }
  ).sources.map((entry) => [entry.name, { ...entry, place: entry.place.replace(/\d+$/, '1') }]),
);
const [airalo, esimAccess, esimGo, zendit] = ['airalo', 'esim-access', 'esim-go', 'zendit'].map(
  (name) => documented.get(name) ?? {},
) as [Entry, Entry, Entry, Entry];
type Entry = Record<string, unknown>;
const byCursor = { ...esimGo, paging: { by: 'cursor', items: 'bundles', parameter: 'after', next: 'meta.next' } };
const byOffset = { ...esimGo, paging: { by: 'offset', items: 'bundles', parameter: 'skip', total: 'rows' } };
const linked = { ...airalo, paging: { by: 'link', items: 'data', next: 'links.next' } };

describe.each(engines)('feeds of APIs on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let server: ApiServer;
  let dataDir: string;
  let clock: number;
  let waits: number[];

  beforeEach(async () => {
    server = await startApiServer(() => ({ status: 503, json: {} }));
    dataDir = makeFolder();
    writeFileSync(join(dataDir, 'secret.txt'), 'open sesame\n');
    clock = Date.parse('2026-11-20T08:00:00Z');
    waits = [];
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
  });

  async function run(entry: Record<string, unknown>, standIn: ApiStandIn = server.answer) {
    server.answer = standIn;
    const text = JSON.stringify({ sources: [{ ...entry, name: 'kori' }] });
    const read = parseFeedSources(text, join(dataDir, 'feeds.json'));
    if (!read.ok) throw new Error(read.reason.join('\n'));
    const runs = await runFeeds(() => read.value, {
      database: suite.database,
      dataDir,
      feeds: defaultFeedSettings,
      keptFiles: 2,
      network: server.network,
      now: () => new Date(clock),
      wait: async (ms) => {
        waits.push(ms);
        clock += ms;
      },
      environment: { AIRALO_ID: 'partner' },
    });
    const [first] = runs.ok ? runs.value : [];
    if (first === undefined) throw new Error('no run');
    return first;
  }

  async function offered(): Promise<readonly string[]> {
    const rows = await suite.database.queries
      .selectFrom('plan')
      .select('external_id')
      .where('active', '=', 1)
      .execute();
    return rows.map((row) => row.external_id).toSorted();
  }

  it.each([
    ['Airalo by page', airalo, airaloApi(destinations), 4],
    ['Airalo by link', linked, airaloApi(destinations), 4],
    ['a list by cursor', byCursor, cursorApi(bundles), 3],
    ['a list by offset', byOffset, offsetApi(bundles), 3],
    ['eSIM Access', esimAccess, esimAccessApi(packages), 1],
    ['eSIM Go', esimGo, esimGoApi(bundles), 3],
    ['Zendit', zendit, zenditApi(offers), 3],
  ] as const)('%s: all pages are one complete list', async (_name, entry, standIn, requests) => {
    const first = await run(entry, standIn);
    expect(first).toMatchObject({ outcome: 'imported', report: { added: 3, complete: true, skipped: {} } });
    expect(server.asked).toHaveLength(requests);
    expect(await run(entry)).toMatchObject({ outcome: 'unchanged' });
  });

  it('log in again when the token is refused, and only once', async () => {
    const api = airaloApi(destinations);
    let pages = 0;
    const forgetful: ApiStandIn = (asked) => {
      if (asked.url.pathname === '/v2/packages' && ++pages === 2) api.token = 'token-2';
      return api(asked);
    };
    expect(await run(airalo, forgetful)).toMatchObject({ outcome: 'imported', report: { added: 3 } });
    expect(server.asked.filter(({ url }) => url.pathname === '/v2/token')).toHaveLength(2);
    const never: ApiStandIn = (asked) =>
      asked.url.pathname === '/v2/token' ? api(asked) : { status: 401, json: { message: 'no' } };
    expect((await run(airalo, never)).problem).toContain('status 401');
  });

  it('wait as long as the server asks and keep the pace that they are given', async () => {
    const api = esimGoApi(bundles);
    let asked = 0;
    const busy: ApiStandIn = (each) =>
      ++asked === 2 ? { status: 429, headers: { 'retry-after': '30' }, json: {} } : api(each);
    expect(await run({ ...esimGo, requestsPerMinute: 40 }, busy)).toMatchObject({ report: { added: 3 } });
    expect(waits).toEqual([1500, 30_000, 1500, 1500]);
  });

  it('do not wait for longer than the feed may take', async () => {
    const closed: ApiStandIn = () => ({ status: 429, headers: { 'retry-after': '86400' }, json: {} });
    expect((await run(esimGo, closed)).problem).toMatch(/status 429 and asks to come back in 86400 s/);
    expect(waits).toEqual([]);
  });

  const goPages = esimGoApi(bundles);
  const onPage =
    (page: string, answer: ApiStandIn): ApiStandIn =>
    (asked) =>
      asked.url.searchParams.get('page') === page ? answer(asked) : goPages(asked);

  it.each<[string, ApiStandIn, RegExp]>([
    ['an error', onPage('3', () => ({ status: 500, json: {} })), /status 500/],
    ['half a page', onPage('3', () => ({ json: '{"bundles": [{"na' })), /page 3 is not complete JSON/],
    ['another answer', onPage('3', () => ({ json: { message: 'sorry' } })), /page 3 has no list at bundles/],
    [
      'an empty page',
      onPage('2', () => ({ json: { bundles: [], pageCount: 3 } })),
      /page 2 is empty, though there are 3 pages/,
    ],
    [
      'the same page again',
      onPage('3', (asked) => goPages({ ...asked, url: new URL('?perPage=1&page=2', asked.url) })),
      /page before once more/,
    ],
    ['another size', onPage('3', () => ({ json: { bundles: [bundles[2]], pageCount: 4 } })), /states a different size/],
    [
      'a redirect inside',
      onPage('3', () => ({ status: 302, headers: { location: 'https://inside.example/' }, json: {} })),
      /not a public internet address/,
    ],
  ])('that meet %s on the way withdraw nothing', async (_what, broken, problem) => {
    await run(esimGo, goPages);
    const before = await offered();
    const outcome = await run(esimGo, broken);
    expect([outcome.outcome, outcome.problem]).toEqual(['failed', expect.stringMatching(problem)]);
    expect(await offered()).toEqual(before);
    expect(before).toHaveLength(3);
  });

  it('send a link to no other server and no body after a redirect', async () => {
    const away = airaloApi(destinations);
    const elsewhere: ApiStandIn = (asked) => {
      const { json } = away(asked);
      return {
        json: JSON.parse(
          JSON.stringify(json).replaceAll(
            'https://partners-api.airalo.com/v2/packages?page=2',
            'https://other.example/2',
          ),
        ),
      };
    };
    expect((await run(linked, elsewhere)).problem).toMatch(/names a next page on another server, other\.example/);
    const moved: ApiStandIn = () => ({ status: 307, headers: { location: 'https://other.example/' }, json: {} });
    expect((await run(esimAccess, moved)).problem).toMatch(/redirects a POST request/);
    expect(server.asked.every(({ headers }) => !headers.host?.startsWith('other'))).toBe(true);
  });

  it('count the bytes of all pages together', async () => {
    const wide = bundles.map((bundle) => ({ ...bundle, description: 'x'.repeat(600_000) }));
    expect((await run({ ...esimGo, maxMegabytes: 1 }, esimGoApi(wide))).problem).toMatch(/sends more than/);
  });

  it('show their secrets nowhere', async () => {
    await run(airalo, airaloApi(destinations));
    writeFileSync(join(dataDir, 'secret.txt'), 'wrong sesame');
    const failed = await run(airalo);
    expect(failed.problem).toMatch(/partners-api\.airalo\.com\/v2\/token answers with status 422/);
    const folder = join(dataDir, 'feeds', 'fetched', 'kori');
    const stored = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
    const runs = await readRuns(suite.database.queries, { feed: null, limit: 10 });
    const states = [...(await readSourceStates(suite.database.queries)).values()];
    expect(JSON.stringify([failed, runs, states, stored])).not.toMatch(/sesame|token-1/);
  });
});
