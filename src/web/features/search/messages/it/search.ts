import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

export const search: Messages['search'] = {
  clear: 'Cancella',
  cancel: 'Annulla',
  close: 'Chiudi la ricerca',
  groups: { popular: 'Destinazioni più richieste', countries: 'Paesi', regions: 'Regioni', parts: 'Città e zone' },
  count: ({ count }) =>
    `${formatNumber(count, 'it')} ${plural('it', count, { one: 'destinazione trovata', many: 'di destinazioni trovate', other: 'destinazioni trovate' })}`,
  none: {
    heading: 'Nessun risultato',
    text: ({ query }) =>
      `Nessuna corrispondenza per «${query}». Controlla come è scritto o cerca un Paese o una regione.`,
    noPlans: ({ place }) => `${place}: ancora nessun piano`,
    similar: ({ query }) => `Nessuna destinazione si chiama «${query}». Forse cercavi…`,
  },
  failed: 'Non è stato possibile caricare le destinazioni. Controlla la connessione.',
  retry: 'Riprova',
  browse: 'Vedi tutte le destinazioni',
  keys: { move: 'per spostarti', open: 'per aprire', close: 'per chiudere' },
  finder: {
    where: 'Destinazione',
    placeholder: 'Dove vai?',
    submit: 'Confronta',
    opening: ({ place }) => `Apertura: ${place}`,
  },
};
