import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function placesOf(count: number): string {
  return `${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'pays ou territoire', many: 'de pays et territoires', other: 'pays et territoires' })}`;
}

export const prices: Messages['prices'] = {
  feedTitle: ({ place }) => `Prix des eSIM ${place.isWorld ? 'mondiales' : place.for}\u00a0: derniers changements`,
  title: 'Prix des eSIM dans le monde\u00a0: la carte des prix par pays',
  description: ({ count }) =>
    `La carte des prix des eSIM de voyage\u00a0: le prix du gigaoctet dans ${placesOf(count)}, les moins chers, les plus chers et l’évolution des prix.`,
  heading: 'Les prix dans le monde',
  lead: ({ data, days }) =>
    `Le prix du gigaoctet pour ${data} et ${days}, dans votre devise\u00a0: avec le forfait le moins cher de chaque pays, ou plusieurs si c’est plus avantageux.`,
  empty: 'Aucun forfait de ce type n’est proposé en ce moment\u00a0: il n’y a rien à comparer.',
  map: {
    label: ({ count }) =>
      `Carte du monde\u00a0: prix du gigaoctet dans ${placesOf(count)}. Le tableau ci-dessous donne les mêmes chiffres.`,
    legend: 'Prix au Go',
    tap: 'Touchez un pays pour voir son prix.',
    plans: 'Voir les forfaits',
    none: 'Aucun forfait de ce type',
    asTable: 'Afficher en tableau',
  },
  ends: {
    heading: 'Les moins chers, les plus chers',
    lead: 'Pays et territoires selon le prix du gigaoctet. Choisissez-en un pour voir ses forfaits.',
    cheapest: 'Les moins chers',
    dearest: 'Les plus chers',
  },
  moves: {
    heading: 'L’évolution des prix',
    lead: ({ days }) =>
      `Le prix le plus bas, suivi sur ${days} au plus, parmi les forfaits proposés pendant toute la période. Un forfait plus récent peut être moins cher aujourd’hui.`,
    falls: 'Plus fortes baisses',
    rises: 'Plus fortes hausses',
    noFall: 'Aucun prix n’a baissé.',
    noRise: 'Aucun prix n’a augmenté.',
    none: 'Aucune évolution n’est encore connue. Les prix sont notés à chaque relevé\u00a0; les écarts apparaîtront ici dès que les mêmes forfaits auront été suivis pendant une semaine.',
    line: ({ name, from, to }) => `${name}\u00a0: de ${from} à ${to}`,
    fromTo: ({ from, to, since }) => `${from} → ${to} depuis le ${since}`,
  },
  table: {
    heading: 'Tous les pays',
    lead: 'Les chiffres de la carte.',
    caption: ({ count }) => `${placesOf(count)} avec un forfait qui convient`,
    all: ({ count }) => `Les ${placesOf(count)}`,
    country: 'Pays',
    perGb: 'Prix au Go',
    basket: 'Tout le voyage',
    others: ({ data, days }) =>
      `Là où aucun forfait ne couvre ${data} pour ${days}, le prix le plus bas est donné avec le volume et la validité correspondants.`,
    change: 'Évolution',
    since: ({ date }) => `depuis le ${date}`,
    sortBy: ({ column }) => `Trier par\u00a0: ${column}`,
    unknown: 'inconnu',
  },
  method: {
    heading: 'D’où viennent ces chiffres',
    basket: {
      question: 'Quel forfait est comparé\u00a0?',
      answer: ({ data, days, most, speed }) =>
        `Celui avec lequel ${data} pour ${days} coûtent le moins cher aux prix hors promo, le premier de la liste du pays. Le même forfait peut être pris plusieurs fois, jusqu’à ${most}. Il peut être local, régional ou mondial. Un volume par jour est évalué sur ${days}. Les forfaits illimités sont pris en compte si leurs limites sont indiquées, les données ralenties à partir de ${speed}. Les forfaits à la consommation sont écartés, car leurs tarifs ne sont pas indiqués.`,
    },
    perGb: {
      question: 'Comment le prix au Go est-il calculé\u00a0?',
      answer: ({ data }) =>
        `Ce coût divisé par ${data}, même si le forfait en contient davantage. Les prix dans une autre devise sont convertis et signalés par ≈.`,
    },
    classes: {
      question: 'Comment les teintes de la carte sont-elles choisies\u00a0?',
      answer:
        'Les pays sont classés par prix et répartis en cinq groupes au plus, de taille voisine. Les limites sont arrondies\u00a0; un prix égal à une limite va dans le groupe le plus cher.',
    },
    moves: {
      question: 'Comment l’évolution est-elle calculée\u00a0?',
      answer: ({ window, plans }) =>
        `Nous suivons les ${plans} forfaits les moins chers aujourd’hui, chacun autant de fois que le voyage le demande, sur la plus longue période où la moitié d’entre eux au moins ont été proposés sans interruption\u00a0: une semaine au minimum, ${window} au maximum. Pour chaque jour, nous retenons le coût le plus bas de ceux qui étaient présents pendant toute la période, aux prix hors promo, dans votre devise ou convertis aux taux d’aujourd’hui\u00a0: ni un nouveau forfait ni un taux de change n’y changent rien. L’évolution compare leur coût actuel à celui du premier jour, indiqué à côté. Un forfait plus récent peut coûter moins cher aujourd’hui.`,
    },
  },
};
