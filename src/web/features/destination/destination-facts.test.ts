import { describe, expect, it } from 'vitest';
import { makeDestinationPlans, makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import { sumUpDestination } from './destination-facts.ts';

describe('sumUpDestination', () => {
  it('counts what is stated, what is denied and what is left open', () => {
    const facts = sumUpDestination(
      makeDestinationPlans([
        makeListedPlan({ tethering: true, dayCount: '24h' }),
        makeListedPlan({ tethering: false, dayCount: 'calendar' }),
        makeListedPlan({ tethering: null, phoneNumber: true, ekyc: false }),
      ]),
    );
    expect(facts).toMatchObject({
      planCount: 3,
      hotspot: { yes: 1, no: 1, unknown: 1 },
      phoneNumber: { yes: 1, no: 0, unknown: 2 },
      ekyc: { yes: 0, no: 1, unknown: 2 },
      networkUnknown: 3,
      dayCount: { hours: 1, calendar: 1, unknown: 1 },
    });
  });

  it('distinguishes own prices of sellers, estimates and unconvertible prices', () => {
    const plans = [{}, { isEstimate: true }, { isEstimate: true }, { price: null }].map((facts) =>
      makeListedPlan(facts),
    );
    expect(sumUpDestination(makeDestinationPlans(plans)).prices).toEqual({ own: 1, converted: 2, unconverted: 1 });
  });
});
