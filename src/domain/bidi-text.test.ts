import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dropBidiControls, isolateText } from './bidi-text.ts';

const controls = [...'\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069'];
const kept = ['👩‍👩‍👧', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', 'می‌خواهم', 'ക്‍', '❤️', '葛󠄀', 'Ann', 'منى', 'שלום'];
const anyText = fc
  .array(fc.oneof(fc.constantFrom(...controls, ...kept, '\n', '5', '.'), fc.string({ unit: 'binary' })))
  .map((parts) => parts.join(''));

describe('dropBidiControls', () => {
  it('drops every character that turns text around, and nothing else', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const units = [...text].filter((unit) => !controls.includes(unit));
        expect(dropBidiControls(text)).toBe(units.join(''));
      }),
    );
  });

  it.each(kept)('keeps %s', (text) => {
    expect(dropBidiControls(`\u202e${text}\u200f`)).toBe(text);
  });
});

describe('isolateText', () => {
  it.each([
    ['Tanuki SIM', 'Tanuki SIM'],
    ['日本 5G', '日本 5G'],
    ['منى', '\u2068منى\u2069'],
    ['A\u202e', 'A'],
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
        for (const line of isolated.split('\n'))
          expect(line).toMatch(/^(?:\u2068[^\u2068\u2069]+\u2069|\P{Bidi_Control}*)$/u);
      }),
    );
  });
});
