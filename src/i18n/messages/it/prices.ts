import { formatNumber } from '#i18n/format-number.ts';
import { elide } from '#i18n/italian-article.ts';

import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function placesOf(count: number): string {
  return `${formatNumber(count, 'it')} ${plural('it', count, { one: 'Paese o territorio', many: 'di Paesi e territori', other: 'Paesi e territori' })}`;
}

export const prices: Messages['prices'] = {
  title: 'Quanto costano i dati in viaggio nel mondo',
  description: ({ count }) =>
    `La mappa dei prezzi delle eSIM da viaggio: quanto costa un giga in ${placesOf(count)}, i più economici, i più cari e come si sono mossi i prezzi.`,
  heading: 'I prezzi nel mondo',
  lead: ({ data, days }) =>
    `Quanto costa ogni giga se ti servono ${data} per ${days}: con il piano più economico di ogni Paese, acquistato più volte se conviene, nella tua valuta.`,
  empty: 'Al momento non c’è nessun piano di questo tipo, quindi non c’è nulla da confrontare.',
  map: {
    label: ({ count }) => `Mappa del mondo: prezzo per GB in ${placesOf(count)}. La tabella più sotto dice lo stesso.`,
    legend: 'Prezzo per GB',
    tap: 'Tocca un Paese per vederne il prezzo.',
    plans: 'Vedi i piani',
    none: 'Nessun piano simile',
    asTable: 'Lo stesso in tabella',
  },
  ends: {
    heading: 'I più economici e i più cari',
    lead: 'Paesi e territori in base al prezzo di un giga. Ognuno porta ai piani da cui viene.',
    cheapest: 'Più economici',
    dearest: 'Più cari',
  },
  moves: {
    heading: 'Come si sono mossi i prezzi',
    lead: ({ days }) =>
      `Il prezzo più basso dei piani oggi più economici, nell’arco di ${days} al massimo. Contano solo i piani offerti per tutto il periodo.`,
    falls: 'Maggiori ribassi',
    rises: 'Maggiori rialzi',
    noFall: 'Nessun prezzo è sceso.',
    noRise: 'Nessun prezzo è salito.',
    none: 'Non è ancora noto alcun cambiamento. I prezzi vengono annotati a ogni controllo; le variazioni appariranno qui quando gli stessi piani saranno stati seguiti per una settimana.',
    line: ({ name, from, to }) => `${name}: da ${from} a ${to}`,
    fromTo: ({ from, to, since }) => `${from} → ${to} ${elide('dal', since)}`,
  },
  table: {
    heading: 'Tutti i Paesi',
    lead: 'Le cifre della mappa.',
    caption: ({ count }) => `${placesOf(count)} con un piano adatto`,
    country: 'Paese',
    perGb: 'Prezzo per GB',
    basket: 'Viaggio intero',
    others: ({ data, days }) =>
      `Dove nessun piano copre ${data} per ${days}, è indicato il prezzo più basso con ciò che comprende.`,
    change: 'Variazione',
    since: ({ date }) => elide('dal', date),
    sortBy: ({ column }) => `Ordina per: ${column}`,
    unknown: 'non noto',
  },
  method: {
    heading: 'Come nascono queste cifre',
    basket: {
      question: 'Quale piano si confronta?',
      answer: ({ data, days, most, speed }) =>
        `Il piano con cui ${data} per ${days} costano meno a prezzo di listino, il primo nell’elenco del Paese. Lo stesso piano può contare più volte, fino a ${most}. Può essere locale, regionale o globale. Le quantità giornaliere contano per quanto danno in ${days}. I piani illimitati contano se indicano i loro limiti, e i dati rallentati a partire da ${speed}. I piani a consumo sono esclusi, perché il costo di ogni uso non è indicato.`,
    },
    perGb: {
      question: 'Come si calcola il prezzo per GB?',
      answer: ({ data }) =>
        `Quel costo diviso per ${data}, qualunque quantità sia compresa in più. I prezzi in altre valute sono convertiti e segnati con ≈.`,
    },
    classes: {
      question: 'Come si scelgono le tonalità della mappa?',
      answer:
        'I Paesi sono ordinati per prezzo e divisi in al massimo cinque gruppi di dimensione simile. I confini sono arrotondati; un prezzo pari a un confine conta nel gruppo più caro.',
    },
    moves: {
      question: 'Che cosa confronta una variazione?',
      answer: ({ window, plans }) =>
        `Seguiamo ${elide('i', formatNumber(plans, 'it'))} piani oggi più economici, ciascuno tante volte quante ne richiede il viaggio, fin dove almeno la metà era offerta senza interruzioni: una settimana come minimo, ${window} al massimo. Per ogni giorno prendiamo il costo più basso dei piani presenti per tutto il periodo, a prezzo di listino nella tua valuta o convertito ai tassi di oggi, così che né un piano nuovo né il cambio incidano. La variazione confronta il loro costo attuale con quello del primo giorno, indicato accanto. Un piano più recente può costare meno oggi.`,
    },
  },
};
