import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#tests/support/any-character.ts';
import { dropBidiControls, dropBidiMarks, hasRightToLeft, isolateText } from './bidi-text.ts';

const marks = [...'\u061c\u200e\u200f'];
const controls = [...'\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];
const kept = ['👩‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'ക്‍', '❤️', '葛󠄀', 'Ann', 'منى', 'שלום (5)\u200f', 'C++\u200e'];
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...marks, ...controls, ...kept, '\n', '5', '.'), fc.string({ unit: anyCharacter })))
  .map((parts) => parts.join(''));

describe('dropBidiControls', () => {
  it('drops every character that turns other text around, and nothing else', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const units = [...text].filter((unit) => !controls.includes(unit));
        expect(dropBidiControls(text)).toBe(units.join(''));
        expect(dropBidiMarks(text)).toBe(units.filter((unit) => !marks.includes(unit)).join(''));
      }),
    );
  });

  it.each(kept)('keeps %s', (text) => {
    expect(dropBidiControls(`\u202e${text}\u202c`)).toBe(text);
    expect(dropBidiControls(`\u2067${text}`)).toBe(text);
    expect(dropBidiControls(`\u2068${text}\u2069`)).toBe(text);
  });
});

describe('isolateText', () => {
  it.each([
    ['Tanuki SIM', 'Tanuki SIM'],
    ['日本 5G', '日本 5G'],
    ['منى', '\u2068منى\u2069'],
    ['שלום (5)\u200f', '\u2068שלום (5)\u200f\u2069'],
    ['A\u202e', 'A'],
    ['A\u200f', '\u2068A\u200f\u2069'],
    ['C++\u200e', 'C++\u200e'],
    ['\u202eمنى', '\u2068منى\u2069'],
    ['one\nשתיים\n\nthree', '\u2068one\u2069\n\u2068שתיים\u2069\n\n\u2068three\u2069'],
    ['', ''],
  ])('makes %j into %j', (text, isolated) => {
    expect(isolateText(text)).toBe(isolated);
  });

  it('finds the letters of every script that is written from right to left', () => {
    const letter = /\p{L}/u;
    const scripts =
      /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Samaritan}\p{Script=Mandaic}\p{Script=Adlam}\p{Script=Mende_Kikakui}\p{Script=Hanifi_Rohingya}\p{Script=Yezidi}\p{Script=Phoenician}\p{Script=Imperial_Aramaic}\p{Script=Old_Turkic}]/u;
    const missed: string[] = [];
    for (let code = 0; code <= 0x1ffff; code += 1) {
      const character = String.fromCodePoint(code);
      if (letter.test(character) && scripts.test(character) && isolateText(character) === character)
        missed.push(code.toString(16));
    }
    expect(missed).toEqual([]);
  });

  it('says the same again in balanced isolates, which end with their line', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const isolated = isolateText(text);
        expect(dropBidiControls(isolated)).toBe(dropBidiControls(text));
        for (const line of isolated.split('\n')) {
          expect(line).toMatch(/^(?:\u2068[^\u202a-\u202e\u2066-\u2069]+\u2069|[^\u202a-\u202e\u2066-\u2069]*)$/u);
          expect(line.startsWith('\u2068') || !(hasRightToLeft(line) || /[\u061c\u200f]/.test(line))).toBe(true);
        }
      }),
    );
  });
});
