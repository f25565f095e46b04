import { formatNumber, formatRange } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { isSingular, plural } from '#i18n/plural.ts';

const number = (value: number): string => formatNumber(value, 'fr');

function sellerCount(count: number): string {
  return `${number(count)} ${plural('fr', count, { one: 'vendeur', many: 'de vendeurs', other: 'vendeurs' })}`;
}

function plans(count: number): string {
  return `${number(count)} ${plural('fr', count, { one: 'forfait', many: 'de forfaits', other: 'forfaits' })}`;
}

function further(count: number): string {
  return `${number(count)} ${plural('fr', count, { one: 'autre forfait', many: 'd’autres forfaits', other: 'autres forfaits' })}`;
}

const dataFacet = 'Données';

const ruler: Messages['list']['ruler'] = {
  heading: 'Votre prix',
  compare: 'Une offre en main\u00a0? Comparez-la',
  close: 'Revenir aux forfaits',
  field: 'Une offre, telle que vous la lisez',
  example: '5 Go 30 jours 9 €',
  check: 'Comparer',
  notKept: 'Rien n’est conservé.',
  read: ({ facts }) => `Compris\u00a0: ${facts}.`,
  tripDays: ({ days }) => `Sans durée indiquée, nous prenons les ${days} de votre voyage.`,
  pageCurrency: ({ currency }) => `Sans devise indiquée, nous comptons en ${currency}.`,
  notRight: 'Ce n’est pas ça\u00a0?',
  fields: { amount: 'Données', days: 'Jours', price: 'Prix' },
  missing: {
    amount: 'Pour quel volume de données\u00a0?',
    days: 'Pour combien de jours\u00a0?',
    price: 'Aucun prix trouvé dans ce texte.',
    rate: 'Cette devise ne peut pas être convertie.',
  },
  unclear: 'Ce texte peut se lire de deux façons. Indiquez chaque élément\u00a0:',
  short: ({ part, missing }) =>
    missing === null
      ? `${part}, c’est moins qu’il n’en faut pour votre voyage\u00a0; la comparaison porte sur ${part}.`
      : `${part}, c’est ${missing} de moins qu’il n’en faut pour votre voyage\u00a0; la comparaison porte sur ${part}.`,
  rank: {
    higher: ({ count, of }) => `Plus cher que ${sellerCount(count)} sur ${formatNumber(of, 'fr')}`,
    lower: ({ count, of }) => `Moins cher que ${sellerCount(count)} sur ${formatNumber(of, 'fr')}`,
    lowest: ({ of }) => `Moins cher que les ${sellerCount(of)}\u00a0: nous ne connaissons rien de moins cher`,
    usual: 'Dans la moyenne',
    few: ({ count }) =>
      count === 0 ? 'Aucun vendeur à comparer' : `Seulement ${sellerCount(count)}\u00a0: trop peu pour un classement`,
  },
  comparedFor: ({ trip }) => `Pour ${trip}.`,
  usual: ({ price, more, less }) => {
    if (more !== null) return `Le prix habituel est de ${price}\u00a0: vous paieriez ${more} de plus.`;
    return less === null
      ? `Le prix habituel est de ${price}, comme le vôtre.`
      : `Le prix habituel est de ${price}\u00a0: vous paieriez ${less} de moins.`;
  },
  lowest: ({ price }) => `Le plus bas est de ${price}.`,
  cheaper: ({ count }) => {
    if (count === 3) return 'Trois moins chers pour la même chose';
    return count === 2 ? 'Deux moins chers pour la même chose' : 'Un moins cher pour la même chose';
  },
  none: 'Aucun vendeur ne demande moins. Gardez le vôtre.',
  saves: ({ price }) => `${price} de moins`,
  instead: ({ days, instead }) => `${days} au lieu de ${instead}`,
  slow: 'lent une partie du voyage',
  stops: 'coupure une fois les données épuisées',
  endUnknown: 'données épuisées\u00a0: suite non précisée',
  bought: 'Vous l’avez déjà acheté\u00a0? Gardez-le s’il a le partage de connexion ou le numéro qu’il vous faut\u00a0:',
  leavesOut: 'voir ce qui manque à ces offres',
  line: ({ count, trip, lowest, lower, upper, highest }) =>
    `Prix de ${sellerCount(count)} pour ${trip}\u00a0: le plus bas ${lowest}, la moitié entre ${lower} et ${upper}, le plus haut ${highest}.`,
  marked: ({ name, price }) => `${name ?? 'Le vôtre'}\u00a0: ${price}.`,
  yours: ({ price }) => `le vôtre, ${price}`,
  half: ({ lower, upper }) => `la moitié entre ${lower} et ${upper}`,
  ticks: ({ count, trip }) =>
    `${sellerCount(count)} ${plural('fr', count, { one: 'a', many: 'ont', other: 'ont' })} un forfait pour ${trip}. Un trait par vendeur, plus haut quand plusieurs demandent le même prix.`,
  empty: 'Aucun vendeur n’a de forfait pour ce voyage avec ces choix.',
  table: 'Afficher en tableau',
};

