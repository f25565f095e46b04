import { describe, expect, it } from 'vitest';
import { destination } from '#web/features/destination/messages/it/destination.ts';

const { hotspot, start, currency } = destination.questions;

describe('the Italian answers about a destination’s plans', () => {
  it.each([
    [{ yes: 3, no: 2, unknown: 1 }, '3 piani consentono l’hotspot, 2 no e 1 non lo indica.'],
    [{ yes: 1, no: 0, unknown: 2 }, '1 piano consente l’hotspot e 2 non lo indicano.'],
    [{ yes: 3, no: 2, unknown: 0 }, '3 piani consentono l’hotspot e 2 no.'],
    [{ yes: 0, no: 2, unknown: 0 }, 'Nessun piano consente l’hotspot.'],
    [{ yes: 0, no: 2, unknown: 5 }, '2 piani non consentono l’hotspot e 5 non lo indicano.'],
    [{ yes: 0, no: 0, unknown: 5 }, 'Nessun piano lo indica.'],
  ])('leave out what no plan says, and take silence for no answer: %o', (counts, text) => {
    expect(hotspot.answer(counts)).toBe(text);
  });

  it.each([
    [
      { hours: 3, calendar: 1, unknown: 2 },
      '3 piani contano giorni di 24 ore, 1 conta giorni di calendario e 2 non lo indicano.',
    ],
    [{ hours: 0, calendar: 2, unknown: 0 }, '2 piani contano giorni di calendario.'],
    [{ hours: 0, calendar: 0, unknown: 9 }, 'Nessun piano lo indica.'],
  ])('say how days are counted: %o', (counts, text) => {
    expect(start.answer(counts)).toBe(text);
  });

  it.each([
    [
      { own: 2, converted: 1, unconverted: 0 },
      'Tutti i prezzi sono in euro (EUR). 2 sono i prezzi dei venditori in questa valuta; 1 è convertito e segnato come stima.',
    ],
    [
      { own: 0, converted: 2, unconverted: 1 },
      'Tutti i prezzi, tranne 1, sono in euro (EUR). 2 sono convertiti e segnati come stime.',
    ],
  ])('say what prices are: %o', (counts, text) => {
    expect(currency.answer({ ...counts, currency: 'EUR', name: 'euro' })).toBe(text);
  });
});
