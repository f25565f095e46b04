import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanText } from './feed-text.ts';

describe('a seller’s text', () => {
  it.each([
    ['  Japan\n 5 GB\t', 'Japan 5 GB'],
    ['<p><b>eSIM name:</b> Nori</p>', 'eSIM name: Nori'],
    ['Fish &amp; chips &#8211; caf&eacute; &#x263A;', 'Fish & chips – caf&eacute; ☺'],
    ['&lt;script&gt;', '<script>'],
    ['3 < 5 > 2', '3 < 5 > 2'],
    ['a\u0000b\u0007c', 'a b c'],
    ['abc\u202egnp.exe', 'abcgnp.exe'],
    ['&#0;x&#1114112;&#99999999;', 'x&#99999999;'],
    ['lone \ud800 half', 'lone \ufffd half'],
    ['日本 5GB', '日本 5GB'],
  ])('%j becomes %j', (text, plain) => {
    expect(cleanText(text, 100)).toBe(plain);
  });

  it.each([[''], ['   '], ['<br/>'], ['\u200b'], ['&nbsp;']])('%j is nothing', (text) => {
    expect(cleanText(text, 100)).toBeNull();
  });

  it('is cut to its length without cutting a character in two', () => {
    expect(cleanText('abcdefghij', 5)).toBe('abcd…');
    expect(cleanText('abc😀defg', 5)).toBe('abc…');
    expect(cleanText('abcde', 5)).toBe('abcde');
  });

  it('is always one well-formed line of bounded length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const plain = cleanText(text, 40) ?? 'x';
        expect(plain.length).toBeLessThanOrEqual(40);
        expect(plain).toBe(plain.trim());
        expect(plain.isWellFormed()).toBe(true);
        expect(plain).not.toMatch(/[\p{Cc}\u202e]/u);
      }),
    );
  });

  it('of any length is cleaned in no time that grows with it', () => {
    expect(cleanText('<'.repeat(1_000_000), 10)).toBe('<<<<<<<<<…');
    expect(cleanText(`${'<a'.repeat(500_000)}>`, 10)).toBe('<a<a<a<a<…');
  });
});
