import { describe, expect, it } from 'vitest';
import locks from '#data/sim-lock.json' with { type: 'json' };
import phones from '#data/phones.json' with { type: 'json' };
import { answerOfModel, phoneModels } from './phone-models.ts';
import { answerOfRule, lockRules } from './sim-lock.ts';

describe('a model', () => {
  it.each(phones.models)('$id is said only where its evidence reaches', (model) => {
    const answer = answerOfModel(model);
    const mayTell = model.evidence !== 'general-knowledge' && model.exceptions.length === 0;
    expect(answer).toBe(mayTell ? model.esim : 'ask');
    expect(phoneModels.find(({ id }) => id === model.id)?.answer).toBe(answer);
  });

  it('is counted as the rows say', () => {
    const counts = Object.groupBy(phoneModels, ({ answer }) => answer);
    expect([counts.yes?.length, counts.no?.length, counts.ask?.length]).toEqual([7, 3, 100]);
  });
});

describe('a purchase', () => {
  it.each([
    ['GB', '2021-11-30', 'look'],
    ['GB', '2021-12-01', 'unlocked'],
    ['GB', '', 'look'],
    ['CA', '2017-12-01', 'unlocked'],
    ['CA', '2017-11-30', 'look'],
    ['JP', '2021-09-30', 'look'],
    ['JP', '2021-10-01', 'new-models'],
    ['SG', '2026-01-01', 'look'],
    ['CN', '2026-01-01', 'look'],
    ['US', '2026-02-01', 'instalments'],
    ['US', '', 'instalments'],
    ['EU', '2026-01-01', 'instalments'],
  ] as const)('in %s on "%s" says %s', (where, bought, expected) => {
    const answers = locks.rules.filter((rule) => rule.where === where).map((rule) => answerOfRule(rule, bought));
    expect(new Set(answers)).toEqual(new Set([expected]));
    const rule = lockRules.get(where);
    expect(rule && answerOfRule(rule, bought)).toBe(expected);
  });

  it('has a case above for every rule', () => {
    expect([...lockRules.keys()].toSorted()).toEqual(['CA', 'CN', 'EU', 'GB', 'JP', 'SG', 'US']);
    expect(locks.rules).toHaveLength(8);
  });
});
