import { elide } from '#i18n/languages/it/article.ts';
import type { StepTexts } from '#web/features/arrival/step-texts.ts';

export const arrival = {
  name: 'Passaggi dell’eSIM',
  withdrawn: ({ seller }) =>
    `Questo piano di ${seller} non è più in vendita. La eSIM acquistata funziona ancora. Questi sono gli ultimi dati noti.`,
  ended: ({ date }) => `Terminato (${date}): puoi eliminarla.`,
  phone: 'Su quale telefono?',
  guessed: 'Rilevato da questo browser: se è sbagliato, scegli l’altro.',
  landing: 'Quando atterri?',
  submit: 'Mostra le date',
  calendar: 'Aggiungi le date a un calendario',
  copy: 'Copia il testo',
  copied: 'Copiato',
  print: 'Stampa',
  kept: 'Salvato su questo telefono: si apre senza connessione.',
  dates: { installBy: 'Installa entro', starts: 'Inizio', ends: 'Fine', refundUntil: 'Rimborso fino al' },
  limit: ({ date }) => `limite del venditore: ${date}`,
  rules: {
    'before-landing': 'il giorno prima dell’arrivo',
    never: 'mai',
    'not-stated': 'nessuna indicazione',
    install: 'fino all’installazione',
    'first-use': 'fino al primo utilizzo',
  },
  after: {
    purchase: ({ days }) => `${days} giorni dopo l’acquisto`,
    install: ({ days }) => `${days} giorni dopo l’installazione`,
    'first-use': ({ days }) => `${days} giorni dopo la prima connessione`,
    start: ({ days }) => `${days} giorni dopo l’inizio`,
  },
  with: {
    purchase: 'all’acquisto',
    install: 'all’installazione',
    'first-use': 'alla prima connessione',
    start: 'nessuna indicazione',
  },
  stages: {
    home: 'A casa, con il Wi-Fi',
    plane: 'In aereo',
    landed: 'All’arrivo',
    trouble: 'Niente dati?',
    leave: 'Al ritorno',
  },
  border: ({ country }) => `Ingresso: ${country}`,
  write: ({ seller }) => `Scrivi a ${seller}`,
  quote: ({ name }) => `«${name}»`,
  steps: {
    eid: () => [
      'Componi *#06#: compare un EID',
      'Senza EID questo telefono non accetta eSIM. Non installarla e chiedi il rimborso.',
    ],
    lock: ({ where }) => [
      'Il telefono non è bloccato',
      `${where.unlocked}. Se lo è, fallo sbloccare dal tuo operatore prima di installare.`,
    ],
    identify: () => [
      'Invia il documento al venditore',
      'Questo piano lo richiede. Nell’account del venditore deve risultare accettato.',
    ],
    install: ({ quoted, where }) => [
      `Installa e dai alla linea il nome ${quoted}`,
      `${where.lines} › ${where.add}: scansiona il codice del venditore da un altro schermo o su carta, o scrivi i suoi dati. Non eliminarla.`,
    ],
    'keep-off': ({ quoted }) => [`poi disattiva ${quoted}`, 'I giorni possono iniziare alla connessione.'],
    'home-data-off': ({ where }) => [
      `La tua linea: disattiva ${where.roaming}`,
      `${where.lines}. Niente più costi per i dati; rispondere a una chiamata può costare.`,
    ],
    'flight-mode-off': () => ['Disattiva la modalità aereo', ''],
    'switch-on': ({ quoted, line, where }) => [`attiva ${quoted}`, `${where.lines} › ${line} › ${where.lineOn}.`],
    'roaming-on': ({ where }) => [`attiva ${where.roaming}`, 'Solo per questa linea.'],
    apn: ({ apn, line, where }) => [
      apn === '' ? 'APN: automatico, non scrivere nulla' : `APN: ${apn}`,
      `${where.lines} › ${line} › ${where.apn}.`,
    ],
    'data-line': ({ quoted, where }) => [
      `${where.data}: ${quoted}`,
      `${where.lines} › ${where.data}. Disattiva ${where.switching}.`,
    ],
    network: ({ networks }) => [
      networks === '' ? 'Attendi qualche minuto che ci sia rete' : `Attendi qualche minuto: ${networks}`,
      'Il nome compare in alto. Apri una pagina senza Wi-Fi.',
    ],
    'border-same': ({ networks }) => [
      'Nulla da cambiare',
      networks === '' ? 'La rete cambia da sola.' : `Vedi ${networks}.`,
    ],
    'border-uncovered': ({ country }) => [
      `Niente dati: ${country}`,
      'Nessun piano di questa lista funziona lì. Salva prima le mappe.',
    ],
    'old-line-off': ({ quoted }) => [`Disattiva ${quoted}`, 'Quando la nuova linea ha i dati.'],
    'check-line': ({ quoted, where, canReinstall }) => [
      `${quoted} è attiva e scelta per i dati`,
      `Modalità aereo disattivata. ${where.lines} › ${where.data}. ${canReinstall ? 'Se la linea manca: con il Wi-Fi, scansiona di nuovo il codice e impostala come dopo l’atterraggio.' : 'Se la linea manca: può aiutarti solo il venditore.'}`,
    ],
    'check-roaming': ({ quoted, line, where }) => [
      `${where.roaming}: attivo per ${quoted}`,
      `${where.lines} › ${line}.`,
    ],
    'check-network': ({ networks, line, where }) => [
      'La rete ha un nome',
      `${where.lines} › ${line} › ${where.network}: ${networks === '' ? 'prova ognuna a mano' : `a mano, prova ${networks}`}.`,
    ],
    'check-apn': ({ apn, quoted, line, where }) => [
      apn === '' ? `${quoted}: il campo APN è vuoto` : `${quoted}: l’APN è ${apn}`,
      `${where.lines} › ${line} › ${where.apn}. Poi riavvia il telefono.`,
    ],
    'check-plan': () => [
      'Il piano è attivo',
      'Con il Wi-Fi, nell’account del venditore: iniziato, non finito, dati rimasti, documento accettato. Fai lì ciò che manca. Se manca solo a un dispositivo collegato, forse il piano non permette di condividere.',
    ],
    write: () => ['Tutto a posto e ancora niente dati: tocca al venditore', ''],
    'home-data-back': ({ where }) => ['Riporta i dati sulla tua linea', `${where.lines} › ${where.data}.`],
    remove: ({ date }) => [
      date === '' ? 'elimina la eSIM solo dopo la fine' : `elimina la eSIM solo dopo ${elide('il', date)}`,
      '',
    ],
  },
  byHand: 'Se hai scelto una rete a mano: torna ad automatica.',
  mail: ({ line, apn, roams }) =>
    `La mia eSIM «${line}» non ha dati. Ordine ______. ${roams ? 'Linea e roaming attivi' : 'Linea attiva'}, ${apn === '' ? 'APN vuoto' : `APN ${apn}`}, reti provate a mano, riavviato. Fatela funzionare o rimborsatemi, per favore.`,
  ask: 'Nessuna indicazione. Chiedi:',
  questions: {
    apn: 'Quale APN devo scrivere?',
    roaming: 'Il roaming dati deve essere attivo?',
    reinstall: 'Se elimino questa eSIM, posso reinstallarla?',
    'install-window': 'Entro quando devo installarla?',
    networks: 'Quali reti usa?',
    refund: 'Fino a quando rimborsate?',
    support: 'Come vi contatto in viaggio?',
  },
  source: ({ seller, date }) =>
    `Da quanto indica ${seller}, letto ${elide('il', date)}, e dai nomi usuali delle impostazioni; alcuni produttori ne usano altri.`,
} satisfies StepTexts;
