import { describe, expect, it } from 'vitest';
import { readFeedAt, readFeedText, refusalOf } from '#tests/support/feed-files.ts';
import { esimGoAdapter } from './adapter.ts';

const fixtures = 'src/feeds/adapters/esim-go/fixtures';

describe('a file of eSIM Go', () => {
  it('may be an answer of the API', async () => {
    const { complete, plans } = await readFeedAt(esimGoAdapter, `${fixtures}/answer.json`);
    expect(complete).toBe(true);
    expect(plans.map(({ externalId, dataKind, dataMb, price }) => [externalId, dataKind, dataMb, price.units])).toEqual(
      [
        ['esim_1GB_7D_IT_V2', 'total', 1000, 32_500],
        ['esim_UL_5D_IT_V2', 'unlimited', null, 145_000],
      ],
    );
  });

  it('that is one page of several is not the whole catalogue', async () => {
    const text = '{"bundles": [{"name": "x"}], "pageCount": 40}';
    const { complete, skips } = await readFeedText(esimGoAdapter, text);
    expect([complete, skips]).toEqual([false, ['missing-field price']]);
  });

  it('may be a dump of the catalogue', async () => {
    const { complete, plans, skips } = await readFeedAt(esimGoAdapter, `${fixtures}/dump.csv`);
    expect(complete).toBe(true);
    expect(skips).toEqual(['sub-national-destination countries']);
    expect(plans.map(({ name, dataMb, coverage, price }) => [name, dataMb, coverage.join(), price.units])).toEqual([
      ['1GB, 7 Days, Andorra', 1000, 'AD', 114_000],
      ['Unlimited Essential, 5 Days, Portugal', null, 'PT', 125_000],
      ['3GB, 30 Days, Namibia', 3000, 'NA', 192_500],
      ['1GB, 7 Days, EU+', 1000, 'DE,FR,PL', 41_000],
    ]);
  });

  it('that lists members of regional bundles is refused by what it is', async () => {
    await expect(readFeedAt(esimGoAdapter, `${fixtures}/members.csv`)).rejects.toThrow(
      /lists the members of regional bundles, which holds no prices: expected an answer of GET \/catalogue/,
    );
  });

  it.each([
    ['a rate sheet', 'Country,ISOCode,1GB/7days (USD),eSIM Go 1GB Ref\nAlbania,AL,1,x\n', 'rate-sheet'],
    ['a rate sheet of unlimited bundles', 'Country,ISOCode,UL/1day (USD),Ref\nAlbania,AL,1,x\n', 'rate-sheet'],
    ['a reseller’s list', '{"Albania": {"esim_1GB_7D_AL_V2": 7.99}}', 'reseller'],
  ])('that is %s is refused with the format it has', async (_what, text, format) => {
    expect(await refusalOf(esimGoAdapter, text)).toMatch(new RegExp(`: import it with --format ${format}\\.$`));
  });

  it.each([
    ['another JSON', '{"data": [1, 2]}'],
    ['an empty catalogue', '{"bundles": [], "pageCount": 1}'],
    ['another table', 'a,b\n1,2\n'],
    ['a table of countries', 'Country,ISOCode\nAlbania,AL\n'],
    ['one word', 'hello'],
  ])('is not %s', async (_what, text) => {
    expect(await refusalOf(esimGoAdapter, text)).toMatch(/bundles.*: expected an answer of GET \/catalogue of eSIM Go/);
  });

  it('that is cut off is refused', async () => {
    expect(await refusalOf(esimGoAdapter, '{"bundles": [{"name": "x"')).toMatch(/is not complete JSON/);
  });
});
