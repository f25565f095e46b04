import type { IncomingMessage, ServerResponse } from 'node:http';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { OpenContext } from '#runtime/open-context.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { listeningPort } from '#server/http/listen.ts';
import { findProgram } from '#tools/find-program.ts';
import { createDatabasePlace, type DatabasePlace } from '#tests/support/database.ts';
import { startNginx, type Nginx, type ProxiedAnswer } from './stand-ins/nginx.ts';
import { openTestContext } from '#tests/support/open-test-context.ts';
import { openPageServer, type PageServer } from '#tests/support/page-server.ts';
import { makeProvider, money, plansOf } from '#tests/support/plan-factory.ts';

const program = findProgram('nginx');
const now = new Date('2026-11-20T09:00:00Z');
const seller = makeProvider();

async function open(url: string): Promise<OpenContext> {
  return openTestContext({ databaseUrl: url, dataDir: '', now: () => now });
}

async function offer({ writer }: OpenContext, units: number): Promise<void> {
  const plan = { coverage: ['JP'] as CountryCode[], price: money(units), ownPrices: [] };
  await writer.apply(plansOf(seller, plan), { source: 'test', now, dryRun: false, withdrawMissing: true });
}

/** Two instances on one PostgreSQL, behind nginx as it is shipped. */
class SharedSite {
  /** What the instances have answered. */
  readonly answered: string[] = [];
  readonly #place: DatabasePlace;
  readonly #rooms: readonly OpenContext[];
  readonly #instances: readonly PageServer[];
  readonly nginx: Nginx;

