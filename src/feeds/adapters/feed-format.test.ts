import { describe, expect, it } from 'vitest';
import { feedAdapters, feedFormatNames, isFeedFormatName } from './feed-format.ts';

describe('the formats', () => {
  it('each have one adapter that says what it expects', () => {
    expect(Object.keys(feedAdapters)).toEqual([...feedFormatNames]);
    expect(Object.values(feedAdapters).filter(({ expected }) => !/^an? /.test(expected))).toEqual([]);
  });

  it.each([
    ['airalo', true],
    ['Airalo', false],
    ['toString', false],
    ['', false],
  ])('%j is a name: %s', (name, expected) => {
    expect(isFeedFormatName(name)).toBe(expected);
  });
});
