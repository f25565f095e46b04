import type { Messages } from '#i18n/messages/en.ts';

export const errors: Messages['errors'] = {
  notFound: {
    heading: 'Pagina non trovata',
    message: ({ path }) => `Nessuna pagina all’indirizzo ${path}.`,
    help: 'L’indirizzo potrebbe essere sbagliato oppure la pagina è stata spostata.',
    nearest: 'Forse cercavi',
    noPlans: ({ place }) => `Ancora nessun piano ${place.for}`,
    near: 'Piani per destinazioni vicine',
  },
  tooMany: {
    heading: 'Troppe segnalazioni',
    help: 'Hai inviato troppe segnalazioni in un minuto. Attendi un momento e invia di nuovo questa.',
  },
  internal: {
    heading: 'Errore interno del server',
    help: 'Si è verificato un problema da parte nostra. Riprova tra poco.',
    reference: ({ id }) => `Riferimento: ${id}`,
  },
  unavailable: {
    heading: 'Torniamo subito',
    help: 'Al momento il sito non può rispondere. Riprova tra poco.',
    unsentHelp: 'Non è stato salvato nulla, ma quello che hai scritto è ancora qui. Invialo di nuovo tra poco.',
    sendAgain: 'Invia di nuovo',
  },
  offline: {
    heading: 'Sei offline',
    help: 'Questa pagina non è mai stata aperta su questo dispositivo e non può essere mostrata senza connessione.',
    retry: 'Riprova',
  },
  homePage: 'Vai alla home',
  allDestinations: 'Tutte le destinazioni',
};
