import { describe, expect, it } from 'vitest';
import { parseCurrencyCode } from '#domain/money/currencies.ts';
import { unitsPerWhole } from '#domain/money/money.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { feedAdapters } from '#feeds/adapters/feed-format.ts';
import type { FeedOptions } from '#feeds/row/feed-adapter.ts';
import { noOptions, readFeedAt, writeTemporaryFile } from '#tests/support/feed-files.ts';
import { strangersConditions } from '#tests/support/strangers-conditions.ts';
import { strangersFiles, type StrangersFile } from '#tests/support/strangers-files.ts';
import { chooseProposal, proposeFeeds, type FeedProposal, type ProposedValidation } from './propose-feed.ts';

function optionsOf({ currency }: StrangersFile): FeedOptions {
  const code = parseCurrencyCode(currency ?? '');
  return { ...noOptions, currency: code.ok ? code.value : null };
}

function factsOf({ coverage, dataKind, dataMb, validityDays, price }: PlanFacts): string {
  const amount = (price.units / unitsPerWhole).toFixed(price.currency === 'JPY' ? 0 : 2);
  const data = dataMb === null ? dataKind : `${dataMb} ${dataKind}`;
  return `${coverage.join(' ')} ${data} ${validityDays} ${amount} ${price.currency}`;
}

/** What a proposal asks, and what it would publish. */
async function tryProposal(file: StrangersFile, path: string) {
  const options = optionsOf(file);
  const proposed = await proposeFeeds(path, file.name, options);
  if (!proposed.ok) return { asks: proposed.reason, plans: [] };
  const tables = proposed.value.filter(({ format }) => format === 'table');
  const { mapping = null, open = [] } = tables[0] ?? {};
  // What has no currency is not read before it is said.
  const isReadable =
    mapping !== null && !open.some((sentence) => /--currency/.test(sentence) && file.currency === undefined);
  const { plans } = isReadable ? await readFeedAt(feedAdapters.table, path, { ...options, mapping }) : { plans: [] };
  return { asks: open.join(' '), plans: plans.map(factsOf) };
}

describe('a file of a stranger', () => {
  it.each([...strangersFiles, ...strangersConditions])('$name is read as it says, or asked about', async (file) => {
    using written = writeTemporaryFile(file.text);
    const { asks, plans: read } = await tryProposal(file, written.path);
    const plans = read.toSorted();
    expect(asks).toMatch(file.asks ?? '');
    expect(plans).toEqual(file.plans?.toSorted() ?? plans);
  });
});

describe('a list of prices', () => {
  it.each([
    ['Esaurito', 'sì'],
    ['billing', 'monthly'],
  ])('with a column %s is no file of the format that would not read it', async (heading, value) => {
    using file = writeTemporaryFile(
      `seller,country,data,days,price,currency,${heading}\nKite,Japan,1 GB,7,4.50,USD,${value}\nKite,Italy,3 GB,15,9,USD,no\n`,
    );
    const proposed = await proposeFeeds(file.path, 'prices.csv', noOptions);
    expect(proposed.ok && proposed.value.map(({ format }) => format)).toEqual(['table']);
  });
});

describe('the choice among formats', () => {
  const proposal = (format: FeedProposal['format']): FeedProposal => ({
    format,
    mapping: null,
    text: null,
    why: [],
    open: [],
  });
  const tried = (format: FeedProposal['format'], usable: number, unsold = 0): ProposedValidation => ({
    proposal: proposal(format),
    validation: {
      fileName: 'f.json',
      format,
      read: 739,
      usable,
      examples: [],
      holdWords: [],
      leftOut: {},
      damage: null,
      unreadColumns: {},
      problems: Array.from({ length: unsold }, (_, row) => ({
        row,
        weight: 'skipped',
        rule: 'not-an-esim',
        meaning: '',
        field: '',
        found: '',
      })),
    },
  });

  it.each([
    [
      'the format that reads most rows',
      [tried('reseller', 0), tried('brand-scrape', 595), tried('table', 475)],
      'brand-scrape',
    ],
    ['a mapping that reads more than the format', [tried('reseller', 3), tried('table', 10)], 'table'],
    ['a format that a mapping hardly surpasses', [tried('rate-sheet', 1425), tried('table', 1428)], 'rate-sheet'],
    ['a format that knows what is not sold', [tried('zendit', 356, 600), tried('table', 700)], 'zendit'],
    ['the first of formats that read no row', [tried('reseller', 0), tried('table', 0)], 'reseller'],
  ])('is %s', (_which, each, format) => {
    expect(chooseProposal(each, 'f.json')?.proposal.format).toBe(format);
  });

  it('names what the others read', () => {
    const chosen = chooseProposal([tried('brand-scrape', 595), tried('table', 475)], 'f.json');
    expect(chosen?.proposal.why).toEqual([
      'f.json has the shape of the format brand-scrape: import it with --format brand-scrape.',
      'The format brand-scrape reads 595 of its 739 rows, the most.',
      'The proposed mapping reads 475 of its 739 rows.',
    ]);
  });
});
