import { formatNumber } from '#i18n/format-number.ts';
import { elide } from '#i18n/languages/it/article.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

const number = (value: number): string => formatNumber(value, 'it');

export const providers: Messages['providers'] = {
  name: 'Venditori',
  count: ({ count }) =>
    `${number(count)} ${plural('it', count, { one: 'venditore', many: 'di venditori', other: 'venditori' })}`,
  description: 'Tutti i venditori di eSIM del sito: chi sono, dove costano meno e che cosa non indicano.',
  lead: 'Chi sono, dove costano poco e che cosa non indicano.',
  columns: {
    provider: 'Venditore',
    seat: 'Sede legale',
    cheapestIn: 'Il più economico in',
    median: 'Posizione mediana',
    stated: 'Dati indicati',
    read: 'Prezzi letti',
  },
  orders: { cheapest: 'Più volte il più economico', rating: 'I più apprezzati', name: 'Nome' },
  title: ({ provider }) => `${provider}: chi è e dove costa poco`,
  about: ({ provider }) =>
    `${provider}: la società, i rimborsi, le destinazioni dove le sue eSIM costano meno, variazioni di prezzo e recensioni.`,
  ofPlaces: ({ count, of }) => `${number(count)} su ${number(of)}`,
  ordinal: ({ place }) => `${number(place)}º`,
  plansFor: ({ count }) =>
    `I suoi piani per ${number(count)} ${plural('it', count, { one: 'destinazione', many: 'di destinazioni', other: 'destinazioni' })}`,
  notRanked: 'senza posizione',
  notStated: 'nessuna indicazione',
  facts: {
    legalName: 'Ragione sociale',
    seat: 'Sede legale',
    refund: 'Condizioni di rimborso',
    noRefundText: 'nessun testo del venditore',
    support: 'Assistenza',
    since: 'Dal',
    listedSince: ({ date }) => `su questo sito ${elide('dal', date)}`,
  },
  cheap: {
    heading: 'Dove costa poco',
    summary: ({ count, of, median }) =>
      `Il più economico in ${number(count)} ${plural('it', count, { one: 'destinazione', many: 'di destinazioni', other: 'destinazioni' })} su ${number(of)}, mediana: ${median}`,
    none: 'Nessuno dei suoi piani basta con certezza per questo viaggio.',
    all: ({ count }) => `Tutte le ${number(count)} destinazioni`,
  },
  states: {
    heading: 'Che cosa indicano i suoi piani',
    on: ({ count, of }) => {
      if (count === 0) return 'nessuno lo indica';
      if (count === of) return 'tutti lo indicano';
      if (count === 1) return 'solo uno lo indica';
      return `${count * 2 > of ? 'la maggior parte lo indica' : 'alcuni lo indicano'} (${number(count)})`;
    },
  },
  moves: {
    heading: 'Variazioni di prezzo',
    period: '13 settimane',
    higher: 'Rincari',
    lower: 'Ribassi',
    weeks: 'Per settimana, l’ultima a destra',
    summary: ({ lower, higher, prices }) =>
      `${number(lower)} ${plural('it', lower, { one: 'ribasso', many: 'di ribassi', other: 'ribassi' })} e ${number(higher)} ${plural('it', higher, { one: 'rincaro', many: 'di rincari', other: 'rincari' })} su ${number(prices)} ${plural('it', prices, { one: 'prezzo', many: 'di prezzi', other: 'prezzi' })}`,
  },
  list: {
    heading: 'Il suo listino',
    period: 'le nostre letture, 90 giorni',
    summary: ({ read, of }) =>
      `Letto in ${number(read)} ${plural('it', read, { one: 'giorno', many: 'di giorni', other: 'giorni' })} su ${number(of)}`,
    unread: ({ dates }) => `Non letto: ${dates}.`,
    refused: ({ count, of }) => `Righe rifiutate: ${number(count)} su ${number(of)}.`,
  },
};
