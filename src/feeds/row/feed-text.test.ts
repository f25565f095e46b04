import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCharacter } from '#tests/support/any-character.ts';
import { cleanId, cleanText } from './feed-text.ts';

describe('a seller’s text', () => {
  it.each([
    ['  Japan\n 5 GB\t', 'Japan 5 GB'],
    ['<p><b>eSIM name:</b> Nori</p>', 'eSIM name: Nori'],
    ['Fish &amp; chips &#8211; caf&eacute; &#x263A;', 'Fish & chips – café ☺'],
    ['AT&T &copy Orange&nosuch;', 'AT&T &copy Orange&nosuch;'],
    ['１ＧＢ　（３０日）　￥５００', '1GB (30日) ¥500'],
    ['ｼﾞｬﾊﾟﾝ eSIM', 'ジャパン eSIM'],
    ['🔥 Japan 🇯🇵 5 GB 👍🏽 ❤️ 👨‍👩‍👧 1️⃣', 'Japan 5 GB 1'],
    ['क्‍ष 5 GB', 'क्‍ष 5 GB'],
    ['Orange™ → 5G', 'Orange™ → 5G'],
    ['&lt;script&gt;', '<script>'],
    ['3 < 5 > 2', '3 < 5 > 2'],
    ['a\u0000b\u0007c', 'a b c'],
    ['abc\u202egnp.exe', 'abcgnp.exe'],
    ['x&#0;&#1114112;&#99999999;', 'x\ufffd\ufffd\ufffd'],
    ['&#x200b;&#x202e;x', 'x'],
    ['\u202b\u2067منى (5)\u200f\u2069', 'منى (5)\u200f'],
    ['\u200e10 GB\u200f', '10 GB'],
    ['می\u200cخواهم', 'می\u200cخواهم'],
    ['lone \ud800 half', 'lone \ufffd half'],
    ['日本 5GB', '日本 5GB'],
  ])('%j becomes %j', (text, plain) => {
    expect(cleanText(text, 100)).toBe(plain);
  });

  it.each([[''], ['   '], ['<br/>'], ['\u200b'], ['&nbsp;'], ['🎉'], ['　']])('%j is nothing', (text) => {
    expect(cleanText(text, 100)).toBeNull();
  });

  it('is cut to its length without cutting a character in two', () => {
    expect(cleanText('abcdefghij', 5)).toBe('abcd…');
    expect(cleanText('abc𠮷defg', 5)).toBe('abc…');
    expect(cleanText('abcde', 5)).toBe('abcde');
  });

  it('is always one well-formed line of bounded length', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter, maxLength: 300 }), (text) => {
        const plain = cleanText(text, 40) ?? 'x';
        expect(plain.length).toBeLessThanOrEqual(40);
        expect(plain).toBe(plain.trim());
        expect(plain.isWellFormed()).toBe(true);
        expect(plain).not.toMatch(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
      }),
    );
  });

  it('of any length is cleaned in no time that grows with it', () => {
    expect(cleanText('<'.repeat(1_000_000), 10)).toBe('<<<<<<<<<…');
    expect(cleanText(`${'<a'.repeat(500_000)}>`, 10)).toBe('<a<a<a<a<…');
  });

  it('that is clean stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => {
        fc.pre(!text.includes('&') && !text.includes('<'));
        const plain = cleanText(text, 100);
        expect(plain === null ? null : cleanText(plain, 100)).toBe(plain);
      }),
    );
  });
});

describe('an id', () => {
  it('is one line, and keeps the letters that tell it from others', () => {
    expect(cleanId(' a\u0007b ', 10)).toBe('a b');
    expect([cleanId('JP-１', 10), cleanId('JP-🔥', 10)]).toEqual(['JP-１', 'JP-🔥']);
    expect(cleanId('', 10)).toBeNull();
  });
});