export const list: Messages['list'] = {
  ruler,
  heading: 'Les forfaits',
  sellers: ({ count, currency }) =>
    `${sellerCount(count)}, ${currency === null ? plural('fr', count, { one: 'un forfait', many: 'un forfait chacun', other: 'un forfait chacun' }) : `prix convertis de ${currency}`}`,
  rank: ({ place, of }) =>
    place === 1 ? `Le plus bas sur ${sellerCount(of)}` : `${number(place)}e sur ${sellerCount(of)}`,
  best: ({ rank }) => `prix le plus bas\u00a0: ${rank}`,
  each: ({ conditions }) => `chaque forfait\u00a0: ${conditions}`,
  lowestHere: ({ days, data }) =>
    data === null ? `Prix le plus bas ici pour ${days}, en illimité` : `Prix le plus bas ici pour ${days} et ${data}`,
  shown: ({ count, total }) => (count === total ? plans(total) : `${plans(count)} sur ${number(total)}`),
  showMore: ({ count }: { count: number }) => `Afficher ${formatNumber(count, 'fr')} de plus`,
  range: ({ from, to, total }) => `${formatRange(from, to, 'fr')} sur ${number(total)}`,
  loading: 'Chargement des forfaits',
  views: { label: 'Affichage', best: 'Liste', table: 'Tableau' },
  sort: {
    label: 'Tri',
    submit: 'Trier',
    by: ({ name }) => `Trier par\u00a0: ${name}`,
    names: {
      trip: 'Tout le voyage',
      price: 'Prix le plus bas',
      'per-gb': 'Prix au Go',
      'per-day': 'Prix par jour',
      data: 'Le plus de données',
      validity: 'Validité la plus longue',
      rating: 'Note du vendeur',
      share: 'Le plus de pays',
    },
  },
  filters: {
    heading: 'Filtres',
    button: ({ count }) => (count === 0 ? 'Filtres' : `Filtres · ${number(count)}`),
    clear: 'Tout effacer',
    apply: 'Appliquer les filtres',
    show: ({ rows }) => `Afficher ${rows}`,
    close: 'Fermer les filtres',
    chosen: 'Filtres choisis',
    remove: ({ name }) => `Retirer le filtre\u00a0: ${name}`,
    more: ({ count }) => `${number(count)} ${plural('fr', count, { one: 'autre', many: 'd’autres', other: 'autres' })}`,
    findProvider: 'Chercher un vendeur',
    noProvider: 'Aucun vendeur de ce nom',
  },
  facets: {
    price: 'Prix',
    data: dataFacet,
    validity: 'Validité',
    refund: 'Remboursement',
    network: 'Réseau',
    provider: 'Vendeur',
    kind: 'Type de forfait',
    scope: 'Valable dans',
    share: 'Pays couverts',
    breakout: 'Pays de l’adresse IP',
    checked: 'Prix vérifié',
  },
  scope: { local: 'Un seul pays ou territoire', regional: 'Une région', global: 'Le monde entier' },
  share: {
    all: 'Tous les pays',
    '75': 'Au moins les trois quarts',
    '50': 'Au moins la moitié',
    less: 'Moins de la moitié',
  },
  kind: { total: 'Volume fixe', daily: 'Volume par jour', unlimited: 'Illimité', payg: 'À la consommation' },
  checked: {
    '1d': 'Dernières 24 heures',
    '7d': '7 derniers jours',
    '30d': '30 derniers jours',
    older: 'Il y a plus de 30\u00a0jours',
  },
  under: ({ amount }) => `Moins de ${amount}`,
  between: ({ from, to }) => `${from} à ${to}`,
  atLeast: ({ amount }) => `${amount} ou plus`,
  over: ({ amount }) => `Plus de ${amount}`,
  notStated: 'Non précisé',
  choiceOf: ({ name, choice }) => `${name}\u00a0: ${choice}`,
  notStatedOf: ({ name }) => `${name}\u00a0: ${name === dataFacet ? 'non précisées' : 'non précisé'}`,
  exitIn: ({ country }) => `IP\u00a0: ${country}`,
  lowestPrice: 'Prix minimum',
  highestPrice: 'Prix maximum',
  priceFrom: ({ price }) => `Dès ${price}`,
  priceTo: ({ price }) => `Jusqu’à ${price}`,
  promo: 'Inclure les prix promo',
  promoShort: 'Prix promo',
  dominatedShort: 'Forfaits moins avantageux',
  folded: ({ count }) =>
    plural('fr', count, {
      one: `${number(count)} forfait est masqué, car son vendeur en vend un autre au moins aussi bon sur tous les points.`,
      many: `${number(count)} de forfaits sont masqués, car leur vendeur en vend un autre au moins aussi bon sur tous les points.`,
      other: `${number(count)} forfaits sont masqués, car leur vendeur en vend un autre au moins aussi bon sur tous les points.`,
    }),
  unfold: 'Afficher quand même',
  unfolded: 'Les forfaits qu’un autre du même vendeur égale ou surpasse sur tous les points sont aussi affichés.',
  fold: 'Masquer de nouveau',
  renewingShort: 'Forfaits à reconduction',
  renewing: ({ count, from }) => {
    const rest = `${from === null ? '' : `, à partir de ${from}`}. Il faudrait les résilier.`;
    return plural('fr', count, {
      one: `${number(count)} forfait à reconduction automatique est laissé de côté${from === null ? '' : `, à partir de ${from}`}. Il faudrait le résilier.`,
      many: `${number(count)} de forfaits à reconduction automatique sont laissés de côté${rest}`,
      other: `${number(count)} forfaits à reconduction automatique sont laissés de côté${rest}`,
    });
  },
  showRenewing: 'Les afficher',
  renewingShown: 'Les forfaits reconduits jusqu’à résiliation sont aussi affichés.',
  hideRenewing: 'Les laisser de côté',
  countPlans: ({ count }) => plans(count),
  countProviders: ({ count }) => sellerCount(count),
  unknown: ({ rows }) => `${isSingular(rows, 'fr') ? 'Incertain' : 'Incertains'} pour ce voyage\u00a0: ${rows}`,
  partial: ({ rows, share }) =>
    `${isSingular(rows, 'fr') ? 'Valable' : 'Valables'} dans moins de ${share} des pays\u00a0: ${rows}`,
  short: ({ rows }) =>
    `${isSingular(rows, 'fr') ? 'Ne convient pas' : 'Ne conviennent pas'} à ce voyage\u00a0: ${rows}`,
  empty: {
    heading: 'Aucun forfait ne répond à tous les filtres',
    without: ({ count, name }) =>
      plural('fr', count, {
        one: `Un forfait convient sans le filtre «\u00a0${name}\u00a0».`,
        many: `${number(count)} de forfaits conviennent sans le filtre «\u00a0${name}\u00a0».`,
        other: `${number(count)} forfaits conviennent sans le filtre «\u00a0${name}\u00a0».`,
      }),
    fewer: 'Retirez des filtres pour obtenir des résultats.',
    remove: ({ name }) => `Retirer «\u00a0${name}\u00a0»`,
    clear: 'Effacer tous les filtres',
  },
  further: ({ count }) => `+\u00a0${further(count)}`,
  furtherOf: ({ count, provider }) => `+ ${further(count)}, ${provider}`,
  allOf: ({ provider, count }) => `${provider}\u00a0: ${plans(count)}`,
  table: {
    label: 'Prix hors promo le plus bas de chaque vendeur selon le volume de données',
    caption:
      'Prix hors promo le plus bas de chaque vendeur. Chaque colonne regroupe les forfaits à partir de son volume, jusqu’au volume suivant.',
    lowest: 'le plus bas',
    none: 'Aucun forfait',
  },
  cell: ({ provider, data, days, price, isPaid }) =>
    `${provider}, ${data}, ${days}, ${price} (${isPaid ? 'lien rémunéré, ' : ''}nouvel onglet)`,
  dates: {
    add: 'Ajouter vos dates',
    change: ({ dates }) => `${dates}\u00a0: modifier`,
    heading: 'Quand partez-vous\u00a0?',
    landing: 'Arrivée le',
    leaving: 'Départ le',
    hour: 'Heure',
    optional: 'facultatif',
    before: 'Jours entre l’achat et l’arrivée',
    beforeHint: 'Compte seulement si le forfait démarre à l’achat ou à l’installation.',
    submit: 'Afficher',
  },
  ownSim: {
    name: 'Votre SIM',
    ask: 'Votre SIM\u00a0: de quel pays est-elle\u00a0?',
    choose: 'Pays',
    none: 'Je n’en ai pas',
    submit: 'Afficher',
    law: { eu: 'Si l’itinérance est incluse · règles de l’UE', eea: 'Si l’itinérance est incluse · règles de l’EEE' },
    asOf: ({ date }: { date: string }) => `au ${date}`,
    offer: ({ operator, place }: { operator: string; place: string }) =>
      `Le prix demandé par ${operator} pour chaque jour où vous utilisez des données. Avant de partir, demandez\u00a0: «\u00a0${place}\u00a0: combien coûte une journée de données, et combien de Go comprend-elle\u00a0?\u00a0» Cette ligne ne nous rapporte rien.`,
    atMost: 'au plus',
    sum: ({ price, data, cost, rate, country }) =>
      `${price} de plus au maximum, sur les données de votre forfait mobile\u00a0: ${data} × ${cost}, le prix maximal du Go entre opérateurs, + ${rate}\u00a0% de TVA (${country}). Arrondi au supérieur. Rien du tout dans la limite d’usage raisonnable de votre forfait.`,
    monthly: 'Combien payez-vous par mois, TVA comprise\u00a0?',
    free: ({ price, data }) =>
      `Ce voyage coûte alors ${price} de plus au maximum\u00a0: au moins ${data} sans supplément, ou tous vos Go si vous en avez moins.`,
    more: 'C’est plus cher si votre forfait ne fonctionne pas à l’étranger, une fois ses Go épuisés (le tarif national s’applique alors), si chaque mégaoctet est facturé, en bateau et en avion, et si vous passez à l’étranger la plus grande partie de quatre mois.',
    question: ({ place }) =>
      `Demandez à votre opérateur\u00a0: «\u00a0${place}\u00a0: mon forfait y fonctionne-t-il, et avec combien de Go\u00a0?\u00a0» Cette ligne ne nous rapporte rien.`,
    checked: ({ name, date }) => `Articles de loi lus par ${name} le ${date}.`,
    unchecked: 'Personne n’a encore comparé ceci au texte de la loi.',
  },
  before: {
    heading: 'Avant de payer',
    bought: 'Déjà achetée\u00a0? Vos étapes',
    ask: 'Et mon téléphone\u00a0?',
    ready: 'Téléphone prêt',
    locked: 'Téléphone verrouillé',
    noEsim: 'Pas d’eSIM',
    known: ({ count }) =>
      `${count} ${plural('fr', count, { one: 'réponse', many: 'réponses', other: 'réponses' })} sur 3`,
    kept: 'Gardé sur cet appareil seulement',
    done: 'Terminé',
    close: 'Fermer',
    eid: {
      question: 'Votre téléphone accepte-t-il l’eSIM\u00a0?',
      hint: 'Composez le *#06#. Une ligne EID veut dire oui.',
      good: 'EID affiché',
      bad: 'Pas d’EID',
      unsure: 'Je ne sais pas',
    },
    lock: {
      question: 'Est-il verrouillé par un opérateur\u00a0?',
      hint: 'iPhone\u00a0: Réglages › Général › Informations, «\u00a0Aucune restriction SIM\u00a0» veut dire non. Android\u00a0: la SIM d’un autre opérateur y fonctionne.',
      good: 'Déverrouillé',
      bad: 'Verrouillé',
      unsure: 'Je ne sais pas',
    },
    own: {
      question: 'Combien coûte votre SIM pendant ce voyage\u00a0?',
      hint: 'Demandez à votre opérateur le prix d’une journée de données.',
      good: 'Rien de plus',
      bad: 'Un supplément',
      unsure: 'Je ne sais pas',
    },
    model: {
      summary: 'Impossible de composer\u00a0?',
      elsewhere:
        'L’EID figure aussi dans les réglages. iPhone\u00a0: Général › Informations. Android\u00a0: À propos du téléphone › État.',
      label: 'Modèle',
      yes: 'Ce modèle accepte l’eSIM. Vérifiez tout de même l’EID.',
      no: 'D’après la liste, ce modèle n’accepte pas l’eSIM. Vérifiez tout de même l’EID.',
      ask: 'Le modèle seul ne suffit pas\u00a0: cherchez l’EID.',
    },
    purchase: {
      summary: 'Où et quand l’avez-vous acheté\u00a0?',
      where: 'Pays d’achat',
      other: 'Ailleurs',
      bought: 'Acheté le',
      unlocked:
        'Dans ce pays, les téléphones étaient déjà vendus déverrouillés à cette date. C’est le test ci-dessus qui décide.',
      'new-models':
        'Les modèles lancés là-bas depuis octobre 2021 sont vendus déverrouillés\u00a0; les plus anciens, pas toujours. C’est le test ci-dessus qui décide.',
      instalments:
        'Payé en plusieurs fois\u00a0? Il peut rester verrouillé jusqu’au dernier paiement. C’est le test ci-dessus qui décide.',
      look: 'Cela ne dit rien de certain. C’est le test ci-dessus qui décide.',
    },
    wrong: {
      locked: {
        text: 'Votre téléphone est verrouillé\u00a0: cette eSIM ne s’installe qu’après le déverrouillage par votre opérateur.',
        way: 'Comment le déverrouiller',
      },
      noEsim: {
        text: 'Votre téléphone n’affiche pas d’EID\u00a0: il n’accepte pas l’eSIM.',
        way: 'Que faire à la place',
      },
    },
    note: ({ price, words }) => `Votre SIM\u00a0: ${price} de plus au maximum. ${words}`,
    free: 'Votre SIM ne coûte rien de plus ici.',
    forget: { button: 'Effacer mes réponses concernant mon téléphone', done: 'Effacées.' },
  },
};
