import { formatNumber } from '#i18n/format-number.ts';
import { withinDays } from '#i18n/languages/fr/within-days.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

export const facts: Messages['facts'] = {
  siteDescription:
    'Comparez les forfaits eSIM de voyage par destination\u00a0: données, validité, conditions et prix dans votre devise.',
  pictureAlt: 'Une carte marine du lieu, avec le logo du site',
  heading: 'Caractéristiques',
  stated: ({ date }) => `D’après le vendeur, vérifié le ${date}`,
  notStated: 'Non précisé',
  networks: 'Réseaux',
  starts: 'Activation',
  hotspot: { label: 'Partage de connexion', yes: 'Autorisé', no: 'Non autorisé' },
  topUp: { label: 'Recharge', yes: 'Possible', no: 'Impossible' },
  phoneNumber: { label: 'Numéro de téléphone', yes: 'Inclus', no: 'Données seulement' },
  ekyc: { label: 'Vérification d’identité', yes: 'Demandée', no: 'Non demandée' },
  breakout: 'Pays de l’adresse IP',
  kinds: 'Types de forfaits',
  currencies: 'Devise du prix',
  start: {
    firstUse: 'À la première connexion',
    install: 'À l’installation',
    purchase: 'À l’achat',
    within: ({ start, days }) => `${start}, ${withinDays(days)} suivant l’achat`,
    onlyWithin: ({ days }) => `À installer ${withinDays(days)} suivant l’achat`,
  },
  kind: { total: 'Volume fixe', daily: 'Volume par jour', unlimited: 'Illimité', payg: 'À la consommation' },
  more: ({ count }) =>
    `${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'autre', many: 'd’autres', other: 'autres' })}`,
  onPlans: ({ value, count, total }) =>
    `${value} sur ${formatNumber(count, 'fr')} des ${formatNumber(total, 'fr')} forfaits`,
  notStatedOn: ({ count, total }) =>
    `Non précisé sur ${formatNumber(count, 'fr')} des ${formatNumber(total, 'fr')} forfaits`,
};
