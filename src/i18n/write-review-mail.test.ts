import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { reviewReasons } from '#domain/review/review-status.ts';
import { isLoose } from '#tests/support/loose-texts.ts';
import { writeReviewMail, type ReviewMailFacts } from './write-review-mail.ts';

const site = { name: 'Roamchart', origin: 'https://esim.example' };
const kinds = ['received', 'published', 'rejected', 'removed', 'changed', 'reply'] as const;
const every = kinds.flatMap((kind) => locales.map((locale) => ({ kind, locale })));

function write(facts: Partial<ReviewMailFacts>) {
  return writeReviewMail(
    { kind: 'received', locale: 'en', providerName: 'Tanuki SIM', reason: null, reply: null, changes: null, ...facts },
    site,
  );
}

describe('writeReviewMail', () => {
  it.each(every)('$kind in $locale names seller and site, and says why it comes', ({ kind, locale }) => {
    const { subject, text } = write({ kind, locale });
    expect(`${subject}\n${text}`).toContain('Tanuki SIM');
    expect(text).toContain('Roamchart');
    const prefix = locale === 'en' ? '' : `/${locale}`;
    expect(text).toMatch(new RegExp(`\n-- \n.+https://esim\\.example${prefix}/contact\n$`));
    expect(subject).not.toContain('\n');
    expect(text).not.toMatch(/undefined|null|\[object/);
  });

  it('says the reason of a rejection in words, in each language another', () => {
    for (const reason of reviewReasons) {
      const texts = locales.map((locale) => write({ kind: 'rejected', locale, reason }).text);
      expect(new Set(texts).size).toBe(locales.length);
      expect(texts.join('')).not.toContain(reason === 'legal' ? 'reason: legal' : `${reason}.`);
    }
    expect(write({ kind: 'rejected', reason: 'advertising' }).text).toContain('\n\nReason: Advertising.\n\n');
    expect(write({ kind: 'rejected', reason: 'advertising' }).text).toContain('rating you gave played no part');
  });

  it.each(kinds)('keeps the direction of the names and texts of others to themselves: %s', (kind) => {
    for (const locale of locales) {
      const { subject, text } = write({
        kind,
        locale,
        providerName: 'شركة 5G\u202e',
        reply: 'نأسف \u202e3!\nNow it works.',
      });
      expect(text).toContain('\u2068شركة 5G\u2069');
      expect(text).toContain('\n> \u2068نأسف 3!\u2069\n> \u2068Now it works.\u2069\n');
      expect(`${subject}\n${text}`.split('\n').filter(isLoose)).toEqual([]);
    }
  });

  it('says what is not shown, in each language in other words', () => {
    for (const kind of ['published', 'changed'] as const) {
      const texts = locales.map((locale) => write({ kind, locale, changes: { pictures: 2, words: true } }).text);
      expect(new Set(texts).size).toBe(locales.length);
      for (const text of texts) expect(text).toMatch(/2[\s\S]+▇[\s\S]+\/contact[\s\S]+\/contact/);
    }
    expect(write({ kind: 'published', changes: { pictures: 1, words: false } }).text).not.toContain('▇');
    expect(write({ kind: 'published', changes: { pictures: 0, words: true } }).text).not.toContain('left out');
  });

  it('quotes every line of a reply', () => {
    const { text } = write({ kind: 'reply', reply: 'We are sorry.\n\nIt works now.' });
    expect(text).toContain('\n\n> We are sorry.\n> \n> It works now.\n\n');
  });

  it('leads to the reviews only when there is something to read', () => {
    expect(write({ kind: 'published', locale: 'ja' }).text).toContain('https://esim.example/ja/reviews');
    expect(write({ kind: 'rejected', locale: 'ja' }).text).not.toContain('/reviews');
  });
});
