import { describe, expect, it } from 'vitest';
import { feedNetwork } from './feed-network.ts';
import { parseFeedSources, readFeedSources } from './read-feed-sources.ts';

const entry = { name: 'nori', format: 'data-plan', place: 'https://nori.example/feed.json', everyHours: 6 };

const parse = (...entries: unknown[]) => parseFeedSources(JSON.stringify({ sources: entries }), '/etc/site/feeds.json');

function problemsOf(...entries: unknown[]): readonly string[] {
  const read = parse(...entries);
  return read.ok ? [] : read.reason;
}

describe('a file of feeds', () => {
  it('gives each feed what it leaves out', () => {
    expect(parse(entry)).toEqual({
      ok: true,
      value: [
        {
          name: 'nori',
          format: 'data-plan',
          place: 'https://nori.example/feed.json',
          provider: null,
          offerUrl: null,
          currency: null,
          markUp: null,
          mapping: null,
          partial: false,
          schedule: { kind: 'every', hours: 6 },
          headers: {},
          api: null,
          maxBytes: 500_000_000,
          timeoutMs: 600_000,
        },
      ],
    });
  });

  it('reads everything that can be said, and names files from its own folder', () => {
    const { everyHours: _none, ...rest } = entry;
    const read = parse({
      ...rest,
      place: 'dumps/nori.csv',
      dailyAt: '04:30',
      provider: 'nori-mobile',
      offerUrl: 'https://nori.example/{id}',
      currency: 'EUR',
      markUp: { percent: 12.5, fixed: '0.50 EUR' },
      headers: { Authorization: { environment: 'NORI_KEY', before: 'Bearer ' }, 'X-Key': { file: 'nori.key' } },
      maxMegabytes: 20,
      timeoutSeconds: 30,
      partial: true,
      places: { Georgia: 'GE', Benelux: ['NL', 'BE', 'LU'] },
    });
    expect(read).toMatchObject({
      value: [
        {
          place: '/etc/site/dumps/nori.csv',
          schedule: { kind: 'daily', minute: 270 },
          provider: 'nori-mobile',
          markUp: { percentHundredths: 1250, fixed: { units: 5000, currency: 'EUR' }, rounding: 'x.99' },
          headers: {
            Authorization: { from: { environment: 'NORI_KEY' }, before: 'Bearer ' },
            'X-Key': { from: { file: '/etc/site/nori.key' }, before: '' },
          },
          maxBytes: 20_000_000,
          timeoutMs: 30_000,
          partial: true,
          places: { georgia: ['GE'], benelux: ['BE', 'LU', 'NL'] },
        },
      ],
    });
  });

  const mapping = {
    table: 'csv',
    fields: {
      place: [{ from: 'land' }],
      data: { from: 'volume', unit: 'GB' },
      days: { from: 'duration' },
      price: { from: 'tariff', currency: 'EUR' },
    },
  };

  it('may map the columns of a table', () => {
    expect(parse({ ...entry, format: 'table', mapping })).toMatchObject({
      value: [{ format: 'table', mapping: { fields: { price: { from: 'tariff', currency: 'EUR', inCents: false } } } }],
    });
  });

  it.each([
    [{ ...entry, format: 'xml' }, 'Feed "nori": format must be one of canonical-json, '],
    [{ ...entry, formt: 'x' }, 'Feed "nori": formt is not known; an entry may have name, '],
    [{ ...entry, everyHours: 0 }, 'Feed "nori": everyHours must be a number from 1 to 720'],
    [{ ...entry, dailyAt: '04:30' }, 'Feed "nori" must say either "everyHours" or "dailyAt".'],
    [
      { ...entry, everyHours: undefined, dailyAt: '25:00' },
      'Feed "nori": dailyAt must be a time in UTC such as "04:30".',
    ],
    [{ ...entry, place: 'http://nori.example/' }, 'Feed "nori": place is not usable: nori.example/ does not use https'],
    [
      { ...entry, place: undefined },
      'Feed "nori": place is missing and must be an https address or the path of a file.',
    ],
    [{ ...entry, name: undefined }, 'Feed number 1: name is missing and must be'],
    [{ ...entry, provider: 'Nori Mobile' }, 'Feed "nori": provider is not usable: '],
    [{ ...entry, currency: 'EURO' }, 'Feed "nori": currency is not usable: "EURO" is not a known currency code.'],
    [
      { ...entry, offerUrl: 'https://nori.example/{sku}' },
      'Feed "nori": offerUrl is not usable: "{sku}" is not {id} or {provider}.',
    ],
    [{ ...entry, markUp: { percent: -1 } }, 'Feed "nori": markUp.percent must be a number from 0 to 1000.'],
    [
      { ...entry, markUp: { percent: 5, fixed: '1 XXQ' } },
      'Feed "nori": markUp.fixed is not usable: "XXQ" is not a known',
    ],
    [
      { ...entry, places: { Georgia: 'GEO' } },
      'Feed "nori": places.Georgia.0 is not usable: "GEO" is not a country code.',
    ],
    [
      { ...entry, places: { Georgia: 5 } },
      'Feed "nori": places.Georgia must be the code of a country or a list of codes.',
    ],
    [{ ...entry, places: { '???': 'GE' } }, 'Feed "nori": places.??? is no name.'],
    [{ ...entry, headers: { Key: 'sesame' } }, 'Feed "nori": headers.Key '],
    [{ ...entry, headers: { Key: {} } }, 'Feed "nori": headers.Key must name either an environment variable'],
    [{ ...entry, headers: { Host: { file: 'x' } } }, 'Feed "nori": headers.Host is set by the download itself.'],
    [{ ...entry, format: 'table' }, 'Feed "nori" must have a "mapping" if its format is "table", and only then.'],
    [{ ...entry, mapping }, 'Feed "nori" must have a "mapping" if its format is "table", and only then.'],
    [
      { ...entry, format: 'table', mapping: { table: 'xml', fields: mapping.fields } },
      'Feed "nori": mapping.table must be "csv" or "json".',
    ],
    [
      { ...entry, format: 'table', mapping: { ...mapping, fields: { ...mapping.fields, days: undefined } } },
      'Feed "nori": mapping.fields.days must be an object such as {"from": "days"}.',
    ],
    [
      { ...entry, format: 'table', mapping: { ...mapping, fields: { ...mapping.fields, colour: 'x' } } },
      'Feed "nori": mapping.fields.colour is not known.',
    ],
    [
      { ...entry, format: 'table', mapping: { ...mapping, words: [{ from: 'x', pattern: '(' }] } },
      'Feed "nori": mapping.words.0.pattern is not a regular expression.',
    ],
    [
      { ...entry, format: 'table', mapping: { ...mapping, table: 'json' } },
      'Feed "nori": mapping must say in "entries" where a JSON file has its entries, such as "*" or "plans.*".',
    ],
    ['nori', 'Feed number 1 must be an object.'],
  ])('complains of %j in one sentence that names the entry', (given, sentence) => {
    const problems = problemsOf(given);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(sentence);
    expect(problems[0]).toMatch(/\.$/);
    expect(problems[0]).not.toContain('sesame');
  });

  const withLogin = { ...entry, place: 'http://10.0.0.5/', login: { url: 'http://api.nori.example/', json: {} } };
  const http = ['place', 'login.url'].map((field) => expect.stringMatching(`${field} .* https, .* FEED_NETWORKS`));

  it('takes addresses without TLS only where some private ones are listed', () => {
    const read = (networks: readonly string[]) =>
      parseFeedSources(JSON.stringify({ sources: [withLogin] }), '/etc/site/feeds.json', feedNetwork(networks));
    expect(read([])).toEqual({ ok: false, reason: http });
    // Whether these are hosts of it is asked when they are fetched: a name may lead elsewhere by then.
    expect(read(['10.0.0.0/8']).ok).toBe(true);
  });

  it('lists every problem at once, and names that stand twice', () => {
    expect(problemsOf({ ...entry, everyHours: 0, format: 'x' }, entry, entry)).toEqual([
      expect.stringContaining('format'),
      expect.stringContaining('everyHours'),
      'Feed "nori" is in the file 2 times; give each feed its own name.',
    ]);
  });

  it.each(['', '[]', '{"sources": {}}', '{'])('refuses a file that is %j', (text) => {
    const read = parseFeedSources(text, '/etc/site/feeds.json');
    expect(read).toMatchObject({ ok: false, reason: [expect.stringContaining('{"sources": [')] });
  });

  it('says when it cannot be read', async () => {
    expect(await readFeedSources('/nowhere/feeds.json')).toMatchObject({
      reason: [expect.stringMatching(/cannot be read \(ENOENT\).*FEED_SOURCES/)],
    });
  });
});

