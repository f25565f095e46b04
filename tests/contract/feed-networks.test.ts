import { writeFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  airaloApi,
  airaloDestination,
  startApiServer,
  type ApiServer,
  type ApiStandIn,
} from '#tests/support/api-stand-ins.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { runCommandLine } from '#tests/support/run-command-line.ts';

const destinations = ['JP', 'FR', 'IT'].map(airaloDestination);
const hasIpv6 = Object.values(networkInterfaces()).some((all = []) => all.some(({ address }) => address === '::1'));

/** Commands as an operator runs them, against servers of this machine: nothing stands between. */
describe('a provider in a private network', () => {
  let server: ApiServer;
  let dataDir: string;
  beforeEach(async () => {
    server = await startApiServer(airaloApi(destinations));
    dataDir = makeFolder();
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
  });

  function entryAt(origin: string, loginOrigin = origin): Record<string, unknown> {
    return {
      name: 'kori',
      format: 'airalo',
      place: `${origin}/v2/packages`,
      everyHours: 6,
      login: {
        url: `${loginOrigin}/v2/token`,
        token: 'data.access_token',
        form: {
          client_id: 'partner',
          client_secret: { environment: 'KORI_SECRET' },
          grant_type: 'client_credentials',
        },
      },
      paging: { by: 'page', items: 'data', last: 'meta.last_page' },
    };
  }

  async function run(words: string, networks: string, entry = entryAt(server.origin)) {
    const FEED_SOURCES = join(dataDir, 'feeds.json');
    writeFileSync(FEED_SOURCES, JSON.stringify({ sources: [entry] }));
    const settings = { DATA_DIR: dataDir, FEED_SOURCES, FEED_NETWORKS: networks, KORI_SECRET: 'open sesame' };
    return runCommandLine(words, settings, new Date('2026-11-20T08:00:00Z'));
  }

  /** Another host of the same port, which leads to the server as well. */
  const at = (host: string, { origin }: ApiServer = server) => origin.replace('127.0.0.1', host);
  const paths = () => server.asked.map(({ url }) => `${url.pathname}${url.search}`);

  it.each([
    ['its address', '127.0.0.1'],
    ['its network', '10.0.0.0/8, 127.0.0.0/8'],
    ['its IPv4-mapped address', '::ffff:127.0.0.1'],
  ])('is logged in to and read page by page where %s is listed', async (_name, networks) => {
    const { status, out, err } = await run('feeds run', networks);
    expect([status, out, err]).toEqual([0, expect.stringContaining('kori: imported'), '']);
    expect(paths()).toEqual(['/v2/token', ...[1, 2, 3].map((page) => `/v2/packages?page=${page}`)]);
  });

  it('is read by a name and by an IPv4-mapped address of the same network', async () => {
    const byName = await run('feeds run', '127.0.0.1, ::1', entryAt(at('localhost')));
    expect([byName.status, byName.err]).toEqual([0, '']);
    const mapped = await run('feeds run', '127.0.0.1', entryAt(at('[::ffff:127.0.0.1]')));
    expect([mapped.status, mapped.err]).toEqual([0, '']);
  });

  it.skipIf(!hasIpv6)('is read by IPv6', async () => {
    await using other = await startApiServer(airaloApi(destinations), '::1');
    const listed = await run('feeds run', '::1/128', entryAt(other.origin));
    expect([listed.status, listed.err]).toEqual([0, '']);
    const unlisted = await run('feeds run', '127.0.0.0/8', entryAt(other.origin));
    expect([unlisted.status, unlisted.err]).toEqual([1, expect.stringContaining('list ::1 in FEED_NETWORKS')]);
    expect(other.asked).toHaveLength(4);
  });

  const secure = (host: string): string => at(host).replace('http:', 'https:');

  it.each([
    [
      'nothing is listed, without TLS',
      '',
      () => entryAt(server.origin),
      /place is not usable.*its host in FEED_NETWORKS/,
    ],
    ['nothing is listed', '', () => entryAt(secure('127.0.0.1')), /list 127\.0\.0\.1 in FEED_NETWORKS/],
    ['others are listed', '127.0.0.2, ::1', () => entryAt(server.origin), /list 127\.0\.0\.1 in FEED_NETWORKS/],
    ['its mapped address is not', '127.0.0.2', () => entryAt(at('[::ffff:127.0.0.1]')), /list ::ffff:7f00:1 in FEED_N/],
    [
      'only its data is listed',
      '127.0.0.2',
      () => entryAt(at('127.0.0.2'), server.origin),
      /v2\/token leads to 127\.0/,
    ],
  ])('is asked for nothing where %s', async (_name, networks, entry, sentence) => {
    const { status, err } = await run('feeds run', networks, entry());
    expect([status, err]).toEqual([1, expect.stringMatching(sentence)]);
    expect(paths()).toEqual([]);
  });

  it('may redirect to listed addresses alone', async () => {
    await using unlisted = await startApiServer(airaloApi(destinations), '127.0.0.3');
    const api = airaloApi(destinations);
    const moved = (host: string): ApiStandIn => {
      const target = host === '127.0.0.3' ? unlisted.origin : at(host);
      return (asked) =>
        asked.headers.host?.startsWith('127.0.0.1') === true && asked.url.pathname === '/v2/packages'
          ? { status: 302, headers: { location: `${target}/moved${asked.url.search}` }, json: {} }
          : api({ ...asked, url: new URL(asked.url.href.replace('/moved', '/v2/packages')) });
    };
    server.answer = moved('127.0.0.3');
    const { status, err } = await run('feeds run', '127.0.0.1, 127.0.0.2');
    expect([status, err]).toEqual([
      1,
      expect.stringMatching(/moved leads to 127\.0\.0\.3, which is not .* list 127\.0\.0\.3 in FEED_NETWORKS/),
    ]);
    expect(unlisted.asked).toEqual([]);
    // The token stays with the server that gave it.
    server.answer = moved('localhost');
    const followed = await run('feeds run', '127.0.0.1, ::1');
    expect([followed.status, followed.err]).toEqual([1, expect.stringContaining('/moved answers with status 401')]);
  });

  it('may not redirect a login, nor name a next page elsewhere', async () => {
    const api = airaloApi(destinations);
    server.answer = ({ url }) => ({
      status: 307,
      headers: { location: `${at('localhost')}${url.pathname}` },
      json: {},
    });
    expect((await run('feeds run', '127.0.0.1, ::1')).err).toContain('redirects a POST request');
    const byLink = { ...entryAt(server.origin), paging: { by: 'link', items: 'data', next: 'links.next' } };
    const linkTo =
      (next: string): ApiStandIn =>
      (asked) => {
        const answer = api(asked);
        return asked.url.search === '' && asked.url.pathname === '/v2/packages'
          ? { json: { ...Object(answer.json), links: { next } } }
          : answer;
      };
    server.answer = linkTo(`${at('localhost')}/v2/packages?page=2`);
    expect((await run('feeds run', '127.0.0.1, ::1', byLink)).err).toContain('names a next page on another server');
    server.answer = linkTo('/v2/packages?page=9');
    expect((await run('feeds run', '127.0.0.1', byLink)).status).toBe(0);
    expect(paths().at(-1)).toBe('/v2/packages?page=9');
  });

  it('is told by doctor, and read by validate, in the same words', async () => {
    const listed = await run('doctor --json', '127.0.0.1');
    await run('feeds run', '10.0.0.0/8');
    const unlisted = await run('doctor --json', '10.0.0.0/8');
    expect(listed.out).toContain('private ones that are allowed: 127.0.0.1.');
    const beginnings = ['Feed "kori" is not fetched: 127.0.0.1', 'Feed "kori" was not imported'];
    for (const beginning of beginnings)
      expect(JSON.parse(unlisted.out)).toContainEqual(
        expect.objectContaining({
          says: expect.stringMatching(
            `^${beginning}.* list 127.0.0.1 in FEED_NETWORKS if it is in a network of your own`,
          ),
        }),
      );
    server.answer = () => ({ json: { data: destinations } });
    const validate = (networks: string) => run(`feeds validate ${server.origin}/v2/packages --format airalo`, networks);
    expect(await validate('127.0.0.1')).toMatchObject({ status: 0, out: expect.stringContaining('3') });
    expect((await validate('10.0.0.0/8')).err).toContain('list 127.0.0.1 in FEED_NETWORKS');
    expect((await validate('')).err).toContain('list its host in FEED_NETWORKS');
  });
});
