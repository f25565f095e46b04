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
  title: 'Comment nous comparons et classons',
  description:
    'Les règles et les chiffres derrière l’ordre des forfaits eSIM\u00a0: coût du voyage, égalités, illimité, notes, prix anciens, liens rémunérés et corrections.',
  lead: 'Voici les règles qui calculent nos listes. Les chiffres de cette page viennent de l’endroit même où les listes les prennent\u00a0: ils ne peuvent pas se contredire.',
  order: {
    heading: 'L’ordre d’une liste',
    lead: 'Sauf si vous choisissez un autre ordre, les forfaits sont classés pour votre voyage, dans cette suite\u00a0:',
    fits: {
      full: 'les forfaits qui couvrent tout le voyage à plein débit',
      slow: 'ceux dont une partie passe à un débit réduit mais utilisable',
      unknown:
        'les forfaits incertains, dont le vendeur ne précise pas ce qui décide ou dont il faudrait trop d’exemplaires',
      short: 'les forfaits qui ne conviennent pas au voyage',
    },
    partial: ({ share }) => `sur la page d’une région, les forfaits valables dans moins de ${share} des pays`,
    byCost: ({ plans }) => `Selon le coût de tout le voyage\u00a0: ${plans}.`,
    byPrice: ({ plans }) => `Selon le prix catalogue d’un forfait\u00a0: ${plans}.`,
    ties: ({ list }) => `À montant égal, voici ce qui décide\u00a0: ${list}.`,
    sequence: ({ before, next }) => `${before}, puis ${next}`,
    tieBreaks: {
      'fewer-plans': 'le moins de forfaits à acheter',
      'full-speed': 'le plein débit avant le débit réduit',
      'longer-validity': 'la durée la plus longue',
      'more-data': 'le plus de données',
      'older-entry': 'l’entrée la plus ancienne de notre catalogue',
    },
    others:
      'Si vous triez par prix, prix au Go, prix par jour, données, validité ou note, ce chiffre passe d’abord et l’ordre de votre voyage départage les ex æquo. Les chiffres que nous n’avons pas viennent en dernier.',
    unknown:
      'Ce qu’un vendeur ne précise pas est inconnu. Nous l’affichons comme «\u00a0non précisé\u00a0», jamais comme un non. Un critère indispensable écarte les forfaits qui ne le précisent pas.',
  },
  cost: {
    heading: 'Ce que coûte un voyage',
    several: ({ most, share }) =>
      `Un voyage qui demanderait plus de ${most} fois le même forfait n’est pas une réponse\u00a0: il figure parmi les incertains. Si plusieurs forfaits l’emportent et qu’un seul coûte jusqu’à ${share} de plus, ou environ un dollar, la réponse le cite aussi.`,
    paragraphs: [
      'Un forfait trop court ou trop petit est compté autant de fois que le voyage l’exige, l’un après l’autre\u00a0: 9 Go avec des forfaits de 5 Go font deux forfaits. Un volume journalier ne double pas avec un second forfait du même type. Un forfait gratuit est un essai et ne compte qu’une fois.',
      'Les prix promo ne comptent que si vous les activez, et seulement là où votre voyage remplit leurs conditions. Le prix que le vendeur fixe dans votre devise est repris tel quel\u00a0; tout autre prix est converti et marqué ≈.',
    ],
  },
  unlimited: {
    heading: 'L’illimité pris au mot',
    honest:
      'Un forfait illimité n’est recommandé que s’il ne coupe jamais et dit comment il ralentit\u00a0: un volume à plein débit puis un débit réduit, ou un débit unique jamais dépassé.',
    slow: ({ hours, speed, amount }) =>
      `Le débit réduit compte à partir de ${speed}, assez pour les cartes, le web et la vidéo en définition standard\u00a0: ${formatNumber(hours, 'fr')} heures d’usage par jour, soit ${amount}. Ce qu’un voyage demanderait à un débit plus lent n’est pas couvert.`,
    unknown:
      'Un illimité sans un mot sur ses limites est classé comme incertain, derrière tous les forfaits dont on est sûr.',
  },
  picks: {
    heading: 'Les réponses au-dessus d’une liste',
    lead: 'Elles viennent des forfaits de la liste et de rien d’autre. Un forfait qui gagne deux fois n’est cité qu’une fois.',
    cheapest:
      'Le moins cher qui convient\u00a0: toujours la première ligne de la liste dans l’ordre de votre voyage. S’il en faut plusieurs et qu’un seul forfait coûte à peine plus, il est indiqué à côté.',
    fewestWorries: ({ rating, hours }) =>
      `Le plus tranquille\u00a0: le voyage le moins coûteux parmi les forfaits dont un seul le couvre, à plein débit ou, une fois le volume épuisé, à un débit qui compte, qui précisent le partage de connexion et le réseau, dont le fournisseur est noté ${rating} ou plus et dont le prix a été confirmé depuis moins de ${hours} heures.`,
    bestValue: ({ times }) =>
      `Meilleur rapport qualité-prix\u00a0: le prix le plus bas par Go utilisable pendant le voyage, parmi les forfaits dont un seul le couvre à plein débit. Ce qu’un forfait journalier donne après le voyage ne compte pas, ni ce qui dépasse ${times} fois les données du voyage.`,
    elsewhere: ({ share }) =>
      `Si la deuxième ou la troisième réponse venait d’un fournisseur déjà cité, la meilleure d’un autre est indiquée quand elle coûte au plus ${share} de plus.`,
  },
  planner: {
    heading: 'Un voyage dans plusieurs pays',
    lead: 'Le planificateur calcule chaque forfait pour les étapes qu’il couvrirait, selon les règles ci-dessus, et essaie toutes les combinaisons de forfaits régionaux, mondiaux et nationaux. À chaque étape sert un seul forfait, ou plusieurs exemplaires du même à la suite. Si le calcul doit être écourté, la réponse le dit.',
    first: ({ price }) =>
      `Le nombre de jours sans données compte d’abord. Ensuite, une solution avec plus d’eSIM n’est placée en tête que si elle fait économiser plus de ${price} pour chaque eSIM supplémentaire. La solution la moins chère est toujours affichée et indiquée comme telle.`,
    noRate:
      'Sans taux de change pour convertir ce montant dans votre devise, la solution la moins chère vient en tête.',
  },
  folded: {
    heading: 'Les forfaits repliés',
    paragraphs: [
      'Un forfait est replié quand le même vendeur en a un autre qui ne coûte pas plus, le vaut en données, en jours, en débit, en pays, en réseaux et en options, et le dépasse sur un point\u00a0; de deux forfaits identiques sur tous ces points, un seul est affiché. Ils sont comptés sous la liste et s’affichent d’un clic. Des forfaits de vendeurs différents ne se cachent jamais l’un l’autre.',
    ],
  },
  ratings: {
    heading: 'Les notes des fournisseurs',
    formula: ({ weight }) =>
      `Quand les fournisseurs sont classés par note, chaque moyenne est rapprochée de celle de tous, comme si ${weight} avis moyens s’ajoutaient aux siens. Quelques louanges ne suffisent pas à mener une liste. La note affichée est la moyenne simple.`,
    fewest: ({ count }) =>
      `Les listes des mieux notés laissent de côté les fournisseurs qui ont moins de ${count} avis.`,
    moderation:
      'Seuls les avis publiés ici comptent. La personne qui lit un avis n’en voit pas la note avant d’avoir décidé.',
  },
  fresh: {
    heading: 'La fraîcheur d’un prix',
    stale: ({ days, runs }) =>
      `Chaque prix dit quand il a été vu pour la dernière fois. Il est marqué comme non confirmé au-delà de ${days}, ou si ${doNotName(runs)}.`,
    withdrawn: ({ runs }) => `Un forfait quitte les listes quand ${doNotName(runs)}.`,
    history: ({ lowest, course }) =>
      `Le prix le plus bas est cherché sur ${lowest}, l’évolution d’un prix sur ${course}. Les prix passés ne sont jamais modifiés après coup.`,
  },
  bounds: {
    heading: 'Ce que nous ne croyons pas',
    lead: 'Les listes des vendeurs contiennent des erreurs, par exemple des centimes à la place d’unités. Ces lignes sont écartées et signalées à l’exploitant\u00a0:',
    price: ({ lowest, highest }) =>
      `un prix inférieur à ${lowest} ou supérieur à ${highest}, hors essais gratuits et facturation à l’usage\u00a0;`,
    market: ({ refused, suspicious, plans, sellers }) =>
      `un prix ${refused} fois au-dessus ou au-dessous de la médiane de son type et de sa destination (dès ${suspicious} fois, il est seulement examiné), là où au moins ${plans} forfaits de ${sellers} vendeurs font une médiane\u00a0;`,
    data: ({ amount }) => `plus de ${amount} par jour, qu’aucune connexion ne transporte.`,
    others: 'Ce sont les limites habituelles. L’exploitant d’un site peut en fixer d’autres pour ses flux.',
  },
  money: {
    heading: 'D’où vient l’argent',
    paragraphs: [
      'Un lien partenaire mène chez un vendeur et peut rapporter une commission à l’exploitant si vous achetez. Chacun de ces liens le dit, aux moteurs de recherche aussi.',
      'Ce qu’un lien rapporte ne fait pas partie des données qui décident de l’ordre. Le code qui classe ne peut pas le lire, et un test automatique change tous les liens et vérifie qu’aucune liste ne change avec eux.',
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
    lead: 'Ce qui était faux ici et a été corrigé, le plus récent d’abord. Chaque forfait a un lien pour signaler un prix erroné.',
    none: 'Aucune correction n’a encore été publiée.',
    count: (counts) =>
      `${formatNumber(counts.corrections, 'fr')} ${plural('fr', counts.corrections, { one: 'correction', many: 'de corrections', other: 'corrections' })}, à la suite de ${reports(counts.reports)}.`,
    wrong: 'Ce qui était faux',
    done: 'Ce qui a été fait',
    reports: ({ count }) => `À la suite de ${reports(count)}.`,
  },
};
