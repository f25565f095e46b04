import { describe, expect, it } from 'vitest';
import type { ProviderPlan } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { Money } from '#domain/money/money.ts';
import type { PlanFacts } from '#domain/plan/plan.ts';
import { demoPlans, demoSeed } from './demo-plans.ts';
import { marketModel, middle } from './market-model.ts';
import { countryName, regionName } from './reference-data.ts';

const asOf = new Date('2026-11-01T00:00:00Z');
const all: readonly ProviderPlan[] = [...demoPlans({ seed: demoSeed, planCount: 60_000, asOf })];
const plans = all.map(({ plan }) => plan);
const byProvider = Map.groupBy(all, ({ provider }) => provider.slug);

const isNamed = (plan: PlanFacts, locale: 'en' | 'ja' | 'fr' | 'es' | 'it', text: string): boolean => {
  const name = typeof plan.name === 'string' ? (locale === 'en' ? plan.name : undefined) : plan.name[locale];
  return name === undefined || name.includes(text);
};

const dollars = ({ price, ownPrices }: PlanFacts): number | null => {
  const own = [price, ...ownPrices].find(({ currency }) => (currency as string) === 'USD');
  return own === undefined ? null : own.units / 10_000;
};

describe('names and ids of demo plans', () => {
  it('name a local plan after its country in every language it has', () => {
    for (const plan of plans.filter(({ scope }) => scope === 'local')) {
      const country = countryName(plan.coverage[0] ?? '');
      for (const locale of ['en', 'ja', 'fr', 'es', 'it'] as const) {
        expect(isNamed(plan, locale, country[locale])).toBe(true);
      }
    }
  });

  it('name a regional plan after its region, and a global one after the world', () => {
    const named = plans.filter(({ scope, region }) => scope !== 'local' && region !== null);
    expect(named.length).toBeGreaterThan(3000);
    expect(named.filter((plan) => !isNamed(plan, 'en', regionName(plan.region ?? '').en))).toEqual([]);
    expect(plans.filter(({ scope, region }) => scope === 'global' && region !== ('global' as typeof region))).toEqual(
      [],
    );
  });

  it('say the amount in the name and in the seller’s words', () => {
    const five = plans.filter(({ dataKind, dataMb }) => dataKind === 'total' && dataMb === 5000);
    expect(five.length).toBeGreaterThan(1000);
    expect(five.filter(({ dataWords }) => dataWords !== '5 GB')).toEqual([]);
    expect(five.filter((plan) => !isNamed(plan, 'fr', '5 Go'))).toEqual([]);
    const daily = plans.filter(({ dataKind, dataMb }) => dataKind === 'daily' && dataMb === 500);
    expect(daily.filter(({ dataWords }) => dataWords !== '500 MB a day')).toEqual([]);
  });

  it('end the address with the id', () => {
    expect(
      all.filter(({ provider, plan }) => plan.url !== `https://${provider.slug}.example/plans/${plan.externalId}`),
    ).toEqual([]);
  });
});

