import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createRateStore, type RateStore } from '#currency/create-rate-store.ts';
import { ensureRates, loadFallbackRates } from '#currency/fallback-rates.ts';
import { parseRateSources } from '#currency/rate-source.ts';
import { readRates } from '#currency/read-rates.ts';
import { readSourceStates } from '#currency/source-states.ts';
import type { Database } from '#database/database.ts';
import { currencies } from '#domain/money/currencies.ts';
import { convertMoney } from '#domain/money/exchange.ts';
import { moneyOf } from '#domain/money/money.ts';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import { openRateMaintenance } from '#runtime/maintenance/rate-maintenance.ts';
import { updateOnce } from '#runtime/services/rates/update-rates-once.ts';
import { engines, useTestDatabase } from '#tests/support/database.ts';
import { makeFolder } from '#tests/support/make-folder.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';
import { startRateServer, type RateServer } from './stand-ins/rate-sources.ts';

const month = readFileSync('src/currency/formats/fixtures/ecb-2026-02-17-to-03-18.xml', 'utf8');
const cubes = new Map(
  [...month.matchAll(/<Cube time="([^"]+)">[^]*?<\/Cube>\n/g)].map(([cube, day = '']) => [day, cube]),
);
const monthDays = [...cubes.keys()].toSorted();

const xmlOf = (...days: readonly string[]): string =>
  `<e><Cube>${days.map((day) => cubes.get(day)).join('')}</Cube></e>`;

const code = (text: string): CurrencyCode => text as CurrencyCode;
const hour = 60 * 60_000;

const plain = (rates: Record<string, unknown>, date: string): string => JSON.stringify({ base: 'USD', date, rates });

