import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countries } from '#domain/place/countries.ts';
import { anyCharacter } from '#tests/support/any-character.ts';
import { checkReviewDraft, reviewFields, type ReviewDraftInput } from './review-draft.ts';
import { noFacts } from './review-facts.ts';
import { reviewLimits } from './review-limits.ts';

const fine: ReviewDraftInput = {
  name: 'Aiko',
  email: 'aiko@example.org',
  countries: ['JP', 'KR'],
  provider: 'p1',
  text: 'Worked on the train.',
  rating: 4,
  facts: noFacts,
};

const anyText = fc.string({ unit: anyCharacter, maxLength: 40 });

const anyInput: fc.Arbitrary<ReviewDraftInput> = fc.record({
  name: fc.oneof(anyText, fc.constant('Aiko')),
  email: fc.oneof(anyText, fc.emailAddress()),
  countries: fc.array(fc.oneof(anyText, fc.constantFrom(...countries.map(({ code }) => code))), { maxLength: 60 }),
  provider: fc.oneof(anyText, fc.constant('p1')),
  text: fc.oneof(anyText, fc.constant('Fine.'), fc.constant('x'.repeat(10_001))),
  rating: fc.oneof(fc.integer(), fc.integer({ min: 0, max: 6 }), fc.double()),
  facts: fc.record({
    month: fc.oneof(anyText, fc.constantFrom('2026-10', null)),
    planId: fc.oneof(fc.integer(), fc.constant(null)),
    phone: fc.oneof(anyText, fc.constant(null)),
    worked: fc.constantFrom({}, { data: 'yes' as const }),
    isGiven: fc.boolean(),
    isRelated: fc.boolean(),
  }),
});

function errorsOf(change: Partial<ReviewDraftInput>): readonly string[] {
  const checked = checkReviewDraft({ ...fine, ...change });
  return checked.ok ? [] : checked.errors;
}

describe('checkReviewDraft', () => {
  it('takes what is right', () => {
    expect(checkReviewDraft(fine)).toEqual({ ok: true, value: fine });
  });

  it('names every field that is missing, in the order of the form', () => {
    const empty = { name: '', email: '', countries: [], provider: '', text: '', rating: 0, facts: noFacts };
    expect(checkReviewDraft(empty)).toEqual({
      ok: false,
      errors: reviewFields.slice(0, -1).filter((field) => field !== 'images'),
    });
  });

  it('refuses authors who are related to the seller', () => {
    expect(errorsOf({ facts: { ...noFacts, isRelated: true } })).toEqual(['facts']);
    expect(errorsOf({ facts: { ...noFacts, isGiven: true } })).toEqual([]);
  });

  it.each([
    ['name', { name: ' \t\n' }],
    ['name', { name: '\u200b\u2060' }],
    ['name', { name: 'x'.repeat(reviewLimits.name + 1) }],
    ['text', { text: '\u0000\n ' }],
    ['text', { text: 'x'.repeat(reviewLimits.text + 1) }],
    ['providers', { provider: 'x'.repeat(reviewLimits.provider + 1) }],
    ['countries', { countries: ['JP', 'QQ'] }],
    ['countries', { countries: [''] }],
    ['countries', { countries: countries.slice(0, reviewLimits.countries + 1).map(({ code }) => code) }],
    ['rating', { rating: 0 }],
    ['rating', { rating: 6 }],
    ['rating', { rating: 3.5 }],
    ['rating', { rating: Number.NaN }],
    ['email', { email: 'aiko' }],
    ['email', { email: '@example.org' }],
    ['email', { email: 'aiko@' }],
    ['email', { email: 'aiko@example..org' }],
    ['email', { email: 'aiko@-example.org' }],
    ['email', { email: 'a b@example.org' }],
    ['email', { email: 'a@b@example.org' }],
    ['email', { email: `${'x'.repeat(reviewLimits.email - 'x@example.org'.length + 2)}@example.org` }],
  ])('refuses a wrong %s alone: %j', (field, change) => {
    expect(errorsOf(change)).toEqual([field]);
  });

  it.each([
    { email: 'a@b' },
    { email: "o'neil+esim.reviews@mail.example.co.uk" },
    { email: 'aiko@例え.jp' },
    { name: 'x'.repeat(reviewLimits.name) },
    { text: '👍' },
    { text: 'x'.repeat(reviewLimits.text) },
    { countries: countries.slice(0, reviewLimits.countries).map(({ code }) => code) },
    { countries: Array.from({ length: 200 }, () => 'JP').slice(0, 40) },
  ])('takes %j', (change) => {
    expect(errorsOf(change)).toEqual([]);
  });

  it('cleans texts and countries', () => {
    const checked = checkReviewDraft({
      name: ' Aiko\r\nBcc: all@example.org ',
      email: ' aiko@example.org ',
      countries: [' jp', 'JP', 'KR'],
      provider: ' p1 ',
      text: '\r\none\r\ntwo\rthree\u0007\tfour\ud800 ',
      rating: 1,
      facts: noFacts,
    });
    expect(checked.ok && checked.value).toEqual({
      name: 'Aiko Bcc: all@example.org',
      email: 'aiko@example.org',
      countries: ['JP', 'KR'],
      provider: 'p1',
      text: 'one\ntwo\nthree four\ufffd',
      rating: 1,
      facts: noFacts,
    });
  });

  it('drops what turns text around, and keeps marks and joiners where somebody has written them', () => {
    const [name, text] = ['\u202eשירה (5)\u200f', '\u2067می\u200cخواهم 👩\u200d👧\u2069\nC++\u200e\u202c'];
    const checked = checkReviewDraft({ ...fine, name, text, email: '\u200eaiko@example.org\u202c' });
    expect(checked.ok && checked.value).toMatchObject({
      name: 'שירה (5)\u200f',
      text: 'می\u200cخواهم 👩\u200d👧\nC++\u200e',
      email: 'aiko@example.org',
    });
  });

  it('leaves a checked draft as it is, without a character that could do harm', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const checked = checkReviewDraft(input);
        if (!checked.ok) return;
        const { name, email, provider, text, rating } = checked.value;
        expect(checkReviewDraft(checked.value)).toEqual(checked);
        expect(`${name}${email}${provider}`).not.toMatch(/\p{Cc}|[\u2028\u2029]|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u);
        expect(text).not.toMatch(/(?!\n)\p{Cc}|\p{Cs}|[\u202a-\u202e\u2066-\u2069]/u);
        expect([1, 2, 3, 4, 5]).toContain(rating);
        expect(email).toMatch(/^[^@]+@[^@]+$/);
      }),
      { numRuns: 500 },
    );
  });

  it('names each wrong field once, whatever it gets', () => {
    fc.assert(
      fc.property(anyInput, (input) => {
        const checked = checkReviewDraft(input);
        const errors: readonly string[] = checked.ok ? [] : checked.errors;
        expect(errors).toEqual(reviewFields.filter((field) => errors.includes(field)));
        expect(checked.ok).toBe(errors.length === 0);
      }),
    );
  });

  it('takes no longer for a hostile address', () => {
    const hostile = `a@${'a-'.repeat(120)}!`;
    expect(errorsOf({ email: hostile })).toEqual(['email']);
  });
});
