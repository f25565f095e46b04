import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planJourney } from '#domain/journey/plan-journey.ts';
import { makeDestinationPlans, makeListedPlan, makeListedProvider } from '#tests/support/listed-plan-factory.ts';
import { money } from '#tests/support/plan-factory.ts';
import { anyJourney, anyJourneyPlans, journeyClock } from '#tests/support/random-journeys.ts';
import { shapeWays } from './shape-ways.ts';

const options = { usesPromo: true, now: journeyClock, extraInstall: money(30_000) };

describe('shapeWays', () => {
  it('shows the first way first, the cheapest under its name, and differences that add up', () => {
    fc.assert(
      fc.property(anyJourney, anyJourneyPlans, (journey, plans) => {
        const listed = makeDestinationPlans(
          plans.map((plan) => makeListedPlan({ ...plan, provider: makeListedProvider(plan.provider) })),
        );
        const answer = planJourney(journey, plans, options);
        const shown = shapeWays(answer, { journey, listed, locale: 'en' });
        const named = shown.filter(({ name }) => name === 'cheapest');
        expect(shown.map(({ isFirst }) => isFirst)).toEqual(shown.map((_way, index) => index === 0));
        expect(shown[0]?.cost.units).toBe(answer.first?.units);
        expect(named.map(({ cost }) => cost.units)).toEqual(answer.cheapest ? [answer.cheapest.units] : []);
        for (const { cost, comparison } of shown) {
          if (comparison === null) continue;
          const other = cost.units + comparison.amount.units * (comparison.isLess ? 1 : -1);
          const same = shown.find(
            ({ installs, cost: { units } }) => installs === comparison.installs && units === other,
          );
          expect(same?.isFirst === true || same?.name === 'cheapest' || comparison.isLess).toBe(true);
          expect(same).toBeDefined();
        }
      }),
      { numRuns: 1000 },
    );
  });

  it('leaves out a way of which a plan has been withdrawn', () => {
    fc.assert(
      fc.property(anyJourney, anyJourneyPlans, (journey, plans) => {
        const answer = planJourney(journey, plans, options);
        const listed = makeDestinationPlans([]);
        expect(shapeWays(answer, { journey, listed, locale: 'en' })).toEqual([]);
      }),
    );
  });
});
