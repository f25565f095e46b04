import type { Messages } from '#i18n/messages/en.ts';
import { elide } from '#i18n/languages/it/article.ts';

export const rules: Messages['rules'] = {
  title: 'Regole su SIM ed eSIM per Paese',
  description:
    'Verifica dell’identità per le SIM locali, registrazione del telefono, siti e servizi bloccati: che cosa chiede ogni Paese a chi viaggia, con la fonte e la data del controllo.',
  heading: 'Regole per Paese',
  lead: 'Verifica dell’identità, registrazione del telefono, siti bloccati: che cosa chiedono i Paesi a chi viaggia. Quasi tutte le eSIM da viaggio sono estere e si collegano in roaming; ogni regola dice se vale anche per loro, secondo le fonti.',
  kinds: {
    purchase: 'Siti di eSIM bloccati',
    delay: 'Dati non subito disponibili',
    services: 'Servizi bloccati',
    device: 'Registrazione del telefono',
    id: 'Verifica dell’identità per SIM locali',
  },
  questions: { using: 'Usarla', buying: 'Acquistarla lì', registering: 'Registrarsi' },
  answers: { allowed: 'Consentito', notNeeded: 'Non serve' },
  silent: ({ count }) => `${count} Paesi le cui fonti non lo chiariscono per le eSIM da viaggio`,
  stated: 'Prima i Paesi con avvertenze. Se una domanda manca, nessuna fonte vi risponde.',
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
