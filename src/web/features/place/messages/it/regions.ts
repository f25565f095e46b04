import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function territories(count: number): string {
  const words = { one: 'Paese o territorio', many: 'di Paesi e territori', other: 'Paesi e territori' };
  return `${formatNumber(count, 'it')} ${plural('it', count, words)}`;
}

export const regions: Messages['regions'] = {
  title: 'eSIM per Paese e regione',
  description: ({ countries }) =>
    `Piani eSIM da viaggio per ${territories(countries)} e per le regioni che ne comprendono diversi, con il prezzo più basso di 5\u00a0GB per 7 giorni.`,
  heading: 'Destinazioni',
  finder: { label: 'Paese o regione', submit: 'Cerca', clear: 'Mostra tutto' },
  results: {
    heading: ({ query }) => `Destinazioni che corrispondono a «${query}»`,
  },
  counts: ({ countries, regions: count }) =>
    `${countries} e ${formatNumber(count, 'it')} ${plural('it', count, { one: 'regione', many: 'di regioni', other: 'regioni' })}`,
  countriesOf: ({ count, of }) => `Piani per ${formatNumber(count, 'it')} Paesi su ${formatNumber(of, 'it')}`,
  regionsHeading: 'Regioni',
  popular: 'Le più viste',
  byRegion: 'Per regione',
  letters: 'Dalla A alla Z',
  letter: ({ initial }) => `Destinazioni con la ${initial}`,
  priceNote: 'Il prezzo più basso di 5\u00a0GB per 7 giorni',
  noPlan: 'nessun piano da 5\u00a0GB',
  whole: 'Piani per tutta la regione',
  more: ({ count, within }) => `${count === 1 ? 'un altro' : `altri ${formatNumber(count, 'it')}`} ${within}`,
  partsHeading: 'Parti di un continente',
};
