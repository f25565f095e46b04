import type { Messages } from '#i18n/messages/en.ts';

export const staticPages: Messages['staticPages'] = {
  about: {
    title: 'Informazioni',
    description:
      'Chi gestisce il sito, come sono ordinati i piani, come vengono controllate le recensioni e da dove arrivano i ricavi.',
  },
  contact: {
    title: 'Contatti',
    description: 'Come scriverci, come un fornitore corregge i propri dati e come far rimuovere una recensione.',
  },
  privacy: {
    title: 'Privacy',
    description: 'Che cosa il sito conserva su di te, che cosa no e perché non chiede alcun consenso.',
  },
  terms: { title: 'Condizioni', description: 'Le condizioni d’uso di questo sito e delle sue recensioni.' },
};
