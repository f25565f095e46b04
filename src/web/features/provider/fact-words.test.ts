import { describe, expect, it } from 'vitest';
import { makeListedPlan } from '#tests/support/listed-plan-factory.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { ListedPlan } from '#domain/plan/listed-plan.ts';
import { summariseFacts } from '#domain/plan/stated-facts.ts';
import { messagesFor } from '#i18n/messages.ts';
import { sayBreakout, sayCurrencies, sayKinds, sayKnown, sayNetworks, sayStarts } from './fact-words.ts';

const language = { locale: 'en', messages: messagesFor('en') } as const;
const { hotspot } = language.messages.plan.facts;
const japan = 'JP' as CountryCode;

function factsOf(...facts: readonly Partial<ListedPlan>[]) {
  return summariseFacts(facts.map((each) => makeListedPlan(each)));
}

const texts = (lines: readonly { readonly text: string }[]): readonly string[] => lines.map(({ text }) => text);

describe('sayKnown', () => {
  it.each([
    [{ yes: 3, no: 0, unknown: 0 }, [{ text: 'Allowed', is: true }]],
    [{ yes: 0, no: 3, unknown: 0 }, [{ text: 'Not allowed', is: false }]],
    [{ yes: 0, no: 0, unknown: 3 }, [{ text: 'Not stated', is: null }]],
  ])('says one thing where plans agree: %o', (counts, lines) => {
    expect(sayKnown(counts, hotspot, language)).toEqual(lines);
  });

  it('says each answer with its plans where they differ; not stated is never no', () => {
    expect(sayKnown({ yes: 2, no: 1, unknown: 4 }, hotspot, language)).toEqual([
      { text: 'Not stated on 4 of 7 plans', is: null },
      { text: 'Allowed on 2 of 7 plans', is: null },
      { text: 'Not allowed on 1 of 7 plans', is: null },
    ]);
    expect(texts(sayKnown({ yes: 12, no: 10, unknown: 0 }, hotspot, language))).toEqual([
      'Allowed on 12 of 22 plans',
      'Not allowed on 10 of 22 plans',
    ]);
  });
});

describe('networks', () => {
  const kddi = { operators: [{ name: 'KDDI', generation: '5G' }], generation: '5G', breakout: [] } as const;
  const both = {
    operators: [...kddi.operators, { name: 'SoftBank', generation: null }],
    generation: '5G',
    breakout: [],
  } as const;

  it('are a list where all plans use them all', () => {
    expect(texts(sayNetworks(factsOf({ networks: both }, { networks: both }), language))).toEqual([
      'KDDI 5G and SoftBank',
    ]);
  });

  it('are counted where plans differ', () => {
    expect(texts(sayNetworks(factsOf({ networks: both }, { networks: kddi }, {}), language))).toEqual([
      'KDDI 5G on 2 of 3 plans',
      'SoftBank on 1 of 3 plans',
      'Not stated on 1 of 3 plans',
    ]);
  });

  it('are not stated where no plan names one', () => {
    expect(texts(sayNetworks(factsOf({}, {}), language))).toEqual(['Not stated']);
  });
});

describe('other facts', () => {
  it('name breakout countries', () => {
    const networks = { operators: [], generation: null, breakout: [japan] };
    expect(texts(sayBreakout(factsOf({ networks }), { [japan]: 'Japan' }, language))).toEqual(['Japan']);
    expect(texts(sayBreakout(factsOf({ networks }), {}, language))).toEqual(['JP']);
    expect(texts(sayBreakout(factsOf({}), {}, language))).toEqual(['Not stated']);
  });

  it('name kinds of plans and currencies', () => {
    const facts = factsOf({}, { dataKind: 'daily' }, { dataKind: 'daily' });
    expect(texts(sayKinds(facts, language))).toEqual(['Daily data on 2 of 3 plans', 'Fixed data on 1 of 3 plans']);
    expect(texts(sayKinds(factsOf({ dataKind: 'payg' }), language))).toEqual(['Pay as you go']);
    expect(texts(sayCurrencies(facts, language))).toEqual(['USD']);
  });

  it('say when plans start and until when they must be installed', () => {
    const start = { activation: 'first-use', installWithinDays: 180, planCount: 2 } as const;
    expect(texts(sayStarts([start], language))).toEqual(['On first connection, within 180\u00a0days of purchase']);
    const others = [
      { activation: null, installWithinDays: null, planCount: 1 },
      { activation: null, installWithinDays: 30, planCount: 1 },
      { activation: 'purchase', installWithinDays: null, planCount: 1 },
    ] as const;
    expect(texts(sayStarts([start, ...others], language))).toEqual([
      'On first connection, within 180\u00a0days of purchase on 2 of 5 plans',
      'Install within 30\u00a0days of purchase on 1 of 5 plans',
      'When bought on 1 of 5 plans',
      'Not stated on 1 of 5 plans',
    ]);
    expect(texts(sayStarts([], language))).toEqual(['Not stated']);
  });
});
