import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCorrection, correctionIn, longestCorrection } from './correction.ts';

const english = { wrong: 'Prices were in cents.', done: 'The feed is read again.' };
const check = (day: string, said: Parameters<typeof checkCorrection>[0]['said'] = { en: english }) =>
  checkCorrection({ day, said }, '2026-11-22');

describe('checkCorrection', () => {
  it('takes a day and both English texts, and other languages where they are whole', () => {
    const ja = { wrong: '価格が違っていました。', done: '読み直しました。' };
    expect(check('2026-11-20', { en: english, ja })).toEqual({
      ok: true,
      value: { day: '2026-11-20', texts: { en: english, ja } },
    });
  });

  it.each([
    ['2026-02-30', '"2026-02-30" is not a day; write it as 2026-11-20.'],
    ['yesterday', '"yesterday" is not a day; write it as 2026-11-20.'],
    ['2026-11-23', '2026-11-23 is in the future; publish a correction once it is made.'],
  ])('refuses %s', (day, reason) => {
    expect(check(day)).toEqual({ ok: false, reason });
  });

  it('wants both halves of every language that is begun, and English in any case', () => {
    expect(check('2026-11-20', {})).toEqual({ ok: false, reason: 'Give both --wrong and --done.' });
    expect(check('2026-11-20', { en: english, fr: { wrong: 'Faux' } })).toEqual({
      ok: false,
      reason: 'Give both --wrong-fr and --done-fr.',
    });
    expect(check('2026-11-20', { en: { wrong: ' \n', done: 'x' } }).ok).toBe(false);
  });

  it('refuses what is too long instead of cutting it', () => {
    const long = 'x'.repeat(longestCorrection + 1);
    expect(check('2026-11-20', { en: { wrong: long, done: 'x' } }).ok).toBe(false);
    expect(check('2026-11-20', { en: { wrong: long.slice(1), done: 'x' } }).ok).toBe(true);
  });

  it('never throws and publishes no control character', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (day, wrong, done) => {
        const checked = check(day, { en: { wrong, done } });
        expect(checked.ok ? JSON.stringify(checked.value.texts) : '').not.toMatch(/\p{Cc}/u);
      }),
    );
  });
});

describe('correctionIn', () => {
  const stored = {
    id: 'a',
    day: '2026-11-20',
    reportCount: 2,
    texts: { en: english, ja: { wrong: '誤', done: '正' } },
  };

  it('says it in the language of the page, else in English, and which one it is', () => {
    expect(correctionIn(stored, 'ja')).toMatchObject({ language: 'ja', wrong: '誤' });
    expect(correctionIn(stored, 'fr')).toMatchObject({ language: 'en', wrong: english.wrong, reportCount: 2 });
  });
});
