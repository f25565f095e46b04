import { describe, expect, it } from 'vitest';
import { feedAdapters, feedFormatNames, isFeedFormatName } from './feed-format.ts';

describe('the formats', () => {
  it('are those of the documents, each with one adapter that says what it expects', () => {
    expect(feedFormatNames).toEqual([
      'canonical-json',
      'canonical-csv',
      'price-csv',
      'data-plan',
      'esim-access',
      'airalo',
      'esim-go',
      'zendit',
      'rate-sheet',
      'reseller',
      'brand-two-currencies',
      'daily-plan-sheet',
      'single-brand',
      'brand-scrape',
      'table',
    ]);
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
