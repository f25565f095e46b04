import type { Messages } from '#i18n/messages/en.ts';

export const homeTools: Messages['homeTools'] = {
  heading: 'Altri modi per scegliere',
  planner: {
    title: 'Pianifica l’itinerario',
    text: 'Più paesi in un viaggio: un piano regionale, uno per paese o un misto, quello che costa meno.',
  },
  compare: {
    title: 'Confronta piani',
    text: 'Metti fino a quattro piani fianco a fianco: quanto costa il tuo viaggio con ciascuno e che cosa includono.',
  },
  rules: {
    title: 'Come ordiniamo',
    text: 'Tutte le regole e le cifre dietro l’ordine degli elenchi, e ciò che abbiamo corretto.',
  },
  estimator: {
    title: 'Quanti dati mi servono?',
    text: 'Indica che cosa fai online in una giornata e scopri quanti giga richiede il viaggio, con la fonte di ogni cifra.',
  },
  worldMap: {
    title: 'I prezzi nel mondo',
    text: 'Una mappa di quanto costa un giga, le destinazioni più economiche e come si sono mossi i prezzi.',
  },
  clock: {
    title: 'Quando finisce il piano?',
    text: 'Inserisci quando atterri e scopri fino a quando dura il piano, in ora locale.',
  },
  countryRules: {
    title: 'Regole per paese',
    text: 'Identificazione, registrazione del telefono, siti bloccati: che cosa sistemare prima di partire, con la fonte di ogni regola.',
  },
};
