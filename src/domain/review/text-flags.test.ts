import { describe, expect, it } from 'vitest';
import { findTextFlags } from './text-flags.ts';

const flagsIn = (text: string) => findTextFlags(text).map(({ kind, begins, ends }) => [kind, text.slice(begins, ends)]);

describe('findTextFlags', () => {
  it.each([
    ['See https://evil.example/a?b=1 now', [['link', 'https://evil.example/a?b=1']]],
    [
      'or www.evil.example, or evil-shop.com/x.',
      [
        ['link', 'www.evil.example,'],
        ['link', 'evil-shop.com/x.'],
      ],
    ],
    ['Write to ann.b+c@mail.example.org!', [['email', 'ann.b+c@mail.example.org']]],
    ['My ICCID is 8981 0220 2345 6789 012F', [['digits', '8981 0220 2345 6789 012']]],
    ['８９８１０２２０２３４５６７８９０１２', [['digits', '８９８１０２２０２３４５６７８９０１２']]],
    ['4111-1111-1111-1111', [['digits', '4111-1111-1111-1111']]],
    [
      'Call +81 90 1234 5678 or 090-1234-5678',
      [
        ['phone', '+81 90 1234 5678'],
        ['phone', '090-1234-5678'],
      ],
    ],
    ['🗾 0033 6 12 34 56 78', [['phone', '0033 6 12 34 56 78']]],
  ])('finds in %s what is to be looked at', (text, flags) => {
    expect(flagsIn(text)).toEqual(flags);
  });

  it.each([
    'It cost 12.50 USD for 30 days, 5 GB.',
    'From 2026-11-20 to 2026-11-27, at 09:30.',
    'It was good.The speed was 4G. Really.',
    'Version 3.1.6 of the app, 1,000,000 users',
    'Worked in 10 countries: 1st, 2nd, 3rd',
    '',
  ])('finds nothing in %s', (text) => {
    expect(flagsIn(text)).toEqual([]);
  });

  it('is quick with long texts', () => {
    for (const unit of ['1', '1 ', 'a.', 'a@', '+1', '0-', 'www.'])
      expect(findTextFlags(unit.repeat(5000)).length).toBeLessThan(5000);
  });
});
