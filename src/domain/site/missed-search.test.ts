import { describe, expect, it } from 'vitest';
import { missedSearchLimits, readMissedSearch } from './missed-search.ts';

describe('readMissedSearch', () => {
  it.each([
    ['  Nárnia ', 'narnia'],
    ['El-Dorado', 'el dorado'],
    ['King’s Landing', "king's landing"],
    ['アトランティス', 'アトランティス'],
    ['あとらんてぃす', 'アトランティス'],
    ['Ruritanie\tdu Nord', 'ruritanie du nord'],
  ])('counts %j as %j', (sent, query) => {
    expect(readMissedSearch(sent)).toBe(query);
  });

  it.each([
    'ann@example.org',
    '+44 20 7946 0958',
    'AB1234567',
    '8944500102198304826',
    'https://shop.example',
    'my name is Ann and I lost it',
    'x'.repeat(missedSearchLimits.kept + 1),
    'at',
    '   ',
    '',
    '<b>atlantis</b>',
    'a; drop table plan',
  ])('does not count %j, which no place is called', (sent) => {
    expect(readMissedSearch(sent)).toBeNull();
  });
});
