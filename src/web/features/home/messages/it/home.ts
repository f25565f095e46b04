import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function providers(count: number): string {
  const words = { one: 'venditore', many: 'di venditori', other: 'venditori' };
  return `${formatNumber(count, 'it')} ${plural('it', count, words)}`;
}

function plans(count: number): string {
  const words = { one: 'piano dati', many: 'di piani dati', other: 'piani dati' };
  return `${formatNumber(count, 'it')} ${plural('it', count, words)}`;
}

function destinationWord(count: number): string {
  return plural('it', count, { one: 'destinazione', many: 'di destinazioni', other: 'destinazioni' });
}

function destinations(count: number): string {
  return `${formatNumber(count, 'it')} ${destinationWord(count)}`;
}

export const home: Messages['home'] = {
  title: 'Confronta le eSIM da viaggio',
  description: (counts) =>
    `Confronta i piani eSIM da viaggio di ${providers(counts.providers)} per ${destinations(
      counts.destinations,
    )}: dati, giorni, condizioni e prezzo nella tua valuta.`,
  heading: 'Confronta le eSIM da viaggio',
  summary: (counts) =>
    `${plans(counts.plans)} di ${providers(counts.providers)} per ${destinations(counts.destinations)}.`,
  severalCountries: { question: 'Più Paesi in un viaggio?', link: 'Pianificali insieme' },
  popular: {
    heading: 'Destinazioni più richieste',
    lead: 'Prezzo più basso per 7 giorni e 5\u00a0GB, salvo dove è indicata un’altra quantità.',
    all: ({ count }) =>
      plural('it', count, {
        one: destinations(count),
        many: `Tutte: ${destinations(count)}`,
        other: `Tutte le ${destinations(count)}`,
      }),
    browse: 'Vedi tutte',
    unit: ({ count }) => destinationWord(count),
  },
  regions: {
    heading: 'Un solo piano per un’intera regione',
    lead: 'Le eSIM regionali continuano a funzionare quando attraversi un confine.',
    all: 'Tutte le regioni',
  },
  how: {
    heading: 'Come funziona',
    steps: {
      where: {
        heading: 'Di’ dove vai e per quanto',
        text: 'Scegli un Paese o una regione, i giorni del soggiorno e i dati che ti servono.',
      },
      compare: {
        heading: 'Scopri quale piano costa meno',
        text: 'Ordiniamo i piani in base a quanto costa il tuo viaggio con ciascuno. Limiti di velocità e condizioni sono accanto al prezzo.',
      },
      buy: {
        heading: 'Acquista dal venditore',
        text: 'Acquista sul sito del venditore e scansiona il codice che ti invia.',
      },
    },
  },
  pins: 'I prezzi più bassi sulla mappa',
  reviews: {
    heading: 'Ultime recensioni',
    all: ({ count }) =>
      plural('it', count, {
        one: 'L’unica recensione',
        many: `Tutte le ${formatNumber(count, 'it')} di recensioni`,
        other: `Tutte le ${formatNumber(count, 'it')} recensioni`,
      }),
    empty: 'Ancora nessuna recensione pubblicata.',
  },
};
