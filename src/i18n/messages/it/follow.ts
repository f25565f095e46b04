import { plural } from '#i18n/plural.ts';
import { elide } from '#i18n/italian-article.ts';
import type { Messages } from '#i18n/messages/en.ts';

export const follow: Messages['follow'] = {
  title: ({ place }) => `Segui il prezzo delle eSIM ${place.for}`,
  description: ({ place }) =>
    `Scopri quando cambia la eSIM più economica per il tuo viaggio ${place.to}: con un feed, il calendario o un’e-mail, senza registrarti.`,
  heading: ({ place }) => `Segui questo prezzo ${place.for}`,
  lead: 'Scegli come vuoi sapere che il piano più economico per questo viaggio è cambiato. Non serve un account.',
  trip: 'Il tuo viaggio',
  filters: ({ count }) => `${count} ${plural('it', count, { one: 'filtro', many: 'di filtri', other: 'filtri' })}`,
  change: 'Modifica viaggio o filtri',
  now: 'Il più economico ora',
  none: 'Al momento nessun piano va bene per questo viaggio. Ti avviseremo quando ce ne sarà uno.',
  basis:
    'Prezzi di listino per tutto il viaggio, nella valuta che hai scelto. Le offerte per i nuovi clienti non sono comprese.',
  feed: {
    heading: 'In un lettore di feed',
    text: 'Aggiungi questo indirizzo al tuo lettore di feed: c’è una voce per ogni giorno in cui il piano più economico è cambiato.',
    address: 'Indirizzo del feed',
    open: 'Apri il feed',
    name: ({ place, trip }) => `La eSIM più economica ${place.for}, ${trip}`,
  },
  calendar: {
    heading: 'Nel tuo calendario',
    text: 'Iscrivi il tuo calendario a questo indirizzo: i cambiamenti di prezzo compaiono come eventi di un giorno intero.',
    address: 'Indirizzo del calendario',
    open: 'Apri il calendario',
    travel: 'Data del viaggio',
    travelHint: 'Con una data, il calendario ti ricorda anche l’acquisto tre giorni prima.',
    optional: 'facoltativo',
    add: 'Aggiungi un promemoria',
    wrongDate: 'Inserisci una data a partire da oggi ed entro due anni.',
    reminder: ({ place }) => `Comprare una eSIM ${place.for}`,
    reminderText: ({ provider, cost }) =>
      `La più economica per questo viaggio all’ultimo aggiornamento del calendario: ${provider}, ${cost}`,
  },
  mail: {
    heading: 'Via e-mail',
    text: ({ percent }) =>
      `Ti scriviamo quando il prezzo è sceso di almeno ${elide('il', `${percent}%`)} dall’ultimo avviso. Al massimo un messaggio al giorno.`,
    address: 'Indirizzo e-mail',
    hint: 'Serve solo a questo. Ogni messaggio contiene un link che lo cancella.',
    submit: 'Inviami un link di conferma',
    wrongAddress: 'Inserisci un indirizzo e-mail completo, per esempio nome@example.org.',
    sent: 'Controlla la posta in arrivo. Se l’indirizzo è corretto e non segue ancora questo viaggio, riceverai un messaggio con un link di conferma. Il link vale 48 ore.',
    kept: 'Fatto. Ti scriveremo quando il prezzo scenderà.',
  },
  keep: {
    heading: 'Conferma il tuo indirizzo e-mail',
    text: ({ place, trip }) =>
      `Riceverai un’e-mail quando il piano più economico per questo viaggio costerà meno: ${place.name}, ${trip}. Vale per 12 mesi.`,
    submit: 'Conferma',
    over: 'Questo link non funziona più',
    overText: 'È già stato usato oppure è scaduto. Segui di nuovo il prezzo per riceverne un altro.',
  },
  stop: {
    heading: 'Niente più e-mail su questo prezzo',
    text: 'Il tuo indirizzo viene cancellato per questo viaggio appena premi il pulsante.',
    submit: 'Interrompi e cancella il mio indirizzo',
    done: 'Il tuo indirizzo è stato cancellato',
    doneText: 'Non riceverai altre e-mail su questo viaggio.',
    wrong: 'Questo link è incompleto',
    wrongText: 'Aprilo di nuovo dall’e-mail.',
  },
  moves: {
    heading: 'Ultimi cambiamenti',
    none: 'Niente negli ultimi 90 giorni.',
    cheaper: ({ provider, cost, before }) => `Meno caro: ${provider}, ${cost} (prima: ${before})`,
    dearer: ({ provider, cost, before }) => `Più caro: ${provider}, ${cost} (prima: ${before})`,
    seller: ({ provider, cost, former }) => `Ora da ${provider} invece che da ${former}: ${cost}`,
    gone: ({ former, before }) => `Nessun piano per questo viaggio (ultimo: ${former}, ${before})`,
    offered: ({ provider, cost }) => `Di nuovo disponibile: ${provider}, ${cost}`,
  },
  home: 'Vai alla home',
};
