import { expect, it } from 'vitest';
import { makeDestinationPlans, makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import { moneyOf } from '#tests/support/memory-context.ts';
import { convertedFrom } from './converted-from.ts';

const own = makeListedPlan();
const euros = makeListedPlan({ isEstimate: true, sellerPrice: moneyOf('4', 'EUR') });
const pounds = makeListedPlan({ isEstimate: true, sellerPrice: moneyOf('4', 'GBP') });

it.each([
  [[euros, euros], 'EUR'],
  [[euros, pounds], null],
  [[euros, own], null],
  [[own], null],
  [[], null],
])('is the only currency of converted prices: %#', (plans, currency) => {
  expect(convertedFrom(makeDestinationPlans(plans))).toBe(currency);
});
