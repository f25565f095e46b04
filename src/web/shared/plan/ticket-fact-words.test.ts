import { describe, expect, it } from 'vitest';
import { messagesFor } from '#i18n/messages.ts';
import { makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import { sayAfterEnd } from './plan-words.ts';
import { ticketFacts } from './ticket-fact-words.ts';
import { sayAfterAmount } from './trip-strip-words.ts';

const english = { locale: 'en', messages: messagesFor('en') } as const;

describe('what follows the data', () => {
  it.each([
    [{ afterEnd: 'nothing' }, 'After 5\u00a0GB: stops', 'The connection stops'],
    [{ afterEnd: 'throttled' }, 'After 5\u00a0GB: reduced speed', 'The connection continues at reduced speed'],
    [{ afterEnd: 'payg' }, 'After 5\u00a0GB: pay as you go', 'The connection continues, pay as you go'],
    [{ reducedSpeedKbps: 128 }, 'After 5\u00a0GB: 128\u00a0kbps', 'The connection continues at 128\u00a0kbps'],
    [{ dataKind: 'unlimited', dataMb: null, speedLimitKbps: 5000 }, 'Up to 5\u00a0Mbps', 'Up to 5\u00a0Mbps'],
    [{}, 'After 5\u00a0GB: not stated', null],
  ] as const)('of %o is the same on a ticket and in a comparison', (facts, ticket, sentence) => {
    const plan = makeListedPlan(facts);
    expect(sayAfterAmount(plan, english)).toBe(ticket);
    expect(sayAfterEnd(plan, english)).toBe(sentence);
  });
});

describe('the facts of a ticket', () => {
  const operator = (name: string) => ({ name, generation: '5G' }) as const;

  it.each([
    [[operator('Hornbeam')], '5G', 'Hornbeam 5G', true],
    [[operator('Hornbeam'), operator('Dunlin')], '5G', '2 networks, 5G', true],
    [[operator('Hornbeam'), operator('Dunlin')], null, '2 networks', true],
    [[], '4G', '4G', true],
    [[], null, 'Network not stated', false],
  ] as const)('name one network and count several: %o, %s', (operators, generation, words, isGood) => {
    const plan = makeListedPlan({ networks: { operators, generation, breakout: [] } });
    expect(ticketFacts(plan, english)[2]).toEqual({ name: 'network', words, isGood });
  });
});
