import type { Messages } from '#i18n/messages/en.ts';

export const errors: Messages['errors'] = {
  notFound: {
    heading: 'Pagina non trovata',
    message: ({ path }) => `Pagina non trovata: ${path}`,
    help: 'L’indirizzo potrebbe essere errato oppure la pagina è stata spostata.',
  },
  tooMany: {
    heading: 'Troppe segnalazioni',
    help: 'Hai inviato più segnalazioni in un minuto. Attendi un momento, poi invia di nuovo questa.',
  },
  internal: {
    heading: 'Errore interno del server',
    help: 'Si è verificato un problema da parte nostra. Riprova tra poco.',
    reference: ({ id }) => `Riferimento: ${id}`,
  },
  homePage: 'Pagina iniziale',
  allDestinations: 'Tutte le destinazioni',
};
