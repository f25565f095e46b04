import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { damagedText } from './damaged-text.ts';

const whole = fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0'));

describe('a row', () => {
  it.each([
    ['an unpaired surrogate', { name: 'Japan \ud83d 1 GB' }, 'name'],
    ['a NUL', { places: ['JP', 'K\0R'] }, 'places.1'],
    ['a NUL in the name of a field', { prices: { 'U\0SD': 4 } }, 'prices.U SD'],
    ['a damaged text as a whole', '\udc00', 'row'],
  ])('with %s is refused with the field', (_what, row, field) => {
    expect(damagedText(row)).toMatchObject({ reason: 'damaged-text', field });
  });

  it('with whole texts alone is read, whatever they say', () => {
    const row = fc.object({ key: whole, values: [whole, fc.constant(null), fc.double(), fc.boolean()] });
    fc.assert(
      fc.property(row, (each) => {
        expect(damagedText(each)).toBeNull();
      }),
    );
  });

  it('may be nested deeper than calls can be', () => {
    let deep: unknown = 'a\0b';
    for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];
    expect(damagedText(deep)).toMatchObject({ reason: 'damaged-text' });
  });

  it('is refused wherever the damage is', () => {
    const damage = fc.constantFrom('\ud800', '\udfff', '\0');
    const row = fc.object({ key: whole, values: [whole, fc.integer()] });
    fc.assert(
      fc.property(row, whole, damage, whole, (each, before, broken, after) => {
        expect(damagedText({ ...each, deep: [{ text: `${before}${broken}${after}` }] })).toMatchObject({
          reason: 'damaged-text',
        });
      }),
    );
  });
});
