import { plural } from '#i18n/plural.ts';
import { elide } from '#i18n/languages/it/article.ts';
import { esimsFor } from '#i18n/languages/it/esims.ts';
import type { Messages } from '#i18n/messages/en.ts';

export const follow: Messages['follow'] = {
  title: ({ place }) => `Segui il prezzo delle ${esimsFor(place)}`,
  description: ({ place }) =>
    `Scopri quando cambia la eSIM più economica per il tuo viaggio ${place.to}: con un feed o via e-mail, senza registrarti.`,
  heading: ({ place }) => `Segui il prezzo delle ${esimsFor(place)}`,
  lead: 'Ti avvisiamo quando cambia il piano più economico per questo viaggio. Non serve un account.',
  trip: 'Il tuo viaggio',
  filters: ({ count }) => `${count} ${plural('it', count, { one: 'filtro', many: 'di filtri', other: 'filtri' })}`,
  change: 'Modifica viaggio o filtri',
  now: 'Il più economico ora',
  none: 'Al momento nessun piano è adatto a questo viaggio. Ti avviseremo quando ce ne sarà uno.',
  basis:
    'Prezzi di listino per tutto il viaggio, nella valuta che hai scelto. I prezzi del primo ordine valgono una volta sola e qui non li seguiamo: il tuo primo ordine può costare meno.',
  choice: {
    heading: 'Quale prezzo vuoi seguire?',
    lead: 'Scegli una destinazione: vedrai il prezzo più basso e come sapere quando cambia. Non serve un account.',
    label: 'Paese o regione',
    submit: 'Cerca',
    none: ({ query }) => `Nessuna destinazione corrisponde a «${query}».`,
    popular: 'Le più visitate',
    found: 'Risultati',
  },
  feed: {
    heading: 'In un lettore di feed',
    text: 'Aggiungi questo indirizzo al tuo lettore di feed: c’è una voce per ogni giorno in cui il piano più economico è cambiato. Non ne usi uno? Salva questa pagina tra i preferiti: mostra sempre il prezzo di oggi.',
    open: 'Apri il feed',
    name: ({ place, trip }) =>
      `La eSIM ${place.isWorld ? 'globale più economica' : `più economica ${place.for}`}, ${trip}`,
  },
  mail: {
    heading: 'Via e-mail',
    text: ({ percent }) =>
      `Ti scriviamo quando il prezzo scende di almeno ${elide('il', `${percent}%`)} dall’ultimo avviso. Al massimo un messaggio al giorno.`,
    address: 'Indirizzo e-mail',
    hint: 'Lo usiamo solo per questo. Ogni messaggio contiene un link per cancellare l’indirizzo.',
    submit: 'Inviami un link di conferma',
    wrongAddress: 'Inserisci un indirizzo e-mail completo, per esempio nome@example.com.',
    sent: 'Controlla la posta in arrivo. Se l’indirizzo è corretto e non è già registrato per questo viaggio, riceverai un messaggio con un link di conferma, valido per 48 ore.',
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
    text: 'Appena premi il pulsante, il tuo indirizzo viene cancellato per questo viaggio.',
    submit: 'Niente più avvisi: cancella il mio indirizzo',
    done: 'Il tuo indirizzo è stato cancellato',
    doneText: 'Non riceverai altre e-mail su questo viaggio.',
    wrong: 'Questo link è incompleto',
    wrongText: 'Aprilo di nuovo dall’e-mail.',
  },
  moves: {
    heading: 'Ultime variazioni',
    none: 'Nessuna negli ultimi 90 giorni.',
    cheaper: ({ provider, cost, before }) => `Meno caro: ${provider}, ${cost} (prima: ${before})`,
    dearer: ({ provider, cost, before }) => `Più caro: ${provider}, ${cost} (prima: ${before})`,
    seller: ({ provider, cost, former }) => `Ora da ${provider} invece che da ${former}: ${cost}`,
    gone: ({ former, before }) => `Nessun piano più disponibile (l’ultimo: ${former}, ${before})`,
    offered: ({ provider, cost }) => `Di nuovo disponibile: ${provider}, ${cost}`,
  },
  home: 'Vai alla home',
};