describe('prices of demo plans', () => {
  it('rise with data: of two plans of a seller that differ in nothing else, the larger mostly costs more', () => {
    const comparable = Map.groupBy(
      all.filter(
        ({ plan }) => plan.dataKind === 'total' && !/-\d$/.test(plan.externalId) && !plan.externalId.includes('trial'),
      ),
      ({ provider, plan }) => `${provider.slug} ${plan.scope} ${plan.coverage.join('')} ${plan.validityDays}`,
    );
    const pairs = [...comparable.values()].flatMap((group) => {
      const sorted = group.map(({ plan }) => plan).toSorted((a, b) => (a.dataMb ?? 0) - (b.dataMb ?? 0));
      return sorted.slice(1).map((plan, index) => plan.price.units >= (sorted[index]?.price.units ?? 0));
    });
    expect(pairs.length).toBeGreaterThan(5000);
    expect(pairs.filter(Boolean).length / pairs.length).toBeGreaterThan(0.85);
  });

  it('differ between sellers about as much as in the eight retail catalogues of the model', () => {
    const levels = [...byProvider.values()].flatMap((own) => {
      const perGb = own.flatMap(({ plan }) => {
        const usd = dollars(plan);
        return plan.dataKind === 'total' && plan.dataMb === 5000 && usd !== null ? [Math.log(usd)] : [];
      });
      return perGb.length < 5 ? [] : [middle(perGb)];
    });
    const mean = levels.reduce((a, b) => a + b, 0) / levels.length;
    const deviation = Math.sqrt(levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels.length);
    expect(Math.abs(deviation - marketModel.priceModel.providerEffect.sd8Retail)).toBeLessThan(0.08);
  });

  it('in further currencies stay near the first one, by the seller’s own ratio', () => {
    const inEuro = (list: readonly Money[]): number | null => {
      const euro = list.find(({ currency }) => (currency as string) === 'EUR');
      return euro === undefined ? null : euro.units / 10_000;
    };
    const ratios = plans.flatMap((plan) => {
      const [usd, euro] = [dollars(plan), inEuro([plan.price, ...plan.ownPrices])];
      return usd === null || euro === null || usd < 5 ? [] : [euro / usd];
    });
    expect(ratios.length).toBeGreaterThan(1000);
    expect(Math.abs(middle(ratios) - 0.88)).toBeLessThan(0.03);
    expect(Math.max(...ratios)).toBeLessThan(1.1);
    expect(Math.min(...ratios)).toBeGreaterThan(0.7);
  });

  it('of trials are small, and all are for new customers only', () => {
    const trials = plans.filter(({ externalId, dataKind }) => externalId.includes('-trial-') && dataKind === 'total');
    expect(trials.length).toBeGreaterThan(300);
    expect(trials.every(({ dataMb }) => (dataMb ?? 0) <= 1000)).toBe(true);
    const others = plans.filter(({ dataKind, externalId }) => dataKind === 'total' && !externalId.includes('-trial-'));
    const usd = (list: readonly PlanFacts[]): number => middle(list.flatMap((plan) => dollars(plan) ?? []));
    expect(usd(trials)).toBeLessThan(usd(others) / 4);
    expect(trials.filter(({ newCustomersOnly }) => newCustomersOnly !== true)).toEqual([]);
  });

  it('of pay as you go are a credit that does not expire', () => {
    const payg = plans.filter(({ dataKind }) => dataKind === 'payg');
    expect(payg.length).toBeGreaterThan(100);
    for (const plan of payg) {
      expect(plan).toMatchObject({ dataMb: null, validityDays: null, dataWords: 'Pay as you go', fairUse: null });
      expect(plan.externalId.endsWith('-credit')).toBe(true);
    }
  });
});

