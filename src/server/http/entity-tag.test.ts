import { describe, expect, it } from 'vitest';
import { entityTag, matchesTag } from './entity-tag.ts';

const tag = entityTag(Buffer.from('page'));

describe('entityTag', () => {
  it('is weak, and the same for the same bytes only', () => {
    expect(tag).toMatch(/^W\/"[\w-]+"$/);
    expect(entityTag(Buffer.from('page'))).toBe(tag);
    expect(entityTag(Buffer.from('pages'))).not.toBe(tag);
  });
});

describe('matchesTag', () => {
  it.each([tag, tag.slice(2), `"a", ${tag} , "b"`, '*'])('finds it in %s', (header) => {
    expect(matchesTag(header, tag)).toBe(true);
  });

  it.each([undefined, '', '"a"', 'W/"a", "b"'])('does not find it in %s', (header) => {
    expect(matchesTag(header, tag)).toBe(false);
  });
});
