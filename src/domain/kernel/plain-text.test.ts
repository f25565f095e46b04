import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#tests/support/any-character.ts';
import { plainName, plainText } from './plain-text.ts';

/** Joiners, the selector of coloured emoji, and marks of direction. */
const joining = /\u200c|\u200d|\ufe0f|[\u061c\u200e\u200f]/g;

const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom('\u202e', '\u2066', '\u200f', '\u061c', '\u0007', '\r\n', '\u2028', '\t', '\ud800', '👨‍👩‍👧', 'می‌'),
      fc.string({ unit: anyCharacter }),
    ),
  )
  .map((parts) => parts.join(''));

describe('what a person has written', () => {
  it.each([
    ['  two\r\nlines\r', 'two\nlines', 'two lines'],
    ['a\tb\u0007\u001b[2J', 'a b[2J', 'a b[2J'],
    ['\u202egnp.exe\u202c', 'gnp.exe', 'gnp.exe'],
    ['👨‍👩‍👧 می‌خواهم ❤️', '👨‍👩‍👧 می‌خواهم ❤️', '👨‍👩‍👧 می‌خواهم ❤️'],
    ['שלום (5)\u200f', 'שלום (5)\u200f', 'שלום (5)\u200f'],
    ['\u2067a\u2069 b\u2066', 'a b', 'a b'],
    ['half \ud800', 'half \ufffd', 'half \ufffd'],
  ])('%j becomes plain', (written, text, name) => {
    expect([plainText(written), plainName(written)]).toEqual([text, name]);
  });

  it('controls nothing, and stays as it is when it is cleaned again', () => {
    fc.assert(
      fc.property(hostile, (written) => {
        for (const clean of [plainText, plainName]) {
          const plain = clean(written);
          expect(plain).not.toMatch(/(?!\n)\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u);
          expect(clean(plain)).toBe(plain);
          expect(plain.match(joining)).toEqual(written.match(joining));
        }
        expect(plainName(written)).not.toMatch(/[\n\u2028\u2029]/);
      }),
    );
  });
});
