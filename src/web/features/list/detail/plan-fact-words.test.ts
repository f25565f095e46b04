import { describe, expect, it } from 'vitest';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import type { PlanAnswer } from '#domain/plan/plan-detail.ts';
import { messagesFor } from '#i18n/messages.ts';
import { makeListedPlan, regionCoverage } from '#tests/support/listed-plan-factory.ts';
import { countryOf } from '#tests/support/memory-context.ts';
import { planFacts } from './plan-fact-words.ts';

const english = { locale: 'en', messages: messagesFor('en') } as const;
const data = { countryNames: { [countryOf('SG')]: 'Singapore' }, regionNames: {} };

function factsOf(facts: Partial<ListedPlan>, answer: Partial<PlanAnswer> | null = null): Record<string, string> {
  const loaded = answer as PlanAnswer | null;
  const lines = planFacts({ plan: makeListedPlan(facts), answer: loaded, data }, english);
  return Object.fromEntries(
    lines.map(({ name, words, more }) => [name, more === undefined ? words : `${words}: ${more.join()}`]),
  );
}

describe('planFacts', () => {
  it('says of everything that is not stated that it is not', () => {
    const facts = factsOf({});
    const always = [
      'Refund',
      'Unused data',
      'When data runs out',
      'Network',
      'Hotspot',
      'Top-up',
      'Phone number',
      'ID check',
      'IP address country',
      'Subscription',
      'Ads',
    ];
    for (const name of always) expect(facts[name], name).toBe('Not stated');
  });

  it('distinguishes yes and no', () => {
    expect(factsOf({ tethering: true, topUp: false, ekyc: false })).toMatchObject({
      Hotspot: 'Allowed',
      'Top-up': 'Not available',
      'ID check': 'Not needed',
    });
    expect(factsOf({ subscription: true, ads: true })).toMatchObject({
      Subscription: 'Yes. Cancel within 7\u00a0days of the start, or you pay again',
      Ads: 'Yes',
    });
    expect(factsOf({ subscription: false, ads: false })).toMatchObject({ Subscription: 'No', Ads: 'No' });
  });

  it('says how long, how fast and by which days', () => {
    const unlimited = { dataKind: 'unlimited', dataMb: 2000, reducedSpeedKbps: 1000, dayCount: '24h' } as const;
    expect(factsOf({ ...unlimited, fairUse: 'No servers' })).toMatchObject({
      Data: 'Unlimited',
      Validity: '7\u00a0days (24-hour periods)',
      'Speed and limits': '2\u00a0GB at full speed, then 1\u00a0Mbps',
      'Fair use, in the seller’s words': 'No servers',
    });
    expect(factsOf({ validityDays: null, dayCount: '24h' })['Validity']).toBe('No expiry');
    const daily = factsOf({ dataKind: 'daily', dataMb: 1000, reducedSpeedKbps: 128 });
    expect(daily['Speed and limits']).toBe('1\u00a0GB a day\u00a0· then 128\u00a0kbps');
  });

  it('names networks and the exit to the internet', () => {
    const networks = {
      operators: [
        { name: 'KDDI', generation: '5G' },
        { name: 'Docomo', generation: null },
      ],
      generation: '5G',
      breakout: [countryOf('SG'), countryOf('JP')],
    } as const;
    expect(factsOf({ networks })).toMatchObject({
      Network: 'KDDI 5G and Docomo',
      'IP address country': 'Singapore and JP',
    });
  });

  it('says on the page of a region how much of it a plan covers, on the page of a country nothing', () => {
    expect(factsOf({ coverage: regionCoverage(27, 33) })).toMatchObject({
      'Countries covered here': '27 of 33 countries',
    });
    expect(Object.keys(factsOf({}))).not.toContain('Countries covered here');
  });

  it('says until when a plan is paid back, and what becomes of it at the end', () => {
    expect(factsOf({ refund: 'until-first-use', unusedData: 'carried-over', afterEnd: 'throttled' })).toMatchObject({
      Refund: 'Until you first use data',
      'Unused data': 'Carried over to the next plan',
      'When data runs out': 'The connection continues at reduced speed',
    });
    expect(factsOf({ refund: '14-days' })['Refund']).toBe('Within 14\u00a0days of purchase');
    const coverage: PlanAnswer['coverage'] = [];
    const answer = { coverage, voiceMinutes: null, smsCount: null } as const;
    const refundRule = { of: 'provider', text: 'Unused plans only', language: 'en' } as const;
    expect(factsOf({}, { ...answer, refundRule })['Refund']).toContain('Seller’s rule: ');
    expect(factsOf({ refund: 'never' }, { ...answer, refundRule: { of: 'plan', rule: 'never' } })['Refund']).toBe(
      'None once bought',
    );
  });

  it('names terms only where they bind', () => {
    expect(factsOf({ newCustomersOnly: true })).toMatchObject({ 'First order only': 'Yes' });
    expect(Object.keys(factsOf({ newCustomersOnly: false }))).not.toContain('First order only');
  });

  it('adds what only the catalogue knows', () => {
    const coverage = [
      { code: countryOf('JP'), name: 'Japan' },
      { code: countryOf('KR'), name: 'South Korea' },
    ];
    const answer = {
      activation: 'install',
      installWithinDays: 30,
      voiceMinutes: 60,
      smsCount: null,
      coverage,
    } as const;
    const facts = factsOf(
      {
        coverage: { scope: 'regional', region: null, countryCount: 2, neighbours: 0, coveredHere: 1, countriesHere: 1 },
      },
      answer,
    );
    expect(facts).toMatchObject({
      Starts: 'When installed\u00a0· Install within 30\u00a0days of purchase',
      'Calls and texts': '60 minutes',
      Coverage: '2 countries: Japan,South Korea',
    });
    expect(factsOf({}, { ...answer, activation: null })).toMatchObject({
      Starts: 'Not stated\u00a0· Install within 30\u00a0days of purchase',
    });
  });
});
