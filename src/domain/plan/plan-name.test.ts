import { describe, expect, it } from 'vitest';
import { planNameIn } from './plan-name.ts';

describe('the name of a plan', () => {
  it.each([
    ['Japan 5', 'Japan 5'],
    [{ en: 'Japan', fr: 'Japon' }, 'Japon'],
    [{ en: 'Japan', ja: '日本' }, 'Japan'],
    [{ it: 'Giappone', fr: '' }, 'Giappone'],
    [{}, ''],
  ])('that is %j reads %j in French', (name, expected) => {
    expect(planNameIn(name, 'fr')).toBe(expected);
  });
});
