import type { AlertTexts } from '#i18n/languages/en/alert-mail.ts';

export const alertTexts: AlertTexts = {
  greeting: 'Bonjour,',
  confirm: {
    subject: ({ place }) => `À confirmer\u00a0: suivi du prix des eSIM ${place.for}`,
    text: ({ place, trip }) =>
      `Quelqu’un, sans doute vous, souhaite être prévenu quand le prix de l’eSIM la moins chère baissera pour un voyage ${place.to} (${trip}).`,
    link: ({ address }) => `Si c’est bien vous, confirmez dans les 48\u00a0heures\u00a0:\n${address}`,
    otherwise: 'Sinon, ne faites rien\u00a0: l’adresse sera supprimée au bout de 48\u00a0heures.',
  },
  fall: {
    subject: ({ place, percent }) => `eSIM ${place.for}\u00a0: le prix baisse de ${percent}\u00a0%`,
    text: ({ place, trip }) => `Le prix de l’eSIM la moins chère a baissé pour votre voyage ${place.to} (${trip}).`,
    price: ({ provider, before, after, percent }) =>
      `${provider}\u00a0: ${after}, auparavant ${before} (${percent}\u00a0% de moins).`,
    link: ({ address }) => `Voir les forfaits\u00a0:\n${address}`,
    note: 'Prix hors promo pour tout le voyage. Les prix peuvent de nouveau changer à tout moment.',
  },
  renew: {
    subject: ({ place }) => `Continuer à suivre le prix des eSIM ${place.for}\u00a0?`,
    text: ({ place, trip, date }) =>
      `Vous suivez le prix des eSIM pour votre voyage ${place.to} (${trip}). Le ${date}, nous cesserons de vous écrire et supprimerons votre adresse.`,
    link: ({ address }) => `Pour continuer 12\u00a0mois de plus, confirmez ici\u00a0:\n${address}`,
  },
  why: ({ siteName, address }) =>
    `Vous recevez ce message parce que cette adresse a été donnée pour suivre un prix sur ${siteName}. Pour arrêter et supprimer l’adresse\u00a0:\n${address}`,
};
