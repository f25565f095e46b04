import { describe, expect, it } from 'vitest';
import type { CurrencyCode } from '#domain/kernel/codes.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import { noOptions, planOf, reasonOf } from '#tests/support/feed-files.ts';
import { onlyRowOf } from '#tests/support/table-rows.ts';
import { dailyPlanSheetAdapter } from './adapter.ts';

const row = {
  '0': 'alls',
  '1': 'Australia澳大利亚',
  '2': '3day / 2GB Daily+Unlimited 512Kbps (Optel / Telka)',
  '3': '3.97',
  '4': 'Optel / Telka',
  '5': 3,
};

const map = (changes: Record<string, unknown>, options = noOptions) =>
  onlyRowOf(dailyPlanSheetAdapter, JSON.stringify([{ ...row, ...changes }]), options);

describe('a row of the sheet', () => {
  it('is a plan with an amount a day, a speed behind it, and one price for all days', async () => {
    expect(planOf(await map({}))).toMatchObject({
      externalId: 'australia-3d-2gb-daily-unlimited-512kbps',
      name: 'Australia 2GB Daily+Unlimited 512Kbps',
      scope: 'local',
      coverage: ['AU'],
      dataKind: 'daily',
      dataMb: 2000,
      reducedSpeedKbps: 512,
      speedLimitKbps: null,
      validityDays: 3,
      price: { units: 39_700, currency: 'USD' },
      networks: [
        { country: 'AU', operator: 'Optel', generation: null },
        { country: 'AU', operator: 'Telka', generation: null },
      ],
    });
  });

  it('without an amount a day is unlimited at a speed that is never exceeded', async () => {
    expect(planOf(await map({ '2': '3day / Unlimited 8Mbps (SKY)' }))).toMatchObject({
      dataKind: 'unlimited',
      dataMb: null,
      reducedSpeedKbps: null,
      speedLimitKbps: 8000,
    });
  });

  it.each([
    ['1day / 1GB Daily+Unlimited 512Kbps (Optel / Telka)', 1, 1000, 512, ['Optel', 'Telka']],
    ['7day / 3GB Daily+Unlimited 512K(CamTel)', 7, 3000, 512, ['CamTel']],
    ['30day /  2GB Daily+Unlimited 8M(Docoma Pacific)', 30, 2000, 8000, ['Docoma Pacific']],
    ['3day / 500MB Daily + Unlimited 1.5Mbps', 3, 500, 1500, []],
    ['3day / 2GB Daily+Unlimited 8Mbps (Tel (Movi) / Cel (Claro))', 3, 2000, 8000, ['Tel (Movi)', 'Cel (Claro)']],
    ['３day／ 1GB Daily+Unlimited 512Kbps（A&amp;T）', 3, 1000, 512, ['A&T']],
  ])('of %s', async (text, validityDays, dataMb, reducedSpeedKbps, operators) => {
    const plan = planOf(await map({ '2': text, '5': validityDays }));
    expect(plan).toMatchObject({ validityDays, dataMb, reducedSpeedKbps });
    expect(plan.networks.map(({ operator }) => operator)).toEqual(operators);
  });

  it.each([
    ['testvn'],
    ['1day / 1GB'],
    ['1day / 1GB Daily+Unlimited'],
    ['day / Unlimited 8Mbps'],
    ['1day / Unlimited 8Tbps'],
  ])('of %j is no plan', async (text) => {
    expect(reasonOf(await map({ '2': text }))).toBe('bad-value');
  });

  it.each([
    ['Korea韩国', ['KR']],
    ['HongKong/Macao香港澳门', ['HK', 'MO']],
    ['China/HongKong/Macao中国香港澳门', ['CN', 'HK', 'MO']],
    ['VietNam越南', ['VN']],
    ['USA美国', ['US']],
  ])('at %s covers %j', async (place, coverage) => {
    expect(planOf(await map({ '1': place })).coverage).toEqual(coverage);
  });

  it('for several countries names no networks, since it does not say where they are', async () => {
    expect(planOf(await map({ '1': 'Malaysia/Thailand马来泰国' }))).toMatchObject({ scope: 'regional', networks: [] });
  });

  it('is in the currency and of the provider that the operator names', async () => {
    const options = { ...noOptions, currency: 'CNY' as CurrencyCode, provider: 'nori' as ProviderSlug };
    const mapped = await map({}, options);
    expect(mapped.ok && [mapped.value.plan.price.currency, mapped.value.provider.slug]).toEqual(['CNY', 'nori']);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ '2': 'Esim和Usim测试产品', '5': 0 }, 'bad-value'],
    [{ '2': '3day / 2GB Daily+Unlimited 0Kbps' }, 'bad-value'],
    [{ '2': '3day / 2GB Daily+Unlimited 99999Mbps' }, 'bad-value'],
    [{ '2': '3day / 0GB Daily+Unlimited 512Kbps' }, 'bad-data-amount'],
    [{ '5': 4 }, 'bad-validity'],
    [{ '5': 'x' }, 'bad-validity'],
    [{ '2': '0day / Unlimited 8Mbps', '5': 0 }, 'bad-validity'],
    [{ '1': 'Korea' }, 'ambiguous-destination'],
    [{ '1': 'Europe(42countries)欧洲(42国)' }, 'region-without-countries'],
    [{ '1': 'Guam' }, 'none'],
    [{ '1': 'Saipan塞班' }, 'sub-national-destination'],
    [{ '1': '澳大利亚' }, 'missing-field'],
    [{ '3': '' }, 'missing-field'],
    [{ '3': '0.00' }, 'zero-price'],
    [{ '3': '-1' }, 'negative-price'],
    [{ '3': '1,040' }, 'ambiguous-number'],
    [{ currency: 'XYZ' }, 'bad-currency'],
  ])('with %j is skipped as %s', async (changes, reason) => {
    expect(reasonOf(await map(changes)) ?? 'none').toBe(reason);
  });
});
