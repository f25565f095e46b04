import type { StepTexts } from '#web/features/arrival/step-texts.ts';

export const arrival = {
  name: 'Passaggi dell’eSIM',
  withdrawn: 'Questo piano non è più in vendita. L’eSIM acquistata funziona ancora.',
  ended: ({ date }) => `Terminato (${date}): puoi eliminarla.`,
  landing: 'Quando atterri?',
  submit: 'Mostra le date',
  calendar: 'Aggiungi le date a un calendario',
  dates: { installBy: 'Installa entro il', starts: 'Inizio', ends: 'Fine', refundUntil: 'Rimborso fino al' },
  limit: ({ date }) => `limite del venditore: ${date}`,
  rules: {
    'before-landing': 'il giorno prima dell’arrivo',
    never: 'mai',
    'not-stated': 'non indicato',
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
    start: 'non indicato',
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
  steps: {
    eid: () => [
      'Componi *#06#: compare un EID',
      'Senza EID questo telefono non accetta eSIM. Non installarla e chiedi il rimborso.',
    ],
    lock: ({ where }) => [
      'Il telefono non è bloccato',
      `${where.about}. Se lo è, fallo sbloccare dal tuo operatore prima di installare.`,
    ],
    identify: () => [
      'Invia il documento al venditore',
      'Questo piano lo richiede. L’account del venditore deve indicarlo accettato.',
    ],
    install: ({ line, where }) => [
      `Installa e chiama la linea «${line}»`,
      `${where.lines} › ${where.add}, scansiona il codice del venditore. Non eliminarla.`,
    ],
    'keep-off': ({ line }) => [`poi disattiva «${line}»`, 'I giorni possono iniziare alla connessione.'],
    'home-data-off': ({ where }) => [
      `La tua linea: disattiva ${where.roaming}`,
      `${where.lines}. Niente più costi per i dati; rispondere a una chiamata può costare.`,
    ],
    'flight-mode-off': () => ['Disattiva la modalità aereo', ''],
    'switch-on': ({ line, where }) => [`attiva «${line}»`, `${where.lines} › ${line} › ${where.lineOn}.`],
    'roaming-on': ({ where }) => [`attiva ${where.roaming}`, 'Solo per questa linea.'],
    apn: ({ apn, where }) => [apn === '' ? 'APN: automatico, non scrivere nulla' : `APN: ${apn}`, where.apn],
    'data-line': ({ line, where }) => [`${where.data}: «${line}»`, `Disattiva ${where.switching}.`],
    network: ({ networks }) => [
      networks === '' ? 'Attendi qualche minuto una rete' : `Attendi qualche minuto: ${networks}`,
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
    'old-line-off': ({ line }) => [`Disattiva «${line}»`, 'Quando la nuova linea ha i dati.'],
    'check-line': ({ line, where, canReinstall }) => [
      `«${line}» è attiva e porta i dati`,
      `Modalità aereo disattivata. ${where.lines} › ${where.data}. ${canReinstall ? 'Se la linea manca: scansiona di nuovo il codice e impostala come dopo l’atterraggio.' : 'Se la linea manca: può aiutarti solo il venditore.'}`,
    ],
    'check-roaming': ({ line, where }) => [`${where.roaming}: attivo per «${line}»`, `${where.lines} › ${line}.`],
    'check-network': ({ networks, where }) => [
      'La rete ha un nome',
      `${where.network}: ${networks === '' ? 'prova ognuna a mano' : `a mano, prova ${networks}`}.`,
    ],
    'check-apn': ({ apn, line, where }) => [
      apn === '' ? `«${line}»: il campo APN è vuoto` : `«${line}»: l’APN è ${apn}`,
      `${where.apn}. Poi riavvia il telefono.`,
    ],
    'check-plan': () => [
      'Il piano è attivo',
      'Con il Wi-Fi, nell’account del venditore: attivo, dati rimasti, documento accettato. Se manca solo a un dispositivo collegato, forse il piano non permette di condividere.',
    ],
    write: () => ['Tutto a posto e ancora niente dati: tocca al venditore', ''],
    'home-data-back': ({ where }) => ['Ridai i dati alla tua linea', `${where.lines} › ${where.data}.`],
    remove: ({ date }) => [
      date === '' ? 'elimina l’eSIM solo dopo la fine' : `elimina l’eSIM solo dopo il ${date}`,
      '',
    ],
  },
  byHand: 'Se hai scelto una rete a mano: torna ad automatica.',
  mail: ({ line, apn, roams }) =>
    `La mia eSIM «${line}» non ha dati. Ordine ______. ${roams ? 'Linea e roaming attivi' : 'Linea attiva'}, ${apn === '' ? 'APN vuoto' : `APN ${apn}`}, reti provate a mano, riavviato. Fatela funzionare o rimborsatemi, per favore.`,
  ask: 'Non indicato. Chiedi:',
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
    `Da quanto indica ${seller}, letto il ${date}, e dalle parole usuali delle impostazioni; alcuni produttori ne usano altre.`,
} satisfies StepTexts;
