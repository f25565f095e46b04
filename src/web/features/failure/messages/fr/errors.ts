import type { Messages } from '#i18n/messages/en.ts';

export const errors: Messages['errors'] = {
  notFound: {
    heading: 'Page introuvable',
    message: ({ path }) => `Aucune page à l’adresse ${path}.`,
    help: 'L’adresse est peut-être mal saisie, ou la page a été déplacée.',
    nearest: 'Vous cherchiez peut-être',
    noPlans: ({ place }) => `Pas encore de forfait ${place.for}`,
    near: 'Des forfaits à proximité',
  },
  tooMany: {
    heading: 'Un peu trop vite',
    help: 'Patientez une minute, puis réessayez.',
  },
  internal: {
    heading: 'Erreur interne du serveur',
    help: 'Un problème est survenu de notre côté. Réessayez dans un instant.',
    reference: ({ id }) => `Référence\u00a0: ${id}`,
  },
  unavailable: {
    heading: 'De retour dans un instant',
    help: 'Le site ne peut pas répondre pour le moment. Réessayez dans un instant.',
    unsentHelp: 'Rien n’a encore été enregistré, mais votre saisie est conservée\u00a0: renvoyez-la dans un instant.',
    sendAgain: 'Renvoyer',
  },
  offline: {
    heading: 'Vous êtes hors ligne',
    help: 'Cette page n’a pas encore été ouverte sur cet appareil\u00a0: elle ne peut pas s’afficher sans connexion.',
    retry: 'Réessayer',
  },
  homePage: 'Page d’accueil',
  allDestinations: 'Toutes les destinations',
};
