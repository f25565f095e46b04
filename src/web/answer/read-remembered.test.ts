import { describe, expect, it } from 'vitest';
import { nothingRemembered } from '#domain/listing/list-query.ts';
import { readRemembered, writeRemembered } from './read-remembered.ts';

const trip = { days: 10, dataMb: null, hotspot: true, isNewCustomer: false };

describe('readRemembered', () => {
  it('starts from the defaults', () => {
    expect(readRemembered({})).toEqual(nothingRemembered);
  });

  it('reads what it wrote', () => {
    expect(readRemembered({ ...writeRemembered({ trip, usesPromo: true }) })).toEqual({ trip, usesPromo: true });
    expect(readRemembered({ ...writeRemembered({ trip, usesPromo: false }) })).toEqual({ trip, usesPromo: false });
  });

  it('reads only a country as home', () => {
    expect(readRemembered({ home: 'ES' })).toMatchObject({ home: 'ES' });
    for (const home of ['XX', 'es', '']) expect(readRemembered({ home })).not.toHaveProperty('home');
  });

  it.each(['', 'days', 'days.0_gb.5', '<script>', 'days.10'])('ignores a cookie that says "%s"', (text) => {
    expect(readRemembered({ trip: text, promo: 'yes' })).toEqual(nothingRemembered);
  });
});