describe.each(engines)('updates of exchange rates on %s', (engine) => {
  const suite = useTestDatabase(engine);
  let store: RateStore;
  let server: RateServer;
  let folder: string;
  let clock: number;

  beforeEach(async () => {
    store = createRateStore(suite.database);
    server = await startRateServer();
    folder = makeFolder();
    clock = Date.parse('2026-03-18T16:00:00Z');
  });
  afterEach(async () => {
    await server[Symbol.asyncDispose]();
  });

  const ecb = 'ecb-xml=https://bank.example/ecb';
  const world = 'plain=https://world.example/all';

  const parts = (sources: string, database: Database = suite.database) => {
    const parsed = parseRateSources(sources);
    if (!parsed.ok) throw new Error(parsed.reason);
    const settings = { sources: parsed.value, updateHours: 6 };
    return { database, store, settings, now: () => new Date(clock), network: server.network };
  };

  async function update(sources: string, accepted: readonly string[] = []) {
    const isAccepted = (currency: CurrencyCode): boolean => accepted.includes(currency);
    const outcome = await updateOnce(parts(sources), { waitsUntilDue: false, isAccepted });
    if (outcome.kind !== 'done') throw new Error(outcome.kind);
    const { changed, held, sources: states } = outcome.value;
    return {
      changed,
      held: held.map(({ currency }) => String(currency)),
      problems: states.map(({ problem }) => problem),
    };
  }

  const rateOf = async (currency: string) => (await store.sourcedRates()).get(code(currency));

  it('replays a month day by day, and has the right table on each day', async () => {
    for (const day of monthDays) {
      clock = Date.parse(`${day}T16:00:00Z`);
      server.files.set('/ecb', xmlOf(day));
      expect(await update(ecb)).toEqual({ changed: 30, held: [], problems: [null] });
      const read = readRates(xmlOf(day), { format: 'ecb-xml' }, day);
      const expected = read.ok ? [...(read.value[0]?.rates ?? [])] : [];
      const table = await store.sourcedRates();
      expect(new Map([...table].map(([currency, { perUsdE8, date }]) => [currency, [perUsdE8, date]]))).toEqual(
        new Map(expected.map(([currency, perUsdE8]) => [currency, [perUsdE8, day]])),
      );
    }
    const history = await store.history(code('JPY'), '2026-02-01');
    expect(history.map(({ date }) => date)).toEqual(monthDays.toReversed());
  });

  it('has the same history after one file of a whole month', async () => {
    server.files.set('/ecb', month);
    expect(await update(ecb)).toEqual({ changed: 30, held: [], problems: [null] });
    const history = await store.history(code('JPY'), '');
    const read = readRates(month, { format: 'ecb-xml' }, '2026-03-18');
    const expected = read.ok ? read.value.map(({ date, rates }) => [date, rates.get(code('JPY'))]) : [];
    expect(history.map(({ date, perUsdE8 }) => [date, perUsdE8])).toEqual(expected.toReversed());
    expect(history).toHaveLength(22);
  });

  it('merges by order for each currency, keeps the day of each, and converts all 153', async () => {
    await ensureRates(store);
    const fallback = loadFallbackRates();
    const near = (currency: string, factor: number): string =>
      (((fallback.get(code(currency))?.perUsdE8 ?? 0) * factor) / 1e8).toFixed(8);
    clock = Date.parse('2026-10-02T16:00:00Z');
    server.files.set(
      '/ecb',
      '<e><Cube time="2026-10-01"><Cube currency="USD" rate="1.13"/><Cube currency="JPY" rate="180"/></Cube></e>',
    );
    server.files.set('/all', plain({ EUR: near('EUR', 1.01), VND: near('VND', 1.02) }, '2026-10-02'));
    expect(await update(`${ecb} ${world}`)).toEqual({ changed: 4, held: [], problems: [null, null] });
    expect(await rateOf('EUR')).toEqual({
      perUsdE8: 88_495_575,
      date: '2026-10-01',
      source: 'ecb-xml bank.example/ecb',
    });
    expect(await rateOf('VND')).toMatchObject({ date: '2026-10-02', source: 'plain world.example/all' });
    expect(await rateOf('KWD')).toEqual(fallback.get(code('KWD')));
    const table = await store.rates();
    const price = moneyOf(99_900n, code('USD'));
    expect(
      currencies.filter((currency) => price === null || convertMoney(price, currency.code, table) === null),
    ).toEqual([]);
    expect(currencies).toHaveLength(153);
  });

  it.each([
    ['a failing server', null, 'answers with status 503'],
    ['a web page', '<!doctype html><title>Sorry</title>', 'a web page instead of data'],
    ['a rate that is no number', xmlOf('2026-03-18').replace('1.6305', 'Infinity'), 'its rate of AUD is "Infinity"'],
    ['a file cut short', xmlOf('2026-03-18').replace(/.*"USD".*\n/, ''), 'it has no rate of USD'],
    [
      'another base',
      xmlOf('2026-03-18').replace(/("USD" rate=")1\.15/, '$10.0115'),
      'rates are too far from the last good ones',
    ],
    ['rates of last month', xmlOf('2026-02-17'), 'is left out: its newest rates are of 2026-02-17'],
    ['rates of next month', xmlOf('2026-03-18').replaceAll('2026-03-18', '2026-04-18'), 'is in the future'],
  ])('keeps the last good table when it gets %s, and says so in one sentence', async (_what, text, sentence) => {
    server.files.set('/ecb', xmlOf('2026-03-17'));
    await update(ecb);
    const [before, version] = [await store.rates(), await store.version()];
    server.files.set('/ecb', text);
    const { changed, problems } = await update(ecb);
    expect(changed).toBe(0);
    expect(problems[0]).toContain(sentence);
    expect(problems[0]).toMatch(/^[^\n]+; [^\n]+\.$/);
    expect([await store.rates(), await store.version()]).toEqual([before, version]);
    expect((await readSourceStates(suite.database.queries)).get('ecb-xml bank.example/ecb')?.problem).toBe(problems[0]);
  });

  it('holds one jump back, tells of it, and takes it over when an operator has looked', async () => {
    server.files.set('/all', plain({ EUR: 0.9, JPY: 150, ARS: 1500 }, '2026-03-17'));
    await update(world);
    server.files.set('/all', plain({ EUR: 0.91, JPY: 151, ARS: 2200 }, '2026-03-18'));
    expect(await update(world)).toEqual({ changed: 3, held: ['ARS'], problems: [null] });
    expect([await rateOf('ARS'), (await rateOf('EUR'))?.perUsdE8]).toMatchObject([{ date: '2026-03-17' }, 91_000_000]);
    // Nothing new from the source, but withheld rates are judged again.
    expect(await update(world, ['ARS'])).toMatchObject({ changed: 1, held: [] });
    expect(await rateOf('ARS')).toMatchObject({ perUsdE8: 220_000_000_000, date: '2026-03-18' });
  });

  it('asks only for what is new as long as all is well', async () => {
    server.files.set('/ecb', xmlOf('2026-03-18'));
    server.files.set('/all', plain({ EUR: 0.87, VND: 26_000 }, '2026-03-18'));
    await update(`${ecb} ${world}`);
    expect(await update(`${ecb} ${world}`)).toEqual({ changed: 0, held: [], problems: [null, null] });
    expect(server.asked).toEqual(['/ecb', '/all', '/ecb?', '/all?']);
    server.files.set('/ecb', null);
    await update(`${ecb} ${world}`);
    expect(server.asked.slice(4)).toEqual(['/ecb?', '/all']);
    // The bank still speaks for the euro: its rate is fresh.
    expect(await rateOf('EUR')).toMatchObject({ source: 'ecb-xml bank.example/ecb' });
  });

  it('lets the next source speak when the first has been silent for too long', async () => {
    server.files.set('/ecb', xmlOf('2026-03-18'));
    server.files.set('/all', plain({ EUR: 0.87, VND: 26_000 }, '2026-03-18'));
    await update(`${ecb} ${world}`);
    clock += 11 * 24 * hour;
    server.files.set('/all', plain({ EUR: 0.88, VND: 26_100 }, '2026-03-29'));
    const { problems } = await update(`${ecb} ${world}`);
    expect(problems[0]).toContain('is left out: its newest rates are of 2026-03-18');
    expect(await rateOf('EUR')).toMatchObject({ perUsdE8: 88_000_000, date: '2026-03-29' });
    expect(await rateOf('GBP')).toMatchObject({ date: '2026-03-18' });
  });

  it('reads files too, and says what is wrong with them', async () => {
    const path = join(folder, 'rates.json');
    expect((await update(`plain=${path}`)).problems[0]).toContain('cannot be read (ENOENT); check its path');
    writeFileSync(path, Buffer.from([0xff, 0xfe]));
    expect((await update(`plain=${path}`)).problems[0]).toContain('is not text in UTF-8');
    writeFileSync(path, 'x'.repeat(5_000_001));
    expect((await update(`plain=${path}`)).problems[0]).toContain('larger than 5 MB');
    writeFileSync(path, plain({ EUR: 0.9 }, '2026-03-18'));
    expect(await update(`plain=${path}`)).toEqual({ changed: 2, held: [], problems: [null] });
  });

  it('is done by one of several servers, when it is due', async () => {
    await using other = await openTestDatabase({ url: suite.url, dataDir: '' });
    server.files.set('/ecb', xmlOf('2026-03-18'));
    const servers = [suite.database, other, suite.database, other].map((database) =>
      openRateMaintenance(parts(ecb, database)),
    );
    const round = async (): Promise<number> => {
      const updates = await Promise.all(servers.map((each) => each.updateWhenDue()));
      return updates.filter((each) => each !== null).length;
    };
    expect([await round(), await round()]).toEqual([1, 0]);
    clock += 6 * hour;
    expect(await round()).toBe(1);
    expect(server.asked).toEqual(['/ecb', '/ecb?']);
    // A failed source is retried after half an hour.
    server.files.set('/ecb', null);
    clock += 6 * hour;
    expect(await round()).toBe(1);
    clock += hour / 2;
    expect([await round(), await round()]).toEqual([1, 0]);
  });

  it('asks nobody when nobody is configured', async () => {
    const settings = { sources: [], updateHours: 6 };
    expect(await openRateMaintenance({ ...parts(ecb), settings }).updateWhenDue()).toBeNull();
  });

  it('stores nothing once another process has taken over', async () => {
    server.files.set('/ecb', xmlOf('2026-03-18'));
    const stealing: RateStore = {
      ...store,
      saveRates: async (saved, before) => {
        await suite.database.queries.updateTable('lease').set({ holder: 'another' }).execute();
        return store.saveRates(saved, before);
      },
    };
    const lost = updateOnce({ ...parts(ecb), store: stealing }, { waitsUntilDue: false, isAccepted: () => false });
    await expect(lost).rejects.toThrow('Another process has taken over');
    expect(await store.rates()).toEqual({});
  });
});
