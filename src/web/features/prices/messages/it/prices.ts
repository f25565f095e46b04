import { esimsFor } from '#i18n/languages/it/esims.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { elide } from '#i18n/languages/it/article.ts';

import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function placesOf(count: number): string {
  return `${formatNumber(count, 'it')} ${plural('it', count, { one: 'Paese o territorio', many: 'di Paesi e territori', other: 'Paesi e territori' })}`;
}

export const prices: Messages['prices'] = {
  feedTitle: ({ place }) => `${esimsFor(place)}: variazioni di prezzo`,
  title: 'Quanto costano i dati in viaggio, Paese per Paese',
  description: ({ count }) =>
    `La mappa dei prezzi delle eSIM da viaggio: quanto costa un giga in ${placesOf(count)}, i più economici, i più cari e come sono cambiati i prezzi.`,
  heading: 'I prezzi nel mondo',
  lead: ({ data, days }) =>
    `Quanto costa un giga in ogni Paese se ti servono ${data} per ${days}, con il piano più economico (anche più di uno, se conviene).`,
  empty: 'Al momento non c’è nessun piano di questo tipo, quindi non c’è nulla da confrontare.',
  map: {
    label: ({ count }) =>
      `Mappa del mondo: prezzo al GB in ${placesOf(count)}. La tabella più sotto contiene gli stessi dati.`,
    legend: 'Prezzo al GB',
    tap: 'Tocca un Paese per vederne il prezzo.',
    plans: 'Vedi i piani',
    none: 'Nessun piano',
    asTable: 'Mostra come tabella',
  },
  ends: {
    heading: 'I più economici e i più cari',
    lead: 'Paesi e territori in base al prezzo di un giga. Scegline uno per vederne i piani.',
    cheapest: 'Più economici',
    dearest: 'Più cari',
  },
  moves: {
    heading: 'Come sono cambiati i prezzi',
    lead: ({ days }) =>
      `Come è cambiato, al massimo negli ultimi ${days}, il prezzo più basso tra i piani in vendita per tutto il periodo. Oggi un piano più recente può costare meno.`,
    falls: 'Maggiori ribassi',
    rises: 'Maggiori rialzi',
    noFall: 'Nessun prezzo è sceso.',
    noRise: 'Nessun prezzo è salito.',
    none: 'Ancora nessuna variazione. Registriamo i prezzi a ogni controllo: le variazioni compaiono dopo una settimana di dati sugli stessi piani.',
    line: ({ name, from, to }) => `${name}: da ${from} a ${to}`,
    fromTo: ({ from, to, since }) => `${from} → ${to} ${elide('dal', since)}`,
  },
  table: {
    heading: 'Tutti i Paesi',
    lead: 'Le cifre della mappa.',
    caption: ({ count }) => `${placesOf(count)} con un piano adatto`,
    all: ({ count }) => `Tutti i ${placesOf(count)}`,
    country: 'Paese',
    perGb: 'Prezzo al GB',
    basket: 'Prezzo totale',
    others: ({ data, days }) =>
      `Dove nessun piano copre ${data} per ${days}, mostriamo il prezzo più basso e che cosa comprende.`,
    change: 'Variazione',
    since: ({ date }) => elide('dal', date),
    sortBy: ({ column }) => `Ordina per: ${column}`,
    unknown: 'nessun dato',
  },
  method: {
    heading: 'Da dove vengono queste cifre',
    basket: {
      question: 'Quale piano confrontiamo?',
      answer: ({ data, days, most, speed }) =>
        `Quello che offre ${data} per ${days} al prezzo di listino più basso: il primo nell’elenco del Paese. Può essere locale, regionale o globale, anche acquistato più volte, fino a ${most}. Di un piano giornaliero contano i giga che dà in ${days}. Gli illimitati contano se indicano i propri limiti, e i dati a velocità ridotta a partire da ${speed}. I piani a consumo sono esclusi, perché le tariffe non sono indicate.`,
    },
    perGb: {
      question: 'Come calcoliamo il prezzo al GB?',
      answer: ({ data }) =>
        `Dividiamo quel costo per ${data}, anche se il piano ne comprende di più. I prezzi in altre valute sono convertiti e segnati con ≈.`,
    },
    classes: {
      question: 'Come scegliamo i colori della mappa?',
      answer:
        'Ordiniamo i Paesi per prezzo e li dividiamo in gruppi simili, al massimo cinque. Le soglie sono arrotondate; un prezzo pari a una soglia conta nel gruppo più caro.',
    },
    moves: {
      question: 'Come calcoliamo una variazione?',
      answer: ({ window, plans }) =>
        `Prendiamo ${elide('i', formatNumber(plans, 'it'))} piani oggi più economici, ciascuno tante volte quante ne servono al viaggio, e guardiamo indietro finché almeno la metà era sempre in vendita: come minimo una settimana, al massimo ${window}. Ogni giorno conta il prezzo di listino più basso tra i piani in vendita per tutto il periodo. Gli altri prezzi sono convertiti ai tassi di oggi: così non incidono né i piani nuovi né il cambio. La variazione confronta il prezzo attuale con quello del primo giorno, la cui data è indicata accanto. Un piano più recente può costare meno oggi.`,
    },
  },
};
