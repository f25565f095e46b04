import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApiServer, type ApiServer, type ApiStandIn } from '#tests/support/api-stand-ins.ts';
import { downloadPages } from './download-pages.ts';
import { parseFeedSources } from './read-feed-sources.ts';

/** Largest whole number of a text that JSON would round. */
const longId = '90071992547409931';

interface Api {
  /** Ids of the entries. */
  readonly ids: readonly number[];
  readonly size: number;
}

type Settings = Readonly<Record<string, unknown>>;

/** An API that hands out its list in pages, as the entry of a feed describes it. */
interface Paged {
  readonly settings: Settings;
  /** What it answers; `stated` is the parameter as it was sent, null: without. */
  readonly page: (stated: string | null, api: Api) => Record<string, unknown>;
}

const entries = ({ ids }: Api, from: number, to: number): readonly object[] =>
  ids.slice(from, to).map((id) => ({ id, long: longId }));
const after = (api: Api, start: number): { readonly list: readonly object[]; readonly end: number | null } => {
  const end = start + api.size;
  return { list: entries(api, start, end), end: end < api.ids.length ? end : null };
};
const pagesOf = ({ ids, size }: Api): number => Math.ceil(ids.length / size);

const ways: Readonly<Record<string, Paged>> = {
  'by page, with their number': {
    settings: { by: 'page', items: 'got.list', last: 'meta.last' },
    page: (stated, api) => ({
      got: { list: after(api, (Number(stated) - 1) * api.size).list },
      meta: { last: pagesOf(api) },
    }),
  },
  'by page from 0, without their number': {
    settings: { by: 'page', items: 'got.list', first: 0, parameter: 'p' },
    page: (stated, api) => ({ got: { list: after(api, Number(stated) * api.size).list } }),
  },
  'by offset, with the number of entries': {
    settings: { by: 'offset', items: 'list', total: 'total' },
    page: (stated, api) => ({ total: String(api.ids.length), list: after(api, Number(stated)).list }),
  },
  'by offset, without it': {
    settings: { by: 'offset', items: 'list', parameter: 'skip' },
    page: (stated, api) => ({ list: after(api, Number(stated)).list }),
  },
  'by cursor, null at the end': {
    settings: { by: 'cursor', items: 'list', next: 'paging.next' },
    page: (stated, api) => {
      const { list, end } = after(api, Number(stated?.slice(1) ?? 0));
      return { list, paging: { next: end === null ? null : `c${end}` } };
    },
  },
  'by cursor, missing at the end': {
    settings: { by: 'cursor', items: 'list', next: 'next', parameter: 'starting_after' },
    page: (stated, api) => {
      const { list, end } = after(api, Number(stated ?? 0));
      return end === null ? { list } : { list, next: end };
    },
  },
};

let server: ApiServer;
beforeAll(async () => {
  server = await startApiServer(() => ({ status: 503, json: {} }));
});
afterAll(async () => server[Symbol.asyncDispose]());

/** The file that is made of all pages; else the sentence. */
async function download(paging: Settings, post: Settings | null, answer: ApiStandIn): Promise<unknown> {
  server.answer = answer;
  const entry = { name: 'kori', format: 'table', place: 'https://api.kori.example/plans?lang=en', everyHours: 6 };
  const mapping = {
    table: 'json',
    entries: '*',
    fields: { place: [{ from: 'c' }], data: { from: 'd' }, days: { from: 'e' }, price: { from: 'f', currency: 'EUR' } },
  };
  const text = JSON.stringify({ sources: [{ ...entry, mapping, paging, ...(post && { post }) }] });
  const sources = parseFeedSources(text, '/etc/feeds.json');
  if (!sources.ok) throw new Error(sources.reason.join('\n'));
  const chunks: Buffer[] = [];
  const [source] = sources.value;
  if (source === undefined) throw new Error('no source');
  const world = { environment: {}, now: () => new Date('2026-11-20T08:00:00Z'), network: server.network };
  const done = await downloadPages(source, world, async (chunk) => void chunks.push(chunk));
  return done.ok ? JSON.parse(Buffer.concat(chunks).toString()) : done.reason;
}

function listIn(document: unknown, path: unknown): readonly { readonly id: number; readonly long: string }[] {
  const [first = '', second] = String(path).split('.');
  const outer = (document as Record<string, never>)[first];
  return second === undefined ? (outer ?? []) : (outer?.[second] ?? []);
}

describe.each(Object.entries(ways))('pages %s', (_way, { settings, page }) => {
  const parameter = String(settings['parameter'] ?? settings['by']);

  it.each(['GET', 'POST'])('are one list with every entry once, asked for by %s', async (method) => {
    const post = method === 'POST' ? { filter: { kind: 'esim' }, [parameter]: null } : null;
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.nat(9999), { maxLength: 23 }),
        fc.integer({ min: 1, max: 9 }),
        async (ids, size) => {
          const got = await download(settings, post, ({ url, body, method: sent }) => {
            expect([sent, url.searchParams.get('lang')]).toEqual([method, 'en']);
            if (method === 'GET') return { json: page(url.searchParams.get(parameter), { ids, size }) };
            const { [parameter]: stated, filter } = JSON.parse(body) as Record<string, string | number | null>;
            expect([filter, url.searchParams.has(parameter)]).toEqual([{ kind: 'esim' }, false]);
            return { json: page(stated === null || stated === undefined ? null : String(stated), { ids, size }) };
          });
          const list = listIn(got, settings['items']);
          expect(list.map(({ id }) => id)).toEqual(ids);
          expect(list.every(({ long }) => long === longId)).toBe(true);
        },
      ),
      { numRuns: 25 },
    );
  });
});

describe('a cursor', () => {
  const paging = { by: 'cursor', items: 'list', next: 'next' };

  it('that leads back is a failure, and so is one that is no text', async () => {
    let pages = 0;
    const round = await download(paging, null, () => ({ json: { list: [{ id: ++pages }], next: 'a' } }));
    expect(round).toMatch(/leads to the same pages again and again/);
    const odd = await download(paging, null, () => ({ json: { list: [{ id: 1 }], next: { at: 7 } } }));
    expect(odd).toMatch(/page 1 has no usable next page at next, so its list is incomplete/);
  });

  it('goes on behind a page without entries', async () => {
    const answers = [{ list: [{ id: 1 }], next: 'a' }, { list: [], next: 'b' }, { list: [{ id: 2 }] }];
    const got = await download(paging, null, ({ url }) => ({
      json: answers[['', 'a', 'b'].indexOf(url.searchParams.get('cursor') ?? '')],
    }));
    expect(listIn(got, 'list').map(({ id }) => id)).toEqual([1, 2]);
  });

  it('is sent back sign for sign', async () => {
    const sign = 'eyJpZCI6MX0=+/&?% ü';
    const got = await download(paging, null, ({ url }) => ({
      json:
        url.searchParams.get('cursor') === null
          ? { list: [{ id: 1 }], next: sign }
          : { list: [{ id: url.searchParams.get('cursor') }] },
    }));
    expect(listIn(got, 'list').map(({ id }) => id)).toEqual([1, sign]);
  });
});
