import type { Messages } from '#i18n/messages/en.ts';
import { elide } from '#i18n/languages/it/article.ts';

export const rules: Messages['rules'] = {
  title: 'Regole su SIM ed eSIM per Paese',
  description:
    'Verifica dell’identità per le SIM locali, registrazione del telefono, siti e servizi bloccati: che cosa chiede ogni Paese a chi viaggia, con la fonte e la data del controllo.',
  heading: 'Regole per Paese',
  lead: 'Verifica dell’identità, registrazione del telefono, siti bloccati: che cosa chiedono i Paesi a chi viaggia, e se riguarda le eSIM da viaggio.',
  kinds: {
    purchase: 'Siti di eSIM bloccati',
    delay: 'Dati non subito disponibili',
    services: 'Servizi bloccati',
    device: 'Registrazione del telefono',
    id: 'Verifica dell’identità per SIM locali',
  },
  free: {
    using: 'eSIM da viaggio non bloccate',
    buying: 'eSIM da viaggio in vendita lì',
    registering: 'eSIM da viaggio senza registrazione',
  },
  silent: ({ count }) => `${count} Paesi le cui fonti non lo chiariscono per le eSIM da viaggio`,
  counts: ({ countries }) => `${countries}, prima quelli con avvertenze`,
  reaches: {
    roaming: 'Vale anche per le eSIM da viaggio',
    'local-only': 'Non vale per le eSIM da viaggio',
    local: 'eSIM da viaggio non citate',
  },
  reachNotes: {
    roaming: 'Secondo le fonti riguarda anche SIM ed eSIM estere.',
    'local-only':
      'La regola è per SIM o reti locali. Una fonte esenta le SIM estere, e le eSIM da viaggio di solito lo sono.',
    local: 'Le fonti parlano delle SIM o delle reti del Paese e non dicono nulla delle SIM estere.',
  },
  sourceKinds: {
    regulator: 'autorità',
    law: 'legge',
    press: 'stampa o guida',
    operator: 'operatore o fornitore',
  },
  checked: ({ date }) => `Controllato ${elide('il', date)}`,
  stale: 'Forse non aggiornato',
  filter: {
    title: 'Filtra le regole',
    country: 'Paese',
    none: ({ query }) => `Nessuna regola per «${query}».`,
    label: 'Tipo',
    all: 'Tutti',
    option: ({ kind, count }) => `${kind} (${count})`,
    submit: 'Mostra',
    refused: 'Questo tipo di regola non esiste: le mostriamo tutte.',
  },
  here: {
    heading: ({ place }) => `Regole ${place.in}`,
    lead: 'Che cosa sistemare prima di partire. Ogni regola cita la sua fonte.',
    all: 'Le regole di tutti i Paesi',
  },
  note: ({ months }) =>
    `Le regole cambiano. Riportiamo solo ciò che afferma una fonte pubblica, quindi anche un Paese assente può averne. Le regole controllate più di ${months} mesi fa sono segnalate. Questa non è una consulenza legale.`,
};