describe('a feed of an API', () => {
  const api = {
    ...entry,
    format: 'airalo',
    login: { url: 'https://nori.example/token', form: { client_id: 'a', client_secret: { file: 'secret.txt' } } },
    paging: { by: 'page', items: 'data', last: 'meta.last_page' },
    requestsPerMinute: 40,
  };

  it('says how it is asked for', () => {
    const read = parse(api);
    expect(read.ok && read.value[0]?.api).toEqual({
      post: null,
      paging: { by: 'page', items: 'data', parameter: 'page', first: 1, last: 'meta.last_page' },
      login: {
        url: 'https://nori.example/token',
        as: 'form',
        fields: { client_id: 'a', client_secret: { from: { file: '/etc/site/secret.txt' }, before: '' } },
        token: 'access_token',
      },
      requestsPerMinute: 40,
    });
    const posted = parse({ ...entry, post: { type: 'BASE' } });
    expect(posted.ok && posted.value[0]?.api).toMatchObject({ post: { type: 'BASE' }, paging: null, login: null });
  });

  it.each<[Record<string, unknown>, string]>([
    [
      { paging: { by: 'magic' } },
      'paging.by must say how pages follow each other: "by" must be page, offset, cursor or link.',
    ],
    [{ paging: { by: 'page' } }, 'paging.items must be the path of the list, such as "meta.last_page".'],
    [{ paging: { by: 'link', items: 'data', next: 'a b' } }, 'paging.next must be names with points between them.'],
    [{ paging: { by: 'page', items: 'data', first: 2 } }, 'paging.first must be 0 or 1.'],
    [{ paging: { by: 'page', items: 'data', size: 2 } }, 'paging.size is not known.'],
    [
      { login: { url: 'http://nori.example', form: {} } },
      'login.url is not usable: nori.example/ does not use https, so anyone on the way could change it; use https://.',
    ],
    [{ login: { url: 'https://nori.example' } }, 'login must have its fields either in "form" or in "json".'],
    [{ login: { url: 'https://nori.example', form: { a: 1 } } }, 'login.form.a must be a text or a secret.'],
    [{ post: 'x' }, 'post must be the JSON object to send.'],
    [{ requestsPerMinute: 0 }, 'requestsPerMinute must be a number from 1 to 6000.'],
  ])('with %j is refused in a plain sentence', (changes, problem) => {
    expect(problemsOf({ ...api, ...changes })).toEqual([`Feed "nori": ${problem}`]);
  });

  it('is no file', () => {
    expect(problemsOf({ ...api, place: 'feed.json' })).toEqual([
      'Feed "nori" may have "post", "paging" and "login" only with an https address.',
    ]);
  });
});