describe('what demo sellers state', () => {
  it('is the same for all plans of a seller: terms, breakout habit, time of the last check', () => {
    for (const own of byProvider.values()) {
      const terms = new Set(own.map(({ plan }) => `${plan.dayCount} ${plan.activation} ${plan.installWithinDays}`));
      expect(terms.size).toBe(1);
      expect(new Set(own.map(({ plan }) => plan.statedAt)).size).toBe(1);
    }
  });

  it('was stated some days before, where a time is stated', () => {
    const stated = new Set(plans.flatMap(({ statedAt }) => statedAt ?? []));
    expect(stated.size).toBeGreaterThan(2);
    for (const time of stated) {
      const days = (asOf.getTime() - Date.parse(time)) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(1);
      expect(days).toBeLessThanOrEqual(30);
    }
  });

  it('leaves the internet at home, at a hub, or is unknown', () => {
    const local = plans.filter(({ scope }) => scope === 'local');
    const kinds = new Set(
      local.map(({ breakout, coverage }) =>
        breakout.length === 0 ? 'unknown' : breakout.join() === coverage.join() ? 'home' : 'hub',
      ),
    );
    expect(kinds).toEqual(new Set(['unknown', 'home', 'hub']));
  });

  it('puts an unlimited plan’s allowance into words, and only there where one is stated', () => {
    const unlimited = plans.filter(({ dataKind }) => dataKind === 'unlimited');
    const stated = unlimited.filter(({ dataMb }) => dataMb !== null);
    const wording = /^\d+ GB at full speed, then [\d.]+ [kM]bps$/;
    expect(stated.filter(({ fairUse }) => !wording.test(fairUse ?? ''))).toEqual([]);
    const unstated = unlimited.filter(({ dataMb }) => dataMb === null);
    expect(unstated.filter(({ fairUse }) => wording.test(fairUse ?? ''))).toEqual([]);
  });

  it('warns of slower busy times about as often as the model', () => {
    const warned = plans.filter(({ fairUse }) => fairUse?.includes('busy') === true).length / plans.length;
    expect(warned).toBeLessThan(marketModel.flags.possibleThrottling.true);
    expect(warned).toBeGreaterThan(marketModel.flags.possibleThrottling.true / 2);
  });

  it('caps days and speeds as the model does', () => {
    const daily = plans.filter(({ dataKind }) => dataKind === 'daily');
    const speedShare = (kbps: number | null): number =>
      daily.filter(({ reducedSpeedKbps }) => reducedSpeedKbps === kbps).length / daily.length;
    const { reducedSpeedKbps } = marketModel.dailyCap;
    expect(Math.abs(speedShare(128) - reducedSpeedKbps['128.0'])).toBeLessThan(0.04);
    expect(Math.abs(speedShare(null) - reducedSpeedKbps.none)).toBeLessThan(0.04);
    const dayShare = (mb: number): number => daily.filter(({ dataMb }) => dataMb === mb).length / daily.length;
    const modelShare = (mb: number): number =>
      marketModel.dailyCap.sizeDays.filter(({ mbPerDay }) => mbPerDay === mb).reduce((sum, { p }) => sum + p, 0);
    for (const mb of [500, 1000, 2000, 3000]) expect(Math.abs(dayShare(mb) - modelShare(mb))).toBeLessThan(0.06);
  });

  it('lasts as long as unlimited plans last in the model', () => {
    const unlimited = plans.filter(({ dataKind }) => dataKind === 'unlimited');
    for (const { days, p } of marketModel.unlimitedDays.filter(({ p }) => p > 0.03)) {
      const found = unlimited.filter(({ validityDays }) => validityDays === days).length / unlimited.length;
      expect(Math.abs(found - p)).toBeLessThan(0.04);
    }
  });
});

describe('regional plans', () => {
  it('come to a page like Europe in the spread of the comparator', () => {
    const { p10, p50, p90, max } = marketModel.pageSizes.plansPerProviderOnEuropePage;
    const counts = [...byProvider.values()]
      .map((own) => own.filter(({ plan }) => plan.region === ('europe' as typeof plan.region)).length)
      .filter((count) => count > 0)
      .toSorted((a, b) => a - b);
    const quantile = (part: number): number => counts[Math.floor(part * (counts.length - 1))] ?? 0;
    expect(counts.length).toBeGreaterThan(65);
    expect(quantile(0.1)).toBeLessThan(p10 * 3);
    expect(quantile(0.5)).toBeGreaterThan(p50 / 2);
    expect(quantile(0.5)).toBeLessThan(p50 * 2);
    expect(quantile(0.9)).toBeLessThan(p90 * 1.5);
    expect(quantile(1)).toBeLessThan(max);
  });

  it('are shared: one set of countries serves many sellers', () => {
    const sellers = Map.groupBy(
      all.filter(({ plan }) => plan.scope !== 'local'),
      ({ plan }) => plan.coverage.join(' '),
    );
    const shared = [...sellers.values()].map((group) => new Set(group.map(({ provider }) => provider.slug)).size);
    expect(Math.max(...shared)).toBeGreaterThan(25);
    expect(shared.length).toBeLessThan(400);
  });
});
