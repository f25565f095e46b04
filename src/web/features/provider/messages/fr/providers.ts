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
  lead: 'Qui ils sont, où ils sont les moins chers et ce qu’ils ne précisent pas.',
  columns: {
    provider: 'Vendeur',
    seat: 'Siège social',
    cheapestIn: 'Le moins cher dans',
    median: 'Rang médian',
    stated: 'Points précisés',
    read: 'Prix relevés',
  },
  orders: { cheapest: 'Le plus souvent le moins cher', rating: 'Les mieux notés', name: 'Nom' },
  title: ({ provider }) => `${provider}\u00a0: la société et ses prix`,
  about: ({ provider }) =>
    `${provider}\u00a0: la société, ses remboursements, les destinations où ses eSIM sont les moins chères, ses prix et ses avis.`,
  ofPlaces: ({ count, of }) => `${number(count)} sur ${number(of)}`,
  ordinal: ({ place }) => `${number(place)}${place === 1 ? 'er' : 'e'}`,
  plansFor: ({ count }) =>
    `Ses forfaits pour ${number(count)} ${plural('fr', count, { one: 'destination', many: 'de destinations', other: 'destinations' })}`,
  notRanked: 'non classé',
  notStated: 'non précisé',
  facts: {
    legalName: 'Raison sociale',
    seat: 'Siège social',
    refund: 'Conditions de remboursement',
    noRefundText: 'aucun texte du vendeur',
    support: 'Assistance',
    since: 'Sur ce site',
    listedSince: ({ date }) => `depuis le ${date}`,
  },
  cheap: {
    heading: 'Où il est le moins cher',
    summary: ({ count, of, median }) =>
      `Le moins cher dans ${number(count)} ${plural('fr', count, { one: 'destination', many: 'de destinations', other: 'destinations' })} sur ${number(of)}, rang médian\u00a0: ${median}`,
    none: 'Aucun de ses forfaits ne suffit à coup sûr pour ce voyage.',
    all: ({ count }) => `Les ${number(count)} destinations`,
  },
  states: {
    heading: 'Ce que ses forfaits précisent',
    on: ({ count, of }) => {
      if (count === 0) return 'aucun ne le précise';
      if (count === of) return 'tous le précisent';
      if (count === 1) return 'un seul le précise';
      return `${count * 2 > of ? 'la plupart' : 'certains'} le précisent (${number(count)})`;
    },
  },
  moves: {
    heading: 'Variations de prix',
    period: '13 semaines',
    higher: 'Hausses',
    lower: 'Baisses',
    weeks: 'Par semaine, la dernière à droite',
    summary: ({ lower, higher, prices }) =>
      `${number(lower)} ${plural('fr', lower, { one: 'baisse', many: 'de baisses', other: 'baisses' })} et ${number(higher)} ${plural('fr', higher, { one: 'hausse', many: 'de hausses', other: 'hausses' })} sur ${number(prices)} prix`,
  },
  list: {
    heading: 'Sa liste de prix',
    period: 'nos relevés, 90 jours',
    summary: ({ read, of }) => `Lue ${number(read)} jours sur ${number(of)}`,
    unread: ({ dates }) => `Non lue\u00a0: ${dates}.`,
    refused: ({ count, of }) => `Lignes refusées\u00a0: ${number(count)} sur ${number(of)}.`,
  },
};
