import { describe, expect, it } from 'vitest';
import { canonicalJsonAdapter } from '#feeds/adapters/canonical-json/adapter.ts';
import { readFeedAt, readFeedText, refusalOf } from '#tests/support/feed-files.ts';
import { canonicalCsvAdapter } from './adapter.ts';

const fixture = 'src/feeds/adapters/canonical-csv/fixtures/catalogue.csv';
const header = 'provider,id,scope,coverage,data_type,data_mb,price,currency,url';
const row = 'nori,a,local,JP,total,1000,4.50,USD,https://nori.example/a';

describe('a canonical catalogue in CSV', () => {
  it('is read to its end', async () => {
    const { complete, plans, skips } = await readFeedAt(canonicalCsvAdapter, fixture);
    expect([complete, skips]).toEqual([true, []]);
    expect(
      plans.map(({ externalId, scope, price }) => `${externalId} ${scope} ${price.units} ${price.currency}`),
    ).toEqual([
      'jp-5gb-30d local 125000 USD',
      'eu-1gb-daily-7d regional 149900 EUR',
      'us-unl-10d local 330000 USD',
      'global-noexpiry-10gb global 599000 GBP',
    ]);
  });

  it('says the same as the JSON of the same catalogue, as far as it has columns', async () => {
    const fromCsv = await readFeedAt(canonicalCsvAdapter, fixture);
    const fromJson = await readFeedAt(
      canonicalJsonAdapter,
      'src/feeds/adapters/canonical-json/fixtures/catalogue.json',
    );
    const comparable = ({ plans }: typeof fromCsv) =>
      plans.map(({ externalId, coverage, region, dataKind, dataMb, validityDays, price, url }) => ({
        externalId,
        coverage,
        region,
        dataKind,
        dataMb,
        validityDays,
        price,
        url,
      }));
    expect(comparable(fromCsv)).toEqual(comparable(fromJson));
  });

  it('may have a byte order mark, CRLF and semicolons', async () => {
    const text = `\ufeff${header}\r\n${row}\r\n`.replaceAll(',', ';');
    expect((await readFeedText(canonicalCsvAdapter, text)).plans[0]?.externalId).toBe('a');
  });

  it('may have columns that are not known', async () => {
    expect((await readFeedText(canonicalCsvAdapter, `${header},colour\n${row},red\n`)).plans).toHaveLength(1);
  });

  it('skips a row that does not fit and goes on', async () => {
    const { skips, plans } = await readFeedText(canonicalCsvAdapter, `${header}\n${row},x\nnori\n${row}\n`);
    expect(skips).toEqual(['bad-columns row', 'bad-columns row']);
    expect(plans).toHaveLength(1);
  });

  it.each([
    ['without a price', header.replace('price,', ''), 'it has no column price'],
    ['that is another table', 'a,b', 'it has no column provider, id'],
    ['that is JSON', '{"format": "esim-catalogue/1"}', 'it has no column provider, id'],
  ])('%s is refused by the columns it lacks', async (_what, text, detail) => {
    expect(await refusalOf(canonicalCsvAdapter, `${text}\n`)).toMatch(
      /expected a canonical catalogue: CSV with the columns/,
    );
    expect(await refusalOf(canonicalCsvAdapter, `${text}\n`)).toContain(detail);
  });
});
