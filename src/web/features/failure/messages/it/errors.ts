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
    heading: 'Stai andando un po’ veloce',
    help: 'Attendi un minuto e riprova.',
  },
  internal: {
    heading: 'Qualcosa è andato storto',
    help: 'Il problema è nostro. Riprova tra poco.',
    reference: ({ id }) => `Riferimento: ${id}`,
  },
  unavailable: {
    heading: 'Torniamo subito',
    help: 'Al momento il sito non può rispondere. Riprova tra poco.',
    unsentHelp: 'Non è stato ancora inviato nulla e quello che hai scritto è ancora qui. Riprova tra poco.',
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
