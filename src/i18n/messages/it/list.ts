import { formatNumber, formatRange } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

const number = (value: number): string => formatNumber(value, 'it');

function plans(count: number): string {
  return `${number(count)} ${plural('it', count, { one: 'piano', many: 'di piani', other: 'piani' })}`;
}

export const list: Messages['list'] = {
  heading: 'Tutti i piani',
  shown: ({ count, total }) => `${number(count)} di ${plans(total)}`,
  range: ({ from, to, total }) => `${formatRange(from, to, 'it')} di ${number(total)}`,
  loading: 'Caricamento dei piani',
  views: { label: 'Vista', plans: 'Piani', providers: 'Fornitori', table: 'Tabella dei prezzi' },
  sort: {
    label: 'Ordina per',
    submit: 'Ordina',
    by: ({ name }) => `Ordina per: ${name}`,
    names: {
      trip: 'Costo del viaggio',
      price: 'Prezzo più basso',
      'per-gb': 'Prezzo al GB',
      'per-day': 'Prezzo al giorno',
      data: 'Più dati',
      validity: 'Validità più lunga',
      rating: 'Valutazione del fornitore',
    },
  },
  filters: {
    heading: 'Filtri',
    button: ({ count }) => (count === 0 ? 'Filtri' : `Filtri · ${number(count)}`),
    clear: 'Rimuovi tutti',
    apply: 'Applica i filtri',
    show: ({ count }) => `Mostra ${plans(count)}`,
    close: 'Chiudi i filtri',
    chosen: 'Filtri scelti',
    remove: ({ name }) => `Rimuovi il filtro: ${name}`,
    more: ({ count }) => `${number(count)} in più`,
    otherAnswers: 'No, o non indicato',
    findProvider: 'Cerca un fornitore',
    noProvider: 'Nessun fornitore con questo nome',
  },
  facets: {
    price: 'Prezzo',
    data: 'Dati',
    validity: 'Validità',
    includes: 'Include',
    network: 'Rete',
    provider: 'Fornitore',
    kind: 'Tipo di piano',
    scope: 'Valido in',
    breakout: 'Uscita su internet',
    checked: 'Prezzo controllato',
  },
  scope: { local: 'Un solo Paese', regional: 'Una regione', global: 'Tutto il mondo' },
  kind: { total: 'Quantità fissa', daily: 'Quantità al giorno', unlimited: 'Illimitato', payg: 'A consumo' },
  checked: { '1d': 'Ultime 24 ore', '7d': 'Ultimi 7 giorni', '30d': 'Ultimi 30 giorni', older: 'Da più tempo' },
  under: ({ amount }) => `Meno di ${amount}`,
  between: ({ from, to }) => `${from}-${to}`,
  atLeast: ({ amount }) => `${amount} o più`,
  over: ({ amount }) => `Più di ${amount}`,
  notStated: 'Non indicato',
  notStatedOf: ({ name }) => `${name}: non indicato`,
  exitIn: ({ country }) => `Uscita: ${country}`,
  lowestPrice: 'Prezzo minimo',
  highestPrice: 'Prezzo massimo',
  priceFrom: ({ price }) => `Da ${price}`,
  priceTo: ({ price }) => `Fino a ${price}`,
  promo: 'Considera i prezzi promo',
  promoShort: 'Prezzi promo',
  dominatedShort: 'Piani superati',
  folded: ({ count }) =>
    plural('it', count, {
      one: '1 piano è nascosto, perché lo stesso fornitore ne vende uno migliore in tutto.',
      many: `${number(count)} di piani sono nascosti, perché lo stesso fornitore ne vende uno migliore in tutto.`,
      other: `${number(count)} piani sono nascosti, perché lo stesso fornitore ne vende uno migliore in tutto.`,
    }),
  unfold: 'Mostrali',
  unfolded: 'Sono mostrati anche i piani che lo stesso fornitore supera in tutto.',
  fold: 'Nascondili',
  unclearCount: ({ count }) => `${plans(count)}: quanto indicato non basta a dire se il viaggio è coperto`,
  short: ({ count }) =>
    plural('it', count, {
      one: `${number(count)} piano che non copre questo viaggio`,
      many: `${number(count)} di piani che non coprono questo viaggio`,
      other: `${number(count)} piani che non coprono questo viaggio`,
    }),
  empty: {
    heading: 'Nessun piano corrisponde a tutti i filtri',
    without: ({ count, name }) =>
      plural('it', count, {
        one: `C’è un piano senza «${name}».`,
        many: `Ci sono ${number(count)} di piani senza «${name}».`,
        other: `Ci sono ${number(count)} piani senza «${name}».`,
      }),
    fewer: 'Con meno filtri i piani ricompaiono.',
    remove: ({ name }) => `Rimuovi «${name}»`,
    clear: 'Rimuovi tutti i filtri',
  },
  groups: {
    all: ({ count }) => `Tutti e ${number(count)}`,
    allOf: ({ provider, count }) => `${provider}: ${plans(count)}`,
  },
  table: {
    label: 'Prezzo di listino più basso di ogni fornitore per quantità di dati',
    caption:
      'Prezzo di listino più basso di ogni fornitore. Ogni colonna contiene i piani dalla sua quantità fino alla successiva.',
    yourTrip: 'il tuo viaggio',
    lowest: 'il più basso',
    none: 'Nessun piano',
  },
  cell: ({ provider, data, days, price }) => `${provider}, ${data}, ${days}, ${price} (link sponsorizzato)`,
};
