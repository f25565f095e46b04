import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugifyProvider, slugifyWords } from './slugify.ts';

describe('words as a part of an id', () => {
  it.each([
    ['Côte d’Ivoire', 'cote-d-ivoire'],
    ['  St. Pierre & Miquelon ', 'st-pierre-miquelon'],
    ['esim.io', 'esim-io'],
    ['ガーナ', 'ガーナ'],
    ['カーナ', 'カーナ'],
    ['!!!', ''],
  ])('%j are %j', (words, slug) => {
    expect(slugifyWords(words)).toBe(slug);
  });

  it('are the same when they are slugified again', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (words) => {
        expect(slugifyWords(slugifyWords(words))).toBe(slugifyWords(words));
      }),
    );
  });
});

describe('the slug of a provider', () => {
  it.each([
    ['Nori Mobile', 'nori-mobile'],
    ['Kestrel 株式会社 eSIM', 'kestrel-esim'],
    ['a'.repeat(90), 'a'.repeat(60)],
    [`${'a'.repeat(59)}.b`, 'a'.repeat(59)],
  ])('of %j is %j', (name, slug) => {
    expect(slugifyProvider(name)).toBe(slug);
  });

  it('is null for a name without a Latin letter or digit', () => {
    expect([slugifyProvider('株式会社'), slugifyProvider(''), slugifyProvider('--')]).toEqual([null, null, null]);
  });
});
