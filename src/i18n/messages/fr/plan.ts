import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';

export const plan: Messages['plan'] = {
  columns: {
    provider: 'Fournisseur',
    data: 'Données',
    valid: 'Validité',
    network: 'Réseau',
    includes: 'Inclus',
    perGb: 'Par Go',
    price: 'Prix',
    link: 'Lien',
  },
  unlimited: 'Illimité',
  payAsYouGo: 'À l’usage',
  aDay: ({ amount }) => `${amount} par jour`,
  dataUnknown: 'Volume non précisé',
  limits: {
    fullSpeed: ({ amount }) => `${amount} à plein débit`,
    fullSpeedThen: ({ amount, speed }) => `${amount} à plein débit, puis ${speed}`,
    afterwards: ({ speed }) => `puis ${speed}`,
    upTo: ({ speed }) => `jusqu’à ${speed}`,
    fairUse: ({ words }) => `usage raisonnable\u202f: ${words}`,
    notStated: 'limites non précisées',
  },
  noExpiry: 'Sans limite',
  networkUnknown: 'Réseau non précisé',
  scope: {
    local: 'Un seul pays',
    countries: ({ count }) => `${formatNumber(count, 'fr')} pays`,
    named: ({ region, count }) => `${region}, ${formatNumber(count, 'fr')} pays`,
  },
  features: {
    hotspot: { yes: 'Partage de connexion', no: 'Pas de partage', unknown: 'Partage de connexion\u202f: non précisé' },
    topUp: { yes: 'Rechargeable', no: 'Non rechargeable', unknown: 'Recharge\u202f: non précisé' },
    phoneNumber: {
      yes: 'Numéro de téléphone',
      no: 'Sans numéro de téléphone',
      unknown: 'Numéro de téléphone\u202f: non précisé',
    },
  },
  checked: ({ when }) => `Vérifié ${when}`,
  lowest: 'Prix le plus bas',
  estimate: 'environ',
  listPrice: ({ price }) => `Vendu ${price}`,
  noRate: 'Pas de taux de change',
  view: 'Voir',
  viewLabel: ({ provider, data, days, price }) =>
    `Voir ${provider}, ${data}, ${days}, ${price} sur le site du fournisseur (lien sponsorisé)`,
  sponsored: 'Sponsorisé',
  notes: {
    sponsored:
      '«\u202fVoir\u202f» ouvre le site du fournisseur. Ces liens sont sponsorisés\u202f: nous pouvons toucher une commission. L’ordre n’en dépend pas.',
    estimate: ({ date }) =>
      `≈ signale une estimation\u202f: le prix du fournisseur, converti au taux de change du ${date}.`,
    estimateBetween: ({ from, to }) =>
      `≈ signale une estimation\u202f: le prix du fournisseur, converti aux taux de change du ${from} au ${to}.`,
    units: '1 Go correspond à 1000 Mo.',
  },
};