  private constructor(
    place: DatabasePlace,
    rooms: readonly OpenContext[],
    instances: readonly PageServer[],
    nginx: Nginx,
  ) {
    this.#place = place;
    this.#rooms = rooms;
    this.#instances = instances;
    this.nginx = nginx;
    for (const { app } of instances) app.server.on('request', (request, response) => this.#note(request, response));
  }

  static async start(nginx: string, sharedSeconds: number): Promise<SharedSite> {
    const place = await createDatabasePlace('postgres');
    const [first, second] = [await open(place.url), await open(place.url)];
    await offer(first, 50_000);
    const pageCache = { maxBytes: 50_000_000, sharedSeconds };
    const instances = [
      await openPageServer(first.context, { pageCache }),
      await openPageServer(second.context, { pageCache }),
    ] as const;
    const address = ({ app }: PageServer): string => `http://127.0.0.1:${listeningPort(app)}`;
    const proxy = await startNginx(nginx, [address(instances[0]), address(instances[1])]);
    return new SharedSite(place, [first, second], instances, proxy);
  }

  /** What an instance answers by itself. */
  get instance(): PageServer {
    const [instance] = this.#instances;
    if (instance === undefined) throw new Error('There are two.');
    return instance;
  }

  /** As the command for imports does, in a process of its own. */
  async import(units: number): Promise<void> {
    const rooms = await open(this.#place.url);
    await offer(rooms, units);
    await rooms.close();
  }

  async stopInstances(): Promise<void> {
    for (const instance of this.#instances) await instance[Symbol.asyncDispose]();
  }

  #note({ url }: IncomingMessage, response: ServerResponse): void {
    response.once('finish', () => this.answered.push(`${response.statusCode} ${url}`));
  }

  async close(): Promise<void> {
    await this.nginx[Symbol.asyncDispose]();
    await this.stopInstances();
    for (const rooms of this.#rooms) await rooms.close();
    await this.#place[Symbol.asyncDispose]();
  }
}

/** What must be the same with and without the proxy; error pages tell the id of their request. */
function describeAnswer({ status, headers, bytes }: Pick<ProxiedAnswer, 'status' | 'headers' | 'bytes'>) {
  const { location, 'content-encoding': coding, 'cache-control': rule } = headers;
  return [status, location, coding, rule, status < 400 ? bytes.toString('base64') : ''];
}

const paths = ['/', '/japan', '/ja/japan', '/region/asia', '/japan/_payload.json', '/about', '/japan?days=7', '/none'];

describe.skipIf(!program.ok)('nginx as a shared cache in front of two instances', () => {
  let shared: SharedSite;

  beforeAll(async () => {
    if (program.ok) shared = await SharedSite.start(program.value, 3600);
  });
  afterAll(() => shared.close());

  it('gives nobody what another has chosen', async () => {
    const cookies = fc.record(
      {
        currency: fc.constantFrom('USD', 'EUR', 'JPY', 'XZZ', ''),
        theme: fc.constantFrom('dark', 'light', '"'),
        trip: fc.constantFrom('days.7_gb.5', 'x', ''),
        promo: fc.constantFrom('0', '1'),
        locale: fc.constantFrom('ja', 'en', 'xx'),
        compare: fc.constantFrom('', '1.2'),
        other: fc.constantFrom('0', '1'),
      },
      { requiredKeys: [] },
    );
    const headers = fc.record(
      {
        'accept-language': fc.constantFrom('ja', 'en', 'de, fr;q=0.5', ''),
        'accept-encoding': fc.constantFrom('br', 'gzip', 'gzip, br', ''),
        'cache-control': fc.constantFrom('no-cache', 'only-if-cached', 'max-age=0'),
        'x-forwarded-proto': fc.constantFrom('http', 'https'),
        'x-forwarded-host': fc.constant('evil.example'),
        'x-currency': fc.constantFrom('EUR', 'JPY'),
        accept: fc.constantFrom('text/html', 'application/json'),
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(cookies, headers, fc.constantFrom(...paths), async (chosen, sent, path) => {
        const cookie = Object.entries(chosen).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
        const asked = { ...sent, ...(cookie.length > 0 && { cookie: cookie.join('; ') }) };
        const through = await shared.nginx.get(path, asked);
        const direct = await shared.instance.get(path, { ...asked, 'x-forwarded-proto': 'https' });
        expect([path, ...describeAnswer(through)]).toEqual([path, ...describeAnswer(direct)]);
        // Nothing is stored for requests with a cookie.
        expect(cookie.length > 0 && through.headers['x-cache'] !== undefined).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  it('asks the instances once for each page, coding and visitor with a cookie', async () => {
    const ask = async (path: string, headers = {}) => (await shared.nginx.get(path, headers)).headers['x-cache'];
    await ask('/contact', { 'accept-encoding': 'br' });
    const before = shared.answered.length;
    const states = [];
    for (let visitor = 0; visitor < 9; visitor += 1) states.push(await ask('/contact', { 'accept-encoding': 'br' }));
    expect([new Set(states), shared.answered.length - before]).toEqual([new Set(['HIT']), 0]);
    expect(await ask('/contact', { cookie: 'currency=EUR', 'accept-encoding': 'br' })).toBeUndefined();
    expect(await ask('/contact', { 'accept-encoding': 'br' })).toBe('HIT');
  });

  it('tells a browser that its page has not changed, with and without a cookie', async () => {
    for (const headers of [{}, { cookie: 'currency=EUR' }]) {
      const { etag = '' } = (await shared.nginx.get('/japan', headers)).headers;
      const again = await shared.nginx.get('/japan', { ...headers, 'if-none-match': etag });
      expect([again.status, again.bytes.length, again.headers['etag']]).toEqual([304, 0, etag]);
    }
  });

  it('stores neither calls nor downloads', async () => {
    for (const path of ['/api/countries?currency=EUR&locale=en', '/data/index.json']) {
      expect((await shared.nginx.get(path)).headers['x-cache']).toBeUndefined();
    }
  });
});

describe.skipIf(!program.ok)('nginx as a shared cache for a second', () => {
  let shared: SharedSite;

  beforeAll(async () => {
    if (program.ok) shared = await SharedSite.start(program.value, 1);
  });
  afterAll(() => shared.close());

  const text = async (path: string) => (await shared.nginx.get(path)).bytes.toString();

  it('shows a new price after an import without being told', async () => {
    expect(await text('/japan')).toContain('$5.00');
    expect((await shared.nginx.get('/japan')).headers['x-cache']).toBe('HIT');
    await shared.import(70_000);
    await vi.waitFor(async () => expect(await text('/japan')).toContain('$7.00'), { timeout: 30_000 });
  });

  it('is told by the tag alone that a page has not changed', async () => {
    await vi.waitFor(
      async () => {
        await text('/terms');
        expect(shared.answered).toContain('304 /terms');
      },
      { timeout: 30_000 },
    );
    expect(shared.answered.filter((each) => each === '200 /terms')).toHaveLength(1);
  });

  it('sends its pages while both instances are down', async () => {
    const [first] = [await text('/japan')];
    await shared.stopInstances();
    await vi.waitFor(
      async () => {
        const answer = await shared.nginx.get('/japan');
        expect([answer.status, answer.bytes.toString() === first]).toEqual([200, true]);
        expect(answer.headers['x-cache']).toBe('STALE');
      },
      { timeout: 30_000 },
    );
    expect((await shared.nginx.get('/region/asia')).status).toBe(502);
  });
});
