import { describe, expect, it } from 'vitest';
import { readingMinutes } from './reading-time.ts';

describe('readingMinutes', () => {
  it('counts words, and characters in Japanese', () => {
    expect(readingMinutes('word '.repeat(920), 'en')).toBe(4);
    expect(readingMinutes('あ'.repeat(1100), 'ja')).toBe(2);
    expect(readingMinutes('', 'en')).toBe(1);
  });

  it('does not count where links lead', () => {
    expect(readingMinutes('[word](/a-b-c/d/e/f) '.repeat(460), 'en')).toBe(2);
  });
});
