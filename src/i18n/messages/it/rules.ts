import type { Messages } from '#i18n/messages/en.ts';
import { elide } from '#i18n/italian-article.ts';

export const rules: Messages['rules'] = {
  title: 'Regole su SIM ed eSIM per paese',
  description:
    'Identificazione per SIM locali, registrazione del telefono, siti e servizi bloccati: che cosa chiede ogni paese ai viaggiatori connessi, con la fonte e la data della verifica.',
  heading: 'Regole per paese',
  lead: 'Identificazione, registrazione del telefono, siti bloccati: che cosa chiedono i paesi ai viaggiatori connessi. Quasi tutte le eSIM da viaggio sono estere e si collegano in roaming; ogni regola dice se le sue fonti ne parlano.',
  kinds: {
    purchase: 'Siti di vendita bloccati',
    delay: 'Dati in ritardo',
    services: 'Servizi bloccati',
    device: 'Registrazione del telefono',
    id: 'Identificazione per SIM locali',
  },
  reaches: {
    roaming: 'Vale anche per le eSIM da viaggio',
    'local-only': 'Non vale per le eSIM da viaggio',
    local: 'eSIM da viaggio non citate',
  },
  reachNotes: {
    roaming: 'Secondo le fonti riguarda anche SIM ed eSIM estere.',
    'local-only':
      'La regola è per SIM o reti locali. Una fonte esenta le SIM estere, e le eSIM da viaggio di solito lo sono.',
    local: 'Le fonti parlano delle SIM o delle reti del paese e non dicono nulla di quelle estere.',
  },
  sourceKinds: {
    regulator: 'autorità',
    law: 'legge',
    press: 'stampa o guida',
    operator: 'operatore o venditore',
  },
  checked: ({ date }) => `Verificato ${elide('il', date)}`,
  stale: 'Forse non aggiornato',
  filter: {
    title: 'Filtra le regole',
    label: 'Tipo',
    all: 'Tutti',
    option: ({ kind, count }) => `${kind} (${count})`,
    submit: 'Mostra',
    refused: 'Questo tipo di regola non esiste, quindi sono mostrate tutte.',
  },
  here: {
    heading: ({ place }) => `Regole ${place.in}`,
    section: 'Regole',
    lead: 'Da sistemare prima di collegarsi sul posto. Ogni regola cita la sua fonte.',
    all: 'Le regole di tutti i paesi',
  },
  note: ({ months }) =>
    `Le regole cambiano. Qui c’è solo ciò che afferma una fonte pubblica, quindi anche un paese assente può averne. Ciò che abbiamo verificato più di ${months} mesi fa è segnalato. Non è una consulenza legale.`,
};
