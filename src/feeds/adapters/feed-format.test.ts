import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { feedAdapters, feedFormatNames, isFeedFormatName } from './feed-format.ts';

describe('the formats', () => {
  const readme = readFileSync('README.md', 'utf8');

  it('are those that README lists', () => {
    const [paragraph = ''] = /^\*\*Formats\*\*:[^]*?The report/m.exec(readme) ?? [];
    const listed = [...paragraph.matchAll(/`([a-z-]+)`/g)].map(([, name]) => name);
    expect(listed).toEqual([...feedFormatNames]);
    expect(readme).toContain(`Provider feeds in ${feedFormatNames.length - 1} formats`);
  });

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
