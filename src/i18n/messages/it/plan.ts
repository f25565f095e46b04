import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function countries(count: number): string {
  return `${formatNumber(count, 'it')} ${plural('it', count, { one: 'Paese', many: 'di Paesi', other: 'Paesi' })}`;
}

export const plan: Messages['plan'] = {
  columns: {
    provider: 'Fornitore',
    data: 'Dati',
    valid: 'Validità',
    network: 'Rete',
    includes: 'Include',
    perGb: 'Al GB',
    price: 'Prezzo',
    link: 'Link',
  },
  unlimited: 'Illimitato',
  payAsYouGo: 'A consumo',
  aDay: ({ amount }) => `${amount} al giorno`,
  dataUnknown: 'Dati non indicati',
  limits: {
    fullSpeed: ({ amount }) => `${amount} alla massima velocità`,
    fullSpeedThen: ({ amount, speed }) => `${amount} alla massima velocità, poi ${speed}`,
    afterwards: ({ speed }) => `poi ${speed}`,
    upTo: ({ speed }) => `fino a ${speed}`,
    fairUse: ({ words }) => `uso corretto: ${words}`,
    notStated: 'limiti non indicati',
  },
  noExpiry: 'Non scade',
  networkUnknown: 'Rete non indicata',
  scope: {
    local: 'Un solo Paese',
    countries: ({ count }) => countries(count),
    named: ({ region, count }) => `${region}, ${countries(count)}`,
  },
  features: {
    hotspot: { yes: 'Hotspot', no: 'Senza hotspot', unknown: 'Hotspot: non indicato' },
    topUp: { yes: 'Ricaricabile', no: 'Non ricaricabile', unknown: 'Ricarica: non indicato' },
    phoneNumber: {
      yes: 'Numero di telefono',
      no: 'Senza numero di telefono',
      unknown: 'Numero di telefono: non indicato',
    },
  },
  checked: ({ when }) => `Controllato ${when}`,
  lowest: 'Prezzo più basso',
  estimate: 'circa',
  listPrice: ({ price }) => `Venduto a ${price}`,
  noRate: 'Tasso di cambio assente',
  view: 'Vedi',
  viewLabel: ({ provider, data, days, price }) =>
    `Vedi ${provider}, ${data}, ${days}, ${price} sul sito del fornitore (link sponsorizzato)`,
  sponsored: 'Sponsorizzato',
  notes: {
    sponsored:
      '«Vedi» apre il sito del fornitore. Sono link sponsorizzati: possiamo ricevere una commissione. L’ordine non ne dipende.',
    estimate: ({ date }) => `≈ indica una stima: il prezzo del fornitore, convertito al tasso di cambio del ${date}.`,
    estimateBetween: ({ from, to }) =>
      `≈ indica una stima: il prezzo del fornitore, convertito ai tassi di cambio tra il ${from} e il ${to}.`,
    units: '1 GB corrisponde a 1000 MB.',
  },
};
