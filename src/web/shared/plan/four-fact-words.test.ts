import { describe, expect, it } from 'vitest';
import { messagesFor } from '#i18n/messages.ts';
import { makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import { sayAfterEnd } from './plan-words.ts';
import { planFourFacts } from './four-fact-words.ts';

const english = { locale: 'en', messages: messagesFor('en') } as const;

describe('what follows the data', () => {
  it.each([
    [{ afterEnd: 'nothing' }, 'Then it stops', 'The connection stops', true],
    [{ afterEnd: 'throttled' }, 'Then reduced speed', 'The connection continues at reduced speed', true],
    [{ afterEnd: 'payg' }, 'Then pay as you go', 'The connection continues, pay as you go', true],
    [{ reducedSpeedKbps: 128 }, 'Then 128\u00a0kbps', 'The connection continues at 128\u00a0kbps', true],
    [{ dataKind: 'unlimited', dataMb: null, speedLimitKbps: 5000 }, 'up to 5\u00a0Mbps', 'Up to 5\u00a0Mbps', true],
    [{}, 'Then: not stated', null, false],
  ] as const)('of %o is the same on a ticket and in a comparison', (facts, ticket, sentence, isGood) => {
    const plan = makeListedPlan(facts);
    expect(planFourFacts(plan, english)[0]).toEqual({ name: 'afterwards', words: ticket, isGood });
    expect(sayAfterEnd(plan, english)).toBe(sentence);
  });
});
