import type { Messages } from '#i18n/messages/en.ts';
import { withinDays } from '#i18n/french-within-days.ts';

export const clock: Messages['clock'] = {
  title: 'Quand finit un forfait eSIM de voyage\u00a0?',
  description:
    'Indiquez où et quand vous atterrissez\u00a0: vous saurez quand le forfait s’arrête, en heure locale, selon ce qui le déclenche et sa façon de compter les jours.',
  heading: 'Quand finit le forfait\u00a0?',
  lead: 'Indiquez les règles du forfait et votre arrivée\u00a0: vous obtenez la fin en heure locale, changements d’heure compris.',
  leadPlan: ({ provider, plan, data }) =>
    `${provider}, ${plan}, ${data}\u00a0: la fin en heure locale, d’après ce que le vendeur indique.`,
  gone: 'Ce forfait n’est plus proposé. Vous pouvez saisir ses règles.',
  unending: 'Sans expiration',
  install: 'Avant usage',
  installWithin: ({ days }) => `À installer ${withinDays(days)} suivant l’achat`,
  starts: {
    'first-use': 'À la première connexion',
    install: 'À l’installation',
    purchase: 'À l’achat',
    unknown: 'Non précisé',
  },
  counts: { '24h': 'Jours de 24 heures', calendar: 'Jours calendaires', unknown: 'Non précisé' },
  form: {
    days: 'Validité en jours',
    starts: 'Début',
    counts: 'Décompte des jours',
    place: 'Pays d’arrivée',
    zone: { label: 'Fuseau horaire sur place', hint: 'Ce pays en a plusieurs.' },
    choose: 'Choisir',
    landing: { label: 'Arrivée, heure locale', hint: 'Date et heure sur place.' },
    before: {
      label: 'Jours entre l’achat ou l’installation et l’arrivée',
      hint: '0 si c’est le jour de l’arrivée. Compte quand le forfait démarre à ce moment.',
    },
    submit: 'Calculer la fin',
    errors: {
      days: 'Indiquez un nombre entier de jours, de 1 à 3650.',
      in: 'Choisissez un pays où le forfait fonctionne.',
      zone: 'Choisissez le fuseau horaire de votre arrivée.',
      landing: 'Indiquez une date et une heure entre 2000 et 2100.',
      before: 'Indiquez un nombre entier de jours, de 0 à 365.',
    },
  },
  answer: {
    label: 'Fin du forfait',
    waiting: 'Indiquez où et quand vous arrivez\u00a0: la fin du forfait s’affichera ici.',
    never: 'Ce forfait n’expire pas.',
    ends: 'Le forfait finit',
    earliest: 'Comptez dessus jusqu’au',
    clocks: ({ zone }) => `Heure locale\u00a0: ${zone}`,
    open: 'Le vendeur ne précise pas tout\u00a0: voici la fin la plus proche. Chaque lecture possible\u00a0:',
    reading: ({ starts, at, counts }) => `${starts}, ${at}. ${counts}.`,
    shifts: 'L’heure change entre-temps\u00a0; c’est pris en compte.',
    calendarNote:
      'Les jours calendaires finissent à minuit sur place, et le premier jour compte en entier. Certains vendeurs comptent dans leur propre fuseau\u00a0: renseignez-vous si quelques heures importent.',
    buyFrom: ({ date }) => `Pour l’installer à l’arrivée, achetez-le au plus tôt le ${date}.`,
  },
};
