import type { Messages } from '#i18n/messages/en.ts';

export const reviewReport: Messages['reviewReport'] = {
  heading: 'Segnala questa recensione',
  description:
    'Dicci che cosa non va in una recensione pubblicata. Ricevi un numero e poi la nostra decisione motivata.',
  about: ({ provider }) =>
    `È una recensione di ${provider}. Una persona legge ogni segnalazione e decide se la recensione resta. La valutazione non conta.`,
  reason: 'Che cosa non va?',
  choose: 'Scegli un motivo',
  reasons: {
    copyright: 'Diritto d’autore',
    defamation: 'Falsa e dannosa',
    'personal-data': 'Dati personali di qualcuno',
    'child-abuse': 'Abusi sessuali su minori',
    illegal: 'Contraria alla legge per altri motivi',
    'not-genuine': 'Non è un’esperienza reale',
    advertising: 'Pubblicità',
    abusive: 'Insulti o minacce',
  },
  explanation: 'Quali parole, e perché?',
  explanationHint: 'Cita le parole o descrivi lo screenshot, e spiega perché non dovrebbero stare qui.',
  name: 'Il tuo nome',
  email: 'Il tuo indirizzo e-mail',
  whoHint:
    'La legge li richiede entrambi se segnali la violazione di un diritto o di una legge, tranne per gli abusi sessuali su minori. Altrimenti sono facoltativi. Non li pubblichiamo mai.',
  faith: 'Ritengo in buona fede che quanto dichiaro sia esatto e completo.',
  submit: 'Invia la segnalazione',
  errors: {
    reason: 'Scegli un motivo.',
    explanation: 'Spiega che cosa non va, in 5000 caratteri al massimo.',
    name: 'Inserisci il tuo nome, in 100 caratteri al massimo.',
    email: 'Inserisci un indirizzo e-mail completo, come nome@example.org.',
    faith: 'Spunta la casella per inviare la segnalazione.',
  },
  receipt: {
    heading: 'Abbiamo ricevuto la tua segnalazione',
    number: ({ number }) => `Il tuo numero è ${number}. Conservalo.`,
    mailed: 'Invieremo la ricevuta e la nostra decisione all’indirizzo che hai indicato.',
    notMailed: 'Non hai indicato un indirizzo, o questo sito non invia e-mail: chiedi la decisione con il tuo numero.',
  },
  objection: {
    heading: 'Contesta una decisione',
    lead: 'Pensi che abbiamo deciso male sulla tua segnalazione? Dicci perché, una sola volta, e la riesamineremo.',
    number: 'Numero della segnalazione',
    text: 'Dove abbiamo sbagliato?',
    submit: 'Invia la contestazione',
    done: 'La tua segnalazione è di nuovo aperta',
    doneText: 'La esamineremo ancora una volta e ti diremo l’esito.',
    wrong:
      'Nessuna segnalazione già decisa può essere riaperta con questo numero. Controllalo. Ogni segnalazione può essere riaperta una volta.',
  },
};
