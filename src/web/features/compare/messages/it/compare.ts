import { formatNumber } from '#i18n/format-number.ts';
import { elide } from '#i18n/languages/it/article.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function plans(count: number): string {
  return `${formatNumber(count, 'it')} ${plural('it', count, { one: 'piano', many: 'di piani', other: 'piani' })}`;
}

export const compare: Messages['compare'] = {
  title: 'Confronta piani eSIM',
  titleOf: ({ names }) => `Confronta piani eSIM: ${names}`,
  description:
    'Fino a quattro piani eSIM da viaggio fianco a fianco: quanto costa il tuo viaggio con ciascuno, dati, reti e condizioni.',
  heading: ({ count }) => (count < 2 ? 'Confronta piani' : `Confronto tra ${plans(count)}`),
  shareable: 'Il link si può condividere',
  empty: {
    heading: 'Nessun piano selezionato',
    text: 'Seleziona «Confronta» su due, tre o quattro piani. Restano qui finché non li togli, anche se lasci la pagina.',
    lastSeen: 'Oppure inizia dalle risposte viste per ultime:',
    answers: ({ count }) => (count === 3 ? 'Confronta le tre risposte' : 'Confronta le due risposte'),
    action: 'Scegli una destinazione',
  },
  onlyOne: 'Hai scelto un solo piano',
  addMore: ({ place }) => (place.isWorld ? 'Aggiungi un piano globale' : `Aggiungi un piano ${place.for}`),
  onlyDifferences: 'Solo differenze',
  table: 'Piani fianco a fianco. La tabella scorre in orizzontale.',
  removed: ({ provider, count }) =>
    `${provider} tolto, ${count === 1 ? 'ne resta' : 'ne restano'} ${formatNumber(count, 'it')}`,
  rivals: 'Due rivali dal prezzo simile',
  withRivals: 'Confronta con i selezionati',
  remove: ({ plan }) => `Rimuovi ${plan}`,
  best: 'valore migliore',
  print: 'Stampa',
  copy: 'Copia link',
  copied: 'Link copiato',
  copyFailed: 'Non è stato possibile copiare il link. Copia l’indirizzo di questa pagina.',
  legend: 'Il prezzo più basso del viaggio è in magenta, il valore migliore di ogni riga in grassetto.',
  save: 'Salva in questo browser',
  saveHint: 'Tiene questi piani nel tuo confronto e salva la pagina per leggerla offline.',
  saved: 'Salvata in questo browser: puoi leggerla offline.',
  unknownHint: '«Nessuna indicazione» significa che il venditore non lo dice, non che la risposta è no.',
  method: 'Come calcoliamo queste cifre',
  rows: {
    groupSame: 'Uguale per tutti',
    cost: 'Intero viaggio',
    need: 'Dati e giorni',
    steps: 'Mostra i passaggi',
    price: 'Un piano',
    promo: 'Promozione',
    until: ({ date }) => `fino ${elide('al', date)}`,
    perGb: 'Al GB',
    rating: 'Valutazione',
    noReviews: 'Ancora nessuna recensione',
    notForTrip: 'Non adatto a questo viaggio',
    costUnknown: 'Sconosciuto',
    noFigure: 'Non applicabile',
    networksOf: ({ count }) =>
      `Reti indicate in ${formatNumber(count, 'it')} ${plural('it', count, { one: 'Paese', many: 'di Paesi', other: 'Paesi' })}`,
  },
  notices: {
    withdrawn: ({ provider, plan, price, date }) =>
      `${provider}, ${plan}: non è più in vendita. L’ultimo prezzo, visto ${elide('il', date)}, era ${price}.`,
    unknown: ({ ids }) => `Nessun piano trovato con questo numero: ${ids}.`,
    unread: ({ words }) => `Numero di piano non valido: ${words}.`,
    beyond: ({ ids }) =>
      `Si confrontano al massimo quattro piani. Fuori dal confronto: ${ids}. Rimuovi un piano per fare posto.`,
    replace: ({ id }) => `Mostra il piano ${id} al posto dell’ultimo`,
    rest: 'Gli altri piani del link sono mostrati.',
  },
  tray: {
    label: 'Piani da confrontare',
    compare: ({ count }) => `Confronta (${formatNumber(count, 'it')})`,
    one: '1 selezionato: aggiungine uno',
    compareLabel: ({ count }) => `Confronta (${formatNumber(count, 'it')}): mostra i piani fianco a fianco`,
    clear: 'Rimuovi tutti',
    close: 'Nascondi la selezione',
    addAnother: 'Aggiungi un piano',
    count: ({ count }) => `${plans(count)} da confrontare, quattro al massimo.`,
    full: ({ plan }) => `Si confrontano al massimo quattro piani. Quale sostituire con ${plan}?`,
    replace: ({ plan }) => `Sostituisci ${plan}`,
    cancel: 'Tieni questi quattro',
  },
};
