import { describe, expect, it } from 'vitest';
import { messagesFor } from '#i18n/messages.ts';
import { makeDestinationView, makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { sayData, sayNetworks, sayPrices, sayUnlimited, type QuestionFacts } from './question-words.ts';

const english = { locale: 'en', messages: messagesFor('en') } as const;
const japanese = { locale: 'ja', messages: messagesFor('ja') } as const;
const none = { yes: 0, no: 0, unknown: 0 };
const facts: QuestionFacts = {
  hotspot: none,
  phoneNumber: none,
  idCheck: none,
  dayCount: { hours: 0, calendar: 0, unknown: 0 },
  prices: { own: 10, converted: 0, unconverted: 0 },
  rateDates: null,
};

describe('sayNetworks', () => {
  it('names networks, the most named one, and that nothing was measured', () => {
    const plans = ['Teal', 'Teal', 'Heron'].map((name) =>
      makeListedPlan({ networks: { operators: [{ name, generation: '5G' }], generation: '5G', breakout: [] } }),
    );
    expect(sayNetworks(makeDestinationView(plans).networks, english)).toBe(
      'Sellers name Teal (5G) and Heron (5G). Teal is named most often, by 2 plans. We do not measure coverage or speed ourselves.',
    );
  });

  it('says that nobody names one', () => {
    expect(sayNetworks([], english)).toMatch(/^No seller names a network/);
  });
});

describe('sayData', () => {
  it('turns days into amounts', () => {
    expect(sayData(10, english)).toContain('About 3\u00a0GB for maps and messages, 10\u00a0GB with');
    expect(sayData(7, japanese)).toContain('地図とメッセージなら約3GB');
  });
});

describe('sayUnlimited', () => {
  it('names price, seller and limits of the answer', () => {
    const plan = makeListedPlan({ dataKind: 'unlimited', dataMb: 7000, reducedSpeedKbps: 512, price: moneyOf('21') });
    const view = makeDestinationView([plan]);
    expect(sayUnlimited(view, english)).toBe(
      'Seller: $21.00 for 7\u00a0days (7\u00a0GB at full speed, then 512\u00a0kbps).',
    );
  });

  it('does not call a plan unlimited whose limits nobody knows', () => {
    const view = makeDestinationView([makeListedPlan({ dataKind: 'unlimited', dataMb: null }), makeListedPlan()]);
    expect(sayUnlimited(view, english)).toMatch(/^No plan here that is sold as unlimited/);
  });
});

describe('sayPrices', () => {
  it('counts estimates and dates them', () => {
    const said = sayPrices(
      {
        ...facts,
        prices: { own: 4, converted: 6, unconverted: 1 },
        rateDates: { oldest: '2026-11-19', newest: '2026-11-20' },
      },
      'EUR',
      english,
    );
    expect(said).toContain('All are shown in EUR. Sellers ask 4 of them in it; 6 are converted');
    expect(said).toContain('Exchange rates of 19 November 2026.');
    expect(said).toContain('1 plan cannot be converted and keeps its own currency.');
  });

  it('says nothing of rates where none were used', () => {
    expect(sayPrices(facts, 'USD', english)).not.toContain('Exchange rates');
  });
});
