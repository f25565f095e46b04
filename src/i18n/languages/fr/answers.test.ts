import { describe, expect, it } from 'vitest';
import { destination } from '#web/features/destination/messages/fr/destination.ts';
import { list } from '#web/features/list/messages/fr/list.ts';

const { hotspot, start, currency } = destination.questions;

describe('the French answers about a destination’s plans', () => {
  it.each([
    [{ yes: 3, no: 2, unknown: 1 }, '3 forfaits permettent le partage, 2 non et 1 ne le précise pas.'],
    [{ yes: 1, no: 0, unknown: 2 }, '1 forfait permet le partage et 2 ne le précisent pas.'],
    [{ yes: 0, no: 2, unknown: 5 }, '2 forfaits ne permettent pas le partage et 5 ne le précisent pas.'],
    [{ yes: 0, no: 0, unknown: 5 }, '5 forfaits ne le précisent pas.'],
    [{ yes: 0, no: 0, unknown: 0 }, 'Aucun forfait n’est proposé ici.'],
  ])('leave out what no plan does: %o', (counts, text) => {
    expect(hotspot.answer(counts)).toBe(text);
  });

  it.each([
    [
      { hours: 3, calendar: 1, unknown: 0 },
      '3 forfaits comptent par périodes de 24\u00a0heures dès l’activation et 1 compte par jour calendaire.',
    ],
    [{ hours: 0, calendar: 2, unknown: 9 }, '2 forfaits comptent par jour calendaire et 9 ne le précisent pas.'],
  ])('say how days are counted: %o', (counts, text) => {
    expect(start.answer(counts)).toBe(text);
  });

  it.each([
    [
      { own: 2, converted: 1, unconverted: 0 },
      'En euros (EUR). 2 prix sont fixés dans cette devise par les vendeurs\u00a0; 1 est converti et signalé comme estimation.',
    ],
    [{ own: 1, converted: 0, unconverted: 0 }, 'En euros (EUR). 1 prix est fixé dans cette devise par les vendeurs.'],
    [
      { own: 0, converted: 2, unconverted: 1 },
      'En euros (EUR), sauf 1 forfait. 2 prix sont convertis et signalés comme estimations.',
    ],
  ])('say what prices are: %o', (counts, text) => {
    expect(currency.answer({ ...counts, currency: 'EUR', name: 'euros' })).toBe(text);
  });
});

describe('the French sentences on plans that fit', () => {
  it.each([
    [1, 'Ne convient pas à ce voyage\u00a0: 1 forfait'],
    [2, 'Ne conviennent pas à ce voyage\u00a0: 2 forfaits'],
  ])('agree with how many do not: %i', (count, text) => {
    expect(list.short({ rows: list.countPlans({ count }) })).toBe(text);
  });
});
