import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function reports(count: number): string {
  return `${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'signalement de prix', many: 'de signalements de prix', other: 'signalements de prix' })}`;
}

function feeds(count: number): string {
  return plural('fr', count, {
    one: 'la dernière liste complète de son vendeur',
    many: `les ${formatNumber(count, 'fr')} dernières listes complètes de son vendeur`,
    other: `les ${formatNumber(count, 'fr')} dernières listes complètes de son vendeur`,
  });
}

function doNotName(count: number): string {
  return `${feeds(count)} ${plural('fr', count, { one: 'ne le cite pas', many: 'ne le citent pas', other: 'ne le citent pas' })}`;
}

export const methodology: Messages['methodology'] = {
  title: 'Comment nous comparons et classons les forfaits eSIM',
  description:
    'Les règles et les chiffres derrière l’ordre des forfaits eSIM\u00a0: prix du voyage entier, égalités, illimité, notes, fraîcheur des prix, liens rémunérés et corrections.',
  lead: 'Voici comment nos listes sont établies. Les chiffres de cette page sont ceux-là mêmes qu’utilisent les listes\u00a0: les deux ne peuvent pas se contredire.',
  order: {
    heading: 'L’ordre d’une liste',
    lead: 'Sauf si vous choisissez un autre tri, les forfaits sont classés pour votre voyage dans cet ordre\u00a0:',
    fits: {
      full: 'les forfaits qui couvrent tout le voyage à plein débit',
      slow: 'ceux dont une partie passe à un débit réduit mais utilisable',
      unknown:
        'les forfaits incertains, dont il manque une condition essentielle ou qu’il faudrait acheter trop de fois',
      short: 'les forfaits qui ne conviennent pas au voyage',
    },
    partial: ({ share }) => `sur la page d’une région, les forfaits valables dans moins de ${share} des pays`,
    byCost: ({ plans }) => `Selon le coût de tout le voyage\u00a0: ${plans}.`,
    byPrice: ({ plans }) => `Selon le prix hors promo d’un forfait\u00a0: ${plans}.`,
    ties: ({ list }) => `À montant égal, les critères sont, dans l’ordre\u00a0: ${list}.`,
    sequence: ({ before, next }) => `${before}, puis ${next}`,
    tieBreaks: {
      'fewer-plans': 'le plus petit nombre de forfaits à acheter',
      'full-speed': 'le plein débit avant le débit réduit',
      'ends-by-itself': 'le forfait dont l’arrêt automatique est précisé',
      'longer-validity': 'la validité la plus longue',
      'more-data': 'le plus grand volume de données',
      'older-entry': 'l’entrée la plus ancienne de notre catalogue',
    },
    others:
      'Si vous triez par prix, prix au Go, prix par jour, données, validité ou note, ce critère passe d’abord et l’ordre ci-dessus départage les ex æquo. Les forfaits sans cette valeur viennent en dernier.',
    unknown:
      'Ce qu’un vendeur ne précise pas est affiché comme «\u00a0non précisé\u00a0», jamais comme un non. Un critère indispensable écarte les forfaits qui ne le précisent pas.',
  },
  cost: {
    heading: 'Ce que coûte un voyage',
    several: ({ most, share }) =>
      `Un forfait qu’il faudrait acheter plus de ${most} fois n’est pas suggéré\u00a0: il figure parmi les incertains. Si la solution la moins chère demande plusieurs forfaits et qu’un forfait unique coûte au plus ${share}, ou environ un dollar, de plus, ce dernier est indiqué aussi.`,
    paragraphs: [
      'Un forfait trop court ou trop petit est compté autant de fois que le voyage l’exige, l’un après l’autre\u00a0: 9\u00a0Go avec des forfaits de 5\u00a0Go font deux forfaits. Un volume par jour ne double pas avec un second forfait du même type. Un forfait gratuit est un essai, retenu une seule fois.',
      'Les prix promo ne sont pris en compte que si vous activez l’option et si votre voyage remplit leurs conditions. Le prix que le vendeur fixe dans votre devise est repris tel quel\u00a0; tout autre prix est converti et signalé par ≈.',
    ],
  },
  unlimited: {
    heading: 'L’illimité pris au mot',
    honest:
      'Un forfait illimité n’est recommandé que s’il ne coupe jamais et précise comment il ralentit\u00a0: un volume à plein débit puis un débit réduit, ou un débit unique jamais dépassé.',
    slow: ({ hours, speed, amount }) =>
      `Le débit réduit est pris en compte à partir de ${speed}, assez pour les cartes, le web et la vidéo en définition standard\u00a0: ${formatNumber(hours, 'fr')} ${plural('fr', hours, { one: 'heure', many: 'd’heures', other: 'heures' })} d’usage par jour, soit ${amount}. Des données plus lentes sont écartées.`,
    unknown:
      'Un forfait illimité sans précision sur ses limites est classé parmi les incertains, derrière tous les forfaits dont on est sûr.',
  },
  picks: {
    heading: 'Les suggestions en tête de liste',
    lead: 'Elles sont choisies uniquement parmi les forfaits de la liste. Un forfait qui l’emporte deux fois n’est cité qu’une fois.',
    cheapest:
      'Prix le plus bas\u00a0: toujours la première ligne de la liste dans l’ordre de votre voyage. S’il en faut plusieurs et qu’un forfait unique coûte à peine plus cher, il est indiqué à côté.',
    fewestWorries: ({ rating, reviews, generation, hours, times }) =>
      `L’esprit tranquille\u00a0: le prix le plus bas parmi les forfaits qui couvrent le voyage à eux seuls, à plein débit ou, une fois le volume épuisé, à un débit réduit mais utilisable. Ils autorisent le partage de connexion, nomment un réseau ${generation} ou mieux et précisent ce qui se passe une fois les données épuisées\u00a0; rien n’y parle de vérification d’identité, de publicité, de reconduction automatique ni de prix réservé à la première commande. Le vendeur compte au moins ${reviews} avis, avec une moyenne de ${rating} ou plus (si aucun n’en a autant, la note ne compte pas), le prix a été confirmé depuis moins de ${hours} heures et le voyage coûte au plus ${times} fois le moins cher. Si aucun forfait ne convient, cette réponse ne s’affiche pas.`,
    bestValue: ({ times }) =>
      `Meilleur prix au Go\u00a0: le prix au Go le plus bas pour les données utilisables pendant le voyage, parmi les forfaits qui le couvrent à eux seuls, à plein débit. Ce qu’un volume par jour donne après le voyage est écarté, comme ce qui dépasse ${times} fois les données du voyage.`,
    elsewhere: ({ share }) =>
      `Si la deuxième ou la troisième suggestion vient d’un vendeur déjà cité, la meilleure d’un autre vendeur est indiquée à sa place, si elle coûte au plus ${share} de plus.`,
  },
  planner: {
    heading: 'Un voyage dans plusieurs pays',
    lead: 'Le planificateur calcule le coût de chaque forfait pour les étapes qu’il couvrirait, selon les règles ci-dessus, et essaie toutes les combinaisons de forfaits régionaux, mondiaux et locaux. Chaque étape est couverte par un seul forfait, ou par plusieurs forfaits identiques à la suite. Si le calcul doit être écourté, c’est indiqué.',
    first: ({ price }) =>
      `Le nombre de jours sans données passe en premier. Ensuite, une solution avec plus d’eSIM n’est placée en tête que si elle fait économiser plus de ${price} pour chaque eSIM supplémentaire. La solution la moins chère est toujours affichée et indiquée comme telle.`,
    noRate:
      'Sans taux de change pour convertir ce montant dans votre devise, la solution la moins chère vient en tête.',
  },
  folded: {
    heading: 'Les forfaits masqués',
    paragraphs: [
      'Un forfait est masqué quand le même vendeur en vend un autre qui ne coûte pas plus cher, l’égale en données, en jours, en débit, en pays, en réseaux et en options, et le surpasse sur un point au moins\u00a0; de deux forfaits identiques sur tous ces points, un seul est affiché. Ils sont comptés sous la liste et s’affichent d’un clic. Un forfait n’en masque jamais un autre d’un vendeur différent.',
    ],
  },
  ratings: {
    heading: 'Les notes des vendeurs',
    formula: ({ weight }) =>
      `Quand les vendeurs sont classés par note, chaque moyenne est rapprochée de la moyenne générale, comme si ${weight} avis moyens s’ajoutaient aux siens. Quelques avis élogieux ne suffisent pas pour être en tête. La note affichée est la moyenne simple.`,
    fewest: ({ count }) => `Les listes des mieux notés laissent de côté les vendeurs qui ont moins de ${count} avis.`,
    moderation:
      'Seuls les avis publiés ici comptent. Le modérateur qui relit un avis n’en voit pas la note avant d’avoir décidé.',
  },
  fresh: {
    heading: 'La fraîcheur d’un prix',
    stale: ({ days, runs }) =>
      `Chaque prix indique sa dernière vérification. Il est signalé comme non confirmé au-delà de ${days}, ou si ${doNotName(runs)}.`,
    withdrawn: ({ runs }) => `Un forfait quitte les listes quand ${doNotName(runs)}.`,
    history: ({ lowest, course }) =>
      `Le prix le plus bas affiché porte sur ${lowest}, l’évolution d’un prix sur ${course} au plus. Les prix passés ne sont jamais modifiés après coup.`,
  },
  bounds: {
    heading: 'Les prix que nous écartons',
    lead: 'Les listes des vendeurs contiennent des erreurs, par exemple un prix en centimes lu comme des euros. Ces prix sont écartés et signalés à l’éditeur du site\u00a0:',
    price: ({ lowest, highest }) =>
      `un prix inférieur à ${lowest} ou supérieur à ${highest}, hors essais gratuits et forfaits à la consommation\u00a0;`,
    market: ({ refused, suspicious, plans, sellers }) =>
      `un prix ${refused} fois supérieur ou inférieur à la médiane de son type et de sa destination (au-delà de ${suspicious} fois, il est soumis à vérification), là où au moins ${plans} forfaits de ${sellers} vendeurs permettent de calculer une médiane\u00a0;`,
    further: ({ times, share }) =>
      `un prix dans une autre devise plus de ${times} fois supérieur ou inférieur au prix hors promo, au taux de change du jour, et un prix promo supérieur au prix hors promo ou inférieur à ${share} de celui-ci (le forfait reste affiché)\u00a0;`,
    data: ({ amount }) => `plus de ${amount} par jour, ce qu’aucun réseau ne peut fournir.`,
    others: 'Ce sont les limites habituelles. L’éditeur d’un site peut en fixer d’autres pour ses flux.',
  },
  money: {
    heading: 'Comment le site est rémunéré',
    paragraphs: [
      'Un lien rémunéré mène chez un vendeur et peut rapporter une commission à l’éditeur du site si vous achetez. Chacun de ces liens est signalé comme tel, y compris aux moteurs de recherche.',
      'Ce qu’un lien rapporte ne fait pas partie des données dont dépend l’ordre. Le code de classement n’y a pas accès, et un test automatique modifie tous les liens pour vérifier qu’aucune liste ne change.',
    ],
  },
  reviews: {
    heading: 'Ce que sont devenus les avis',
    counts: ({ received, published, rejected, removed }) =>
      `Reçus\u00a0: ${received}. Publiés\u00a0: ${published}. Non publiés\u00a0: ${rejected}. Retirés ensuite\u00a0: ${removed}.`,
    more: 'Voir les motifs',
  },
  corrections: {
    heading: 'Ce que nous avons corrigé',
    lead: 'Les erreurs corrigées sur ce site, les plus récentes d’abord. Chaque forfait a un lien pour signaler un prix erroné.',
    none: 'Aucune correction n’a encore été publiée.',
    count: (counts) =>
      `${formatNumber(counts.corrections, 'fr')} ${plural('fr', counts.corrections, { one: 'correction', many: 'de corrections', other: 'corrections' })}, à la suite de ${reports(counts.reports)}.`,
    wrong: 'Ce qui était faux',
    done: 'Ce qui a été fait',
    reports: ({ count }) => `À la suite de ${reports(count)}.`,
  },
};
