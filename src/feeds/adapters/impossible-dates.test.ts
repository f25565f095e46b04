import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { feedFormatNames, feedAdapters, type FeedFormatName } from './feed-format.ts';
import { parseMapping } from '#feeds/row/parse-mapping.ts';
import { noOptions, readFeedText, type FeedOutcome } from '#tests/support/feed-files.ts';
import { sizeOfRun } from '#tests/support/size-of-run.ts';

interface DatedFeed {
  readonly format: FeedFormatName;
  readonly mapping?: string;
  readonly field: string;
  /** A file of one plan with this date. */
  readonly text: (date: string) => string;
  /** False: only a time will do. */
  readonly mayBeDay: boolean;
}

const fixture = (path: string): string => readFileSync(`src/feeds/adapters/${path}`, 'utf8');

const canonicalPlan = {
  id: 'jp-1',
  provider: 'nori',
  scope: 'local',
  coverage: ['JP'],
  dataType: 'total',
  dataMb: 1000,
  price: { amount: '4.50', currency: 'USD' },
  url: 'https://nori.example/',
};

function canonical(plan: object): string {
  return JSON.stringify({
    format: 'esim-catalogue/1',
    providers: [{ slug: 'nori', name: 'Nori', url: 'https://nori.example/' }],
    plans: [{ ...canonicalPlan, ...plan }],
  });
}

const mapped = (seen: string): object => ({
  seller: { fixed: { slug: 'nori', name: 'Nori', url: null } },
  place: [{ from: 'where' }],
  data: { from: 'gb', unit: 'GB' },
  days: { from: 'days' },
  price: { from: 'eur', currency: 'EUR' },
  seen,
});
const offer = { where: 'Japan', gb: 1, days: 7, eur: 4.5 };
const promoPrice = { amount: '4.00', currency: 'USD' };

const dated: readonly DatedFeed[] = [
  {
    format: 'canonical-json',
    field: 'updatedAt',
    text: (date) => canonical({ updatedAt: date }),
    mayBeDay: false,
  },
  {
    format: 'canonical-json',
    field: 'promoPrice.startsAt',
    text: (date) => canonical({ promoPrice: { ...promoPrice, startsAt: date } }),
    mayBeDay: false,
  },
  {
    format: 'canonical-json',
    field: 'promoPrice.endsAt',
    text: (date) => canonical({ promoPrice: { ...promoPrice, endsAt: date } }),
    mayBeDay: false,
  },
  {
    format: 'canonical-csv',
    field: 'updated_at',
    text: (date) =>
      'provider,id,scope,coverage,data_type,data_mb,price,currency,url,updated_at\n' +
      `nori,jp-1,local,JP,total,1000,4.50,USD,https://nori.example/,${date}\n`,
    mayBeDay: false,
  },
  {
    format: 'price-csv',
    field: 'date',
    text: (date) => `date,competitor,country,data,days,price_usd\n${date},Nori,Japan,1 GB,7,4.50\n`,
    mayBeDay: true,
  },
  {
    format: 'single-brand',
    field: 'scraped_at',
    text: (date) => {
      const { plans } = JSON.parse(fixture('single-brand/fixtures/current.json')) as { readonly plans: unknown[] };
      return JSON.stringify({ scraped_at: date, plans: plans.slice(0, 1) });
    },
    mayBeDay: true,
  },
  {
    format: 'table',
    mapping: JSON.stringify({ table: 'csv', fields: mapped('on') }),
    field: 'on',
    text: (date) => `where;gb;days;eur;on\nJapan;1;7;4.50;${date}\n`,
    mayBeDay: true,
  },
  {
    format: 'table',
    mapping: JSON.stringify({ table: 'json', entries: '*', fields: mapped('on') }),
    field: 'on',
    text: (date) => JSON.stringify([{ ...offer, on: date }]),
    mayBeDay: true,
  },
  {
    format: 'table',
    mapping: JSON.stringify({ table: 'json', entries: 'plans.*', fields: mapped('$file.made') }),
    field: 'made',
    text: (date) => JSON.stringify({ made: date, plans: [offer] }),
    mayBeDay: true,
  },
];

/** Formats that state no day, neither of a row nor of the file. */
const undated: readonly FeedFormatName[] = [
  'data-plan',
  'esim-access',
  'airalo',
  'esim-go',
  'zendit',
  'rate-sheet',
  'reseller',
  'brand-two-currencies',
  'daily-plan-sheet',
  'brand-scrape',
];

async function read({ format, mapping, text }: DatedFeed, date: string): Promise<FeedOutcome> {
  const parsed = mapping === undefined ? null : parseMapping(mapping);
  if (parsed?.ok === false) throw new Error(parsed.reason);
  return readFeedText(feedAdapters[format], text(date), { ...noOptions, mapping: parsed?.value ?? null });
}

const two = (number: number): string => String(number).padStart(2, '0');

/** A day that no calendar has. */
const impossibleDay = fc.oneof(
  fc.constantFrom('02-30', '02-29', '02-31', '04-31', '06-31', '09-31', '11-31'),
  fc.tuple(fc.integer({ min: 13, max: 99 }), fc.integer({ min: 1, max: 31 })).map(([m, d]) => `${two(m)}-${two(d)}`),
  fc.tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 32, max: 99 })).map(([m, d]) => `${two(m)}-${two(d)}`),
  fc.constantFrom('00-10', '10-00', '00-00'),
);
const impossibleTime = fc.oneof(
  impossibleDay.map((day) => `2026-${day}T10:00:00Z`),
  fc.constantFrom('2026-06-30T24:00:00Z', '2026-06-30T25:00:00Z', '2026-06-30T10:60:00Z'),
);

describe('formats', () => {
  it('that state a day are all among those whose days are tested', () => {
    const known = [...dated.map(({ format }) => format), ...undated];
    expect([...new Set(known)].toSorted()).toEqual([...feedFormatNames].toSorted());
  });
});

describe.each(dated)('the date of $format in $field', (feed) => {
  it('is read where there is such a day', async () => {
    const { plans, skips } = await read(feed, '2028-02-29T10:00:00Z');
    expect([plans.length, skips]).toEqual([1, []]);
    const day = await read(feed, '2028-02-29');
    expect(day.plans.map(({ statedAt }) => statedAt)).toEqual(feed.mayBeDay ? ['2028-02-29T00:00:00.000Z'] : []);
  });

  it('refuses the row with its reason where there is none', async () => {
    const text = feed.mayBeDay
      ? fc.oneof(
          impossibleTime,
          impossibleDay.map((day) => `2026-${day}`),
        )
      : impossibleTime;
    await fc.assert(
      fc.asyncProperty(text, async (date) => {
        const { plans, skips } = await read(feed, date);
        expect([plans, skips]).toEqual([[], [`bad-value ${feed.field}`]]);
      }),
      { numRuns: sizeOfRun(20, 60) },
    );
  });
});
