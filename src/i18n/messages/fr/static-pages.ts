import type { Messages } from '#i18n/messages/en.ts';

export const staticPages: Messages['staticPages'] = {
  about: {
    title: 'À propos',
    description:
      'Qui gère ce site, comment les forfaits sont classés, comment les avis sont vérifiés et d’où vient l’argent.',
  },
  contact: {
    title: 'Contact',
    description: 'Comment nous joindre, comment un fournisseur corrige ses données et comment faire retirer un avis.',
  },
  privacy: {
    title: 'Confidentialité',
    description:
      'Ce que ce site enregistre à votre sujet, ce qu’il n’enregistre pas et pourquoi il ne demande aucun consentement.',
  },
  terms: { title: 'Conditions', description: 'Les conditions d’utilisation de ce site et de ses avis.' },
};
