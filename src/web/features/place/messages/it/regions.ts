import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function territories(count: number): string {
  const words = { one: 'Paese o territorio', many: 'di Paesi e territori', other: 'Paesi e territori' };
  return `${formatNumber(count, 'it')} ${plural('it', count, words)}`;
}

function regionsOf(count: number): string {
  return `${formatNumber(count, 'it')} ${plural('it', count, { one: 'regione', many: 'di regioni', other: 'regioni' })}`;
}

export const regions: Messages['regions'] = {
  title: 'eSIM per Paese e regione',
  description: ({ countries }) =>
    `Piani eSIM da viaggio per ${territories(countries)} e per le regioni che ne comprendono diversi, con il prezzo più basso di 5\u00a0GB per 7 giorni.`,
  heading: 'Regioni e Paesi',
  summary: ({ regions: regionCount, countries }) =>
    `${regionsOf(regionCount)} e ${territories(countries)} con almeno un piano.`,
  finder: { label: 'Paese o regione', submit: 'Cerca', clear: 'Mostra tutto' },
  results: {
    heading: ({ query }) => `Destinazioni che corrispondono a «${query}»`,
    none: ({ query }) => `Nessuna destinazione corrisponde a «${query}».`,
  },
  regionsHeading: 'Regioni',
  countriesHeading: 'Paesi e territori',
  letters: 'Vai alla lettera',
  priceNote: 'Il prezzo più basso di 5\u00a0GB per 7 giorni, salvo dove è indicata un’altra quantità',
  continentsHeading: 'Continenti',
  partsHeading: 'Parti di un continente',
  show: { label: 'Contenuto dell’elenco', all: 'Tutto', regions: 'Regioni', countries: 'Paesi' },
};
