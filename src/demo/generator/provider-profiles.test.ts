import { describe, expect, it } from 'vitest';
import providers from '#data/demo-providers.json' with { type: 'json' };
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import { marketModel, middle } from './market-model.ts';
import {
  discountSteps,
  sampleProfiles,
  flagNames,
  flagTargets,
  planKinds,
  sampleProviderSizes,
  type ProviderProfile,
} from './provider-profiles.ts';
import fc from 'fast-check';
import { createRandom } from './random.ts';

const profiles = sampleProfiles({ seed: 'profiles', planCount: 100_000 });
const planCount = (profile: ProviderProfile): number =>
  profile.planCounts.local + profile.planCounts.regional + profile.planCounts.global;
const total = profiles.reduce((sum, profile) => sum + planCount(profile), 0);

/** Mean of a share over all plans. */
function overall(share: (profile: ProviderProfile) => number): number {
  return profiles.reduce((sum, profile) => sum + share(profile) * planCount(profile), 0) / total;
}

/** Names of sellers and operators of the real market, lower-case: no invented name may contain one as a word. */
const realBrands =
  'airalo holafly nomad saily ubigi maya yesim jetpac gigsky alosim flexiroam instabridge bnesim drimsim eskimo firsty roamless simly simify truphone trifa keepgo kolet manet monty nisko mogo tello airhub gigago gomoworld roamify rapidesim sparks stork surfroam travelsim ubi upesim voye worldsim webbing zetsim zim jetogo iroamly glocalme globalyo freshroam lycamobile lebara giffgaff orange vodafone telefonica verizon tmobile docomo softbank rakuten kddi mobimatter esimdb esimio pocketesim bytesim cmlink dent numero amigo breeze matrix textr yoho cricket mint tangerine lucky fizz koodo ting boost metro firefly planet'.split(
    ' ',
  );

describe('the list of invented providers', () => {
  it('has a hundred different names and slugs', () => {
    expect(providers).toHaveLength(100);
    expect(new Set(providers.map((provider) => provider.name.toLowerCase())).size).toBe(100);
    expect(new Set(providers.map((provider) => provider.slug)).size).toBe(100);
  });

  it.each(providers)('$name has a valid slug made from its name', ({ name, slug }) => {
    expect(parseProviderSlug(slug).ok).toBe(true);
    const words = name
      .toLowerCase()
      .replaceAll('&', 'and')
      .split(/[^a-z0-9]+/);
    expect(slug).toBe(words.join('-'));
  });

  it.each(providers)('$name is no real brand and holds none', ({ name }) => {
    const words = name.toLowerCase().split(/[^a-z0-9]+/);
    expect(words.filter((word) => realBrands.includes(word))).toEqual([]);
    expect(realBrands).not.toContain(words.join(''));
  });
});

describe('sampleProfiles', () => {
  it('uses every provider once, marked as an example, at an address that cannot exist', () => {
    expect(new Set(profiles.map((profile) => profile.facts.slug)).size).toBe(100);
    for (const { facts } of profiles) {
      expect(facts.example).toBe(true);
      expect(facts.url).toBe(`https://${facts.slug}.example/`);
      expect(facts.image).toBe(`/assets/pictures/provider/${facts.slug}`);
    }
  });

  it('gives out exactly the wanted plans in the calibrated mix of scopes', () => {
    expect(total).toBe(100_000);
    const { local, regional, global } = marketModel.calibration.scopeMix100k;
    const sum = (scope: 'local' | 'regional' | 'global'): number =>
      profiles.reduce((plans, profile) => plans + profile.planCounts[scope], 0) / total;
    expect(Math.abs(sum('local') - local)).toBeLessThan(0.005);
    expect(Math.abs(sum('regional') - regional)).toBeLessThan(0.005);
    expect(Math.abs(sum('global') - global)).toBeLessThan(0.003);
  });

  it('meets the model’s shares over all plans', () => {
    const { planMix, promo } = marketModel;
    const kinds = [planMix.fixedTotal, planMix.unlimited, planMix.dailyCap, planMix.freeOrTrial];
    planKinds.forEach((_, index) => {
      expect(overall((profile) => profile.kindShares[index] ?? 0)).toBeCloseTo(kinds[index] ?? 0, 2);
    });
    expect(overall((profile) => profile.promoShare)).toBeCloseTo(promo.shareOfPlansWithLowerPromoPrice, 2);
    discountSteps.forEach((step, index) => {
      expect(overall((profile) => profile.discountShares[index] ?? 0)).toBeCloseTo(step.share, 2);
    });
  });

  it.each(flagNames)('answers %s as often with yes and with nothing as the model', (name) => {
    expect(overall((profile) => profile.flagShares[name][0] ?? 0)).toBeCloseTo(flagTargets[name].true, 2);
    expect(overall((profile) => profile.flagShares[name][2] ?? 0)).toBeCloseTo(flagTargets[name].unknown, 2);
  });

  it('lets sellers differ in mix, price level and habits', () => {
    const unlimited = profiles.map((profile) => profile.kindShares[1] ?? 0);
    expect(Math.max(...unlimited) - Math.min(...unlimited)).toBeGreaterThan(0.3);
    const dearness = profiles.map((profile) => profile.dearness);
    expect(Math.max(...dearness.map(Math.abs))).toBeLessThanOrEqual(1.5);
    expect(Math.max(...dearness) - Math.min(...dearness)).toBeGreaterThan(2);
    expect(new Set(profiles.map((profile) => profile.wording))).toEqual(new Set(['english', 'pair', 'all']));
  });

  it('keeps specialists out of the global trade', () => {
    const specialists = profiles.filter((profile) => profile.specialty !== null);
    expect(specialists.length).toBeGreaterThan(0);
    expect(specialists.every((profile) => profile.planCounts.global === 0)).toBe(true);
  });

  it('changes with the seed and only with the seed', () => {
    expect(sampleProfiles({ seed: 'profiles', planCount: 100_000 })).toEqual(profiles);
    expect(sampleProfiles({ seed: 'other', planCount: 100_000 })[0]).not.toEqual(profiles[0]);
  });
});

describe('sampleProviderSizes', () => {
  it('sums exactly to the wanted number of plans, largest provider first', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.integer({ min: 1, max: 150 }),
        fc.integer({ min: 0, max: 300_000 }),
        (seed, providers, plans) => {
          const sizes = sampleProviderSizes(providers, plans, createRandom(seed));
          expect(sizes).toHaveLength(providers);
          expect(sizes.reduce((a, b) => a + b, 0)).toBe(plans);
          expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
          expect(Math.min(...sizes)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });

  it('has the calibrated shape: a few giants, many middling, some small ones', () => {
    const sizes = sampleProviderSizes(100, 100_000, createRandom('shape'));
    expect(middle(sizes)).toBeGreaterThan(400);
    expect(middle(sizes)).toBeLessThan(1000);
    expect(sizes[0]).toBeGreaterThan(2500);
    expect(sizes[0]).toBeLessThan(5000);
    expect(sizes.at(-1)).toBeLessThan(150);
  });
});
