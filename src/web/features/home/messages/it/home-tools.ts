import type { Messages } from '#i18n/messages/en.ts';

export const homeTools: Messages['homeTools'] = {
  heading: 'Altri modi per scegliere',
  planner: {
    title: 'Pianifica un viaggio',
    text: 'Un piano regionale, uno per Paese o una combinazione: scopri che cosa costa meno per un viaggio in più Paesi.',
  },
  estimator: {
    title: 'Quanti dati mi servono?',
    text: 'Indica che cosa fai online in una giornata e scopri quanti giga ti servono per il viaggio, con la fonte di ogni cifra.',
  },
  worldMap: {
    title: 'I prezzi nel mondo',
    text: 'Una mappa di quanto costa un giga, le destinazioni più economiche e come sono cambiati i prezzi.',
  },
  rules: {
    title: 'Regole per Paese',
    text: 'Verifica dell’identità, registrazione del telefono, siti bloccati: che cosa sistemare prima di partire.',
  },
};
