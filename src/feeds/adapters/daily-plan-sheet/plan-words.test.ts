import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPlaceWords, readPlanWords } from './plan-words.ts';

describe('the words of a sheet’s plan', () => {
  it.each([
    ['1day / 1GB Daily+Unlimited 512Kbps (Optel / Telka)', '1', '1GB', 512, ['Optel', 'Telka']],
    ['7day / 3GB Daily+Unlimited 512K(CamTel)', '7', '3GB', 512, ['CamTel']],
    ['30day /  2GB Daily+Unlimited 8M(Docoma Pacific)', '30', '2GB', 8000, ['Docoma Pacific']],
    ['5day / Unlimited 8Mbps (SKY)', '5', null, 8000, ['SKY']],
    ['3day / 500MB Daily + Unlimited 1.5Mbps', '3', '500MB', 1500, []],
    ['3day / 2GB Daily+Unlimited 8Mbps (Tel (Movi) / Cel (Claro))', '3', '2GB', 8000, ['Tel (Movi)', 'Cel (Claro)']],
    ['３day／ 1GB Daily+Unlimited 512Kbps（A&amp;T）', '3', '1GB', 512, ['A&T']],
  ])('%s', (text, days, dailySize, speedKbps, operators) => {
    expect(readPlanWords(text)).toMatchObject({ days, dailySize, speedKbps, operators });
  });

  it.each([
    ['Esim和Usim测试产品'],
    ['testvn'],
    [''],
    ['1day / 1GB'],
    ['1day / 1GB Daily+Unlimited'],
    ['day / Unlimited 8Mbps'],
    ['1day / Unlimited 8Tbps'],
  ])('%j are of no plan', (text) => {
    expect(readPlanWords(text)).toBeNull();
  });

  it('of any text are read or not, in time that does not explode', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const words = readPlanWords(`3day / ${text}`);
        expect(words === null || words.days === '3').toBe(true);
      }),
    );
  });
});

describe('the words of a sheet’s place', () => {
  it.each([
    ['Brazil巴西', ['Brazil'], '巴西', 'Brazil'],
    ['Malaysia/Thailand马来泰国', ['Malaysia', 'Thailand'], '马来泰国', 'Malaysia, Thailand'],
    ['Europe(42countries)欧洲(42国)', ['Europe'], '欧洲', 'Europe'],
    ['New Zealand新西兰', ['New Zealand'], '新西兰', 'New Zealand'],
    ['USA', ['USA'], '', 'USA'],
    ['美国', [], '美国', ''],
  ])('%s', (text, english, chinese, label) => {
    expect(readPlaceWords(text)).toEqual({ english, chinese, label });
  });
});
