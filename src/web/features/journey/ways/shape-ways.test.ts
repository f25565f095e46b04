import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { Journey } from '#domain/journey/journey.ts';
import type { JourneyPlan } from '#domain/journey/journey-plan.ts';
import type { Money } from '#domain/money/money.ts';
import { listedFactsOf } from '#domain/plan/pick-fields.ts';
import { distinctWays } from '#domain/journey/distinct-ways.ts';
import { planJourney } from '#domain/journey/plan-journey.ts';
import { makeDestinationPlans, makeListedPlan, makeListedProvider } from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';
import { anyJourney, anyJourneyPlans, journeyClock } from '#tests/support/random-journeys.ts';
import { shapeWays } from './shape-ways.ts';

const options = { usesPromo: true, now: journeyClock, extraInstall: money(30_000) };

const provider = makeListedProvider('ahoy');

function journeyPlan(id: number, country: string, price: Money): JourneyPlan {
  return {
    ...listedFactsOf(makeListedPlan()),
    id,
    price,
    promo: null,
    provider: provider.slug,
    countries: [country as CountryCode],
  };
}

describe('shapeWays', () => {
  it('shows the ways that cover the most days first, of these the cheapest first, under its name', () => {
    fc.assert(
      fc.property(anyJourney, anyJourneyPlans, (journey, plans) => {
        const listed = makeDestinationPlans(
          plans.map((plan) => makeListedPlan({ ...plan, provider: makeListedProvider(plan.provider) })),
        );
        const answer = planJourney(journey, plans, options);
        const shown = shapeWays(answer, { journey, listed, locale: 'en' }, options.extraInstall);
        const ranked = shown.filter(({ name }) => name !== 'locals');
        const missed = ({ gaps }: (typeof shown)[number]) =>
          gaps.reduce((sum, index) => sum + (journey.stops[index]?.days ?? 0), 0);
        expect(ranked).toEqual(ranked.toSorted((a, b) => missed(a) - missed(b) || a.cost.units - b.cost.units));
        expect(shown.map(({ name }) => name).indexOf('cheapest')).toBe(answer.cheapest ? 0 : -1);
        expect(shown[0]?.cost.units).toBe(answer.cheapest?.units);
      }),
      { numRuns: 1000 },
    );
  });

  it('shows another way only where it serves more days, or saves what its eSIMs have to save', () => {
    fc.assert(
      fc.property(anyJourney, anyJourneyPlans, (journey, plans) => {
        const answer = planJourney(journey, plans, options);
        const kept = distinctWays(answer, options.extraInstall.units);
        expect(kept).toEqual(expect.arrayContaining([answer.first, answer.cheapest].filter((way) => way !== null)));
        expect(kept[0]).toBe(answer.ways[0]);
        kept.forEach((way, index) => {
          if (way === answer.first || way === answer.cheapest) return;
          for (const simpler of kept.slice(0, index)) {
            const extra = way.installs - simpler.installs;
            const saved = simpler.units - way.units;
            expect(way.missing < simpler.missing || saved > extra * options.extraInstall.units).toBe(true);
          }
        });
      }),
      { numRuns: 1000 },
    );
  });

  it('has one line for each plan, with all of its purchases and their cost', () => {
    fc.assert(
      fc.property(anyJourney, anyJourneyPlans, (journey, plans) => {
        const listed = makeDestinationPlans(
          plans.map((plan) => makeListedPlan({ ...plan, provider: makeListedProvider(plan.provider) })),
        );
        const answer = planJourney(journey, plans, options);
        for (const { lines, purchases } of shapeWays(answer, { journey, listed, locale: 'en' }, options.extraInstall)) {
          const ids = lines.map((line) => line.purchases[0]?.plan.id);
          expect(new Set(ids).size).toBe(ids.length);
          expect(lines.flatMap((line) => line.purchases)).toHaveLength(purchases.length);
          const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
          expect(sum(lines.map(({ count }) => count))).toBe(sum(purchases.map(({ trip }) => trip.count)));
          expect(sum(lines.map(({ cost }) => cost.units))).toBe(
            sum(purchases.map(({ prices }) => prices.cost?.units ?? 0)),
          );
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each([
    ['KWD', 3, 15_435, 12_345],
    ['GBP', 2, 45_050, 32_550],
    ['CHF', 2, 45_240, 32_240],
  ])('adds up in %s as printed', (currency, decimalDigits, first, second) => {
    // As converted: lines are rounded, and their sum is not that of the exact amounts.
    const plans = [journeyPlan(1, 'JP', money(first, currency)), journeyPlan(2, 'KR', money(second, currency))];
    const listed = {
      ...makeDestinationPlans(plans.map((plan) => makeListedPlan({ ...plan, provider, isEstimate: true }))),
      currency: money(0, currency).currency,
      rules: { decimalDigits, rounding: currency === 'CHF' ? 0.05 : 0 },
    };
    const stop = { days: 5, dataMb: 1_000 };
    const journey: Journey = {
      stops: [
        { ...stop, country: 'JP' as CountryCode },
        { ...stop, country: 'KR' as CountryCode },
      ],
      hotspot: false,
      isNewCustomer: true,
    };
    const answer = planJourney(journey, plans, { ...options, extraInstall: null });
    const [way] = shapeWays(answer, { journey, listed, locale: 'en' }, null);
    const lines = way?.lines.map(({ cost }) => cost.units) ?? [];
    expect(lines).toHaveLength(2);
    expect(lines.reduce((sum, units) => sum + units)).not.toBe(first + second);
    expect(way?.cost).toEqual({
      ...money(
        lines.reduce((sum, units) => sum + units),
        currency,
      ),
      isEstimate: true,
    });
  });

  it('leaves out a way of which a plan has been withdrawn', () => {
    fc.assert(
      fc.property(anyJourney, anyJourneyPlans, (journey, plans) => {
        const answer = planJourney(journey, plans, options);
        const listed = makeDestinationPlans([]);
        expect(shapeWays(answer, { journey, listed, locale: 'en' }, options.extraInstall)).toEqual([]);
      }),
    );
  });
});
