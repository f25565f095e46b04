import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

const number = (value: number): string => formatNumber(value, 'fr');

export const providers: Messages['providers'] = {
  name: 'Vendeurs',
  count: ({ count }) =>
    `${number(count)} ${plural('fr', count, { one: 'vendeur', many: 'de vendeurs', other: 'vendeurs' })}`,
  description:
    'Tous les vendeurs d’eSIM du site\u00a0: qui ils sont, où ils sont les moins chers et ce qu’ils taisent.',
  lead: 'Qui ils sont, où ils sont bon marché et ce qu’ils ne précisent pas.',
  columns: {
    provider: 'Vendeur',
    seat: 'Siège social',
    cheapestIn: 'Le moins cher dans',
    median: 'Rang médian',
    stated: 'Points précisés',
    read: 'Prix relevés',
  },
  title: ({ provider }) => `${provider}\u00a0: la société et ses prix`,
  about: ({ provider }) =>
    `${provider}\u00a0: la société, ses remboursements, les destinations où ses eSIM sont les moins chères, ses prix et ses avis.`,
  ofPlaces: ({ count, of }) => `${number(count)} sur ${number(of)}`,
  ordinal: ({ place }) => `${number(place)}${place === 1 ? 'er' : 'e'}`,
  destinations: ({ count }) =>
    `${number(count)} ${plural('fr', count, { one: 'destination', many: 'de destinations', other: 'destinations' })}`,
  notRanked: 'non classé',
  notStated: 'non précisé',
  facts: {
    legalName: 'Raison sociale',
    seat: 'Siège social',
    refund: 'Remboursement',
    support: 'Assistance',
    since: 'Depuis',
    listedSince: ({ date }) => `sur ce site depuis le ${date}`,
  },
  cheap: {
    heading: 'Où il est bon marché',
    summary: ({ count, of, median }) =>
      `Le moins cher dans ${number(count)} ${plural('fr', count, { one: 'destination', many: 'de destinations', other: 'destinations' })} sur ${number(of)}, rang médian\u00a0: ${median}`,
    none: 'Aucun de ses forfaits ne suffit à coup sûr pour ce voyage.',
    all: ({ count }) => `Les ${number(count)} destinations`,
  },
  states: { heading: 'Ce qu’il précise', always: 'toujours', never: 'jamais' },
  moves: {
    heading: 'Variations de prix',
    period: '13 semaines',
    summary: ({ lower, higher, prices }) =>
      `${number(lower)} ${plural('fr', lower, { one: 'baisse', many: 'de baisses', other: 'baisses' })} et ${number(higher)} ${plural('fr', higher, { one: 'hausse', many: 'de hausses', other: 'hausses' })} sur ${number(prices)} prix`,
  },
  list: {
    heading: 'Sa liste de prix',
    period: 'nos relevés, 90 jours',
    summary: ({ read, of }) => `Lue ${number(read)} jours sur ${number(of)}`,
    none: 'Aucun relevé n’est enregistré.',
    unread: ({ dates }) => `Non lue\u00a0: ${dates}.`,
    refused: ({ count, of }) => `Lignes refusées\u00a0: ${number(count)} sur ${number(of)}.`,
  },
};
