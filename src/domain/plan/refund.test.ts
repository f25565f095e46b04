import { describe, expect, it } from 'vitest';
import { refundOf } from './refund-answer.ts';
import { countsDays, isRefundable, isRefundAtLeast, refundDays, refundPattern, type Refund } from './refund.ts';

const rules: readonly (Refund | null)[] = [null, 'never', 'until-install', 'until-first-use', '7-days', '14-days'];

describe('a refund rule', () => {
  it.each(['never', 'until-install', 'until-first-use', '1-days', '99-days', '365-days'])('may be %s', (text) => {
    expect(refundPattern.test(text)).toBe(true);
  });

  it.each(['', '0-days', '366-days', '14 days', '07-days', 'until-purchase', 'Never', '-days'])(
    'may not be "%s"',
    (text) => {
      expect(refundPattern.test(text)).toBe(false);
    },
  );

  it('counts days from the purchase', () => {
    expect(rules.filter((rule) => rule !== null && countsDays(rule))).toEqual(['7-days', '14-days']);
    expect(refundDays('14-days')).toBe(14);
  });

  it('promises a refund, none or says nothing', () => {
    expect(rules.map(isRefundable)).toEqual([null, false, true, true, true, true]);
  });
});

describe('isRefundAtLeast', () => {
  it('names what is as good as each rule', () => {
    const asGoodAs = (b: Refund | null) => rules.filter((a) => isRefundAtLeast(a, b));
    expect(asGoodAs(null)).toEqual([null, 'until-first-use']);
    expect(asGoodAs('never')).toEqual(['never', 'until-install', 'until-first-use', '7-days', '14-days']);
    expect(asGoodAs('until-install')).toEqual(['until-install', 'until-first-use']);
    expect(asGoodAs('until-first-use')).toEqual(['until-first-use']);
    expect(asGoodAs('7-days')).toEqual(['7-days', '14-days']);
    expect(asGoodAs('14-days')).toEqual(['14-days']);
  });
});

describe('refundOf', () => {
  const provider = { en: 'Unused plans only', ja: '未使用のみ' };

  it('lets the rule of a plan win over that of its provider', () => {
    expect(refundOf('never', provider, 'en')).toEqual({ of: 'plan', rule: 'never' });
  });

  it('takes what the provider says where the plan says nothing, in the language if there is one', () => {
    expect(refundOf(null, provider, 'ja')).toEqual({ of: 'provider', text: '未使用のみ', language: 'ja' });
    expect(refundOf(null, provider, 'fr')).toEqual({ of: 'provider', text: 'Unused plans only', language: 'en' });
  });

  it('knows nothing where neither says anything', () => {
    expect(refundOf(null, {}, 'en')).toBeNull();
  });
});
