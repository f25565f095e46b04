import type { Messages } from '#i18n/messages/en.ts';
import { withinDays } from '#i18n/languages/fr/within-days.ts';

export const clock: Messages['clock'] = {
  title: 'Quand expire un forfait eSIM de voyage\u00a0?',
  description:
    'Indiquez où et quand vous atterrissez\u00a0: vous saurez quand le forfait expire, en heure locale, selon son activation et sa façon de compter les jours.',
  heading: 'Quand expire le forfait\u00a0?',
  lead: 'Indiquez les conditions du forfait et votre arrivée\u00a0: vous obtenez la fin en heure locale, changements d’heure compris.',
  leadPlan: ({ provider, plan, data }) =>
    `${provider}, ${plan}, ${data}\u00a0: la fin en heure locale, d’après ce que le fournisseur indique.`,
  gone: 'Ce forfait n’est plus proposé. Vous pouvez saisir vous-même ses conditions.',
  unending: 'Sans expiration',
  install: 'Installation',
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
    starts: 'Activation',
    counts: 'Décompte des jours',
    place: 'Pays d’arrivée',
    zone: { label: 'Fuseau horaire sur place', hint: 'Ce pays en a plusieurs.' },
    choose: 'Choisir',
    landing: { label: 'Arrivée, heure locale', hint: 'Date et heure sur place.' },
    before: {
      label: 'Jours entre l’achat ou l’installation et l’arrivée',
      hint: '0 si c’est le jour même. Ne compte que si le forfait débute à l’achat ou à l’installation.',
    },
    submit: 'Calculer la fin',
    errors: {
      days: 'Indiquez un nombre entier de jours, de 1 à 3\u00a0650.',
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
    ends: 'Le forfait expire le',
    earliest: 'Utilisable à coup sûr jusqu’au',
    clocks: ({ zone }) => `Heure locale\u00a0: ${zone}`,
    open: 'Le fournisseur ne précise pas tout\u00a0: voici la fin au plus tôt. Selon l’interprétation\u00a0:',
    reading: ({ starts, at, counts }) => `${starts}, ${at}. ${counts}.`,
    shifts: 'Le changement d’heure entre-temps est pris en compte.',
    calendarNote:
      'Les jours calendaires finissent à minuit sur place, et le premier jour compte en entier. Certains fournisseurs comptent dans leur propre fuseau\u00a0: renseignez-vous auprès du fournisseur si ces heures comptent pour vous.',
    buyFrom: ({ date }) => `Pour l’installer à l’arrivée, achetez-le au plus tôt le ${date}.`,
  },
};
