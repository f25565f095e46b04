import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { isSingular, plural } from '#i18n/plural.ts';

function plans(count: number): string {
  return `${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'forfait', many: 'de forfaits', other: 'forfaits' })}`;
}

/** Of the plans on the page. */
export const trip: Messages['trip'] = {
  heading: 'Les meilleurs forfaits pour votre voyage',
  panel: 'Votre voyage',
  change: 'Modifier',
  daysAway: 'Jours de voyage',
  lessDays: 'Un jour de moins',
  moreDays: 'Un jour de plus',
  data: 'Données nécessaires, en Go',
  unlimited: 'Illimité',
  hotspot: 'Partage de connexion',
  fiveG: '5G',
  topUp: 'Rechargeable',
  phoneNumber: 'Numéro de téléphone',
  customer: {
    legend: 'Avez-vous déjà commandé chez ces vendeurs\u00a0?',
    isNew: 'Première commande',
    returning: 'Déjà commandé',
    returningShort: 'Déjà commandé',
  },
  promo: 'Inclure les prix promo',
  use: {
    little: ({ amount }) =>
      `${amount} par jour\u00a0: messages, e-mails et un coup d’œil à la carte de temps en temps.`,
    light: ({ amount }) => `${amount} par jour\u00a0: cartes, messages et recherches.`,
    social: ({ amount }) => `${amount} par jour\u00a0: cartes, messages et une demi-heure de réseaux sociaux.`,
    medium: ({ amount }) =>
      `${amount} par jour\u00a0: cartes, messages, une heure de réseaux sociaux et une demi-heure de vidéo.`,
    heavy: ({ amount }) =>
      `${amount} par jour\u00a0: une heure de réseaux sociaux, une heure de vidéo et une heure de travail sur ordinateur.`,
    huge: ({ amount }) =>
      `${amount} par jour\u00a0: vidéo HD quotidienne, ordinateur connecté au téléphone, sauvegardes.`,
    unlimited:
      'Rien à compter. Lisez ce qu’«\u00a0illimité\u00a0» veut dire pour chaque forfait\u00a0: la plupart ralentissent après un certain volume.',
  },
  estimate: {
    label: 'Estimer mes besoins',
    light: 'Léger',
    medium: 'Modéré',
    heavy: 'Vidéo, travail',
    more: 'Quel volume de données me faut-il\u00a0?',
  },
  sentence: {
    close: 'Fermer',
    show: 'Afficher',
    exactly: 'Nombre exact',
    notStated: 'Les forfaits qui ne le précisent pas sont exclus.',
    questions: {
      days: 'Combien de jours\u00a0?',
      data: 'Combien de données\u00a0?',
      mustHaves: 'Que doit inclure le forfait\u00a0?',
      customer: 'Avez-vous déjà commandé chez ces vendeurs\u00a0?',
    },
    words: {
      noMustHaves: 'tout forfait',
      renewing: 'Inclure les forfaits à reconduction automatique',
      hotspot: 'partage de connexion',
      topUp: 'rechargeable',
      phoneNumber: 'numéro de téléphone',
      noIdCheck: 'sans vérification d’identité',
      new: '1re commande',
      returning: 'déjà commandé',
    },
    customer: {
      new: { name: 'Pas encore', hint: 'Prix de 1re commande inclus' },
      returning: { name: 'Oui', hint: 'Sans les prix de 1re commande' },
    },
    answer: ({ data, price }) => `${data} pour ${price}`,
    fit: ({ count }) =>
      `${plans(count)} ${plural('fr', count, { one: 'convient', many: 'conviennent', other: 'conviennent' })}`,
    none: 'Aucun forfait ne convient',
    nearest: ({ plan }) => `Le plus proche\u00a0: ${plan}`,
  },
  picks: {
    label: 'Suggestions pour votre voyage',
    cheapest: ({ days, data }) =>
      data === null ? `Prix le plus bas pour ${days}, en illimité` : `Prix le plus bas pour ${days} et ${data}`,
    cheapestRenewing: 'Prix le plus bas, à reconduction automatique',
    fewestWorries: 'L’esprit tranquille',
    bestValue: 'Meilleur prix au Go',
    nearest: 'Le plus proche de votre voyage',
    none: 'Aucun forfait ne convient à ce voyage avec ces choix.',
    noneHint: 'Réduisez les jours, les données ou les critères pour trouver un forfait.',
    partialOnly: ({ share }) => `Aucun forfait valable dans au moins ${share} des pays ne convient à ce voyage.`,
    partialHint: 'Le plus proche n’est valable que dans une partie d’entre eux.',
    onePlan: 'un forfait',
    topUps: ({ count }) =>
      `avec ${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'recharge', many: 'de recharges', other: 'recharges' })}`,
    oneADay: 'un par jour',
    listPrice: 'Au prix hors promo\u00a0:',
    withCode: ({ code }) => `Promo, code ${code}`,
    promo: 'Prix promo',
    estimate: 'environ',
    single: ({ extra, plan }) => `Un seul forfait\u00a0: +${extra} (${plan}).`,
    moreFor: ({ data, price }) => `${data} de plus pour ${price}`,
    lowRating: ({ rating }) => `mal noté\u00a0: ${rating}`,
    keepsGoing: 'continue, l’essentiel est précisé',
    fullSpeed: 'plein débit, l’essentiel est précisé',
    twice: ({ price }) => `le double pour ${price} de plus`,
    leastPerGb: 'prix au Go le plus bas',
    compareAll: ({ count }) => `Comparer les ${count}`,
    details: 'Détails',
    detailsOf: ({ provider }) => `Détails, ${provider}`,
    noLink: 'Pas de lien vers ce forfait',
    goLabel: ({ go, data, days, isPaid }) =>
      `${go}, ${data}, ${days} (${isPaid ? 'lien rémunéré, ' : ''}nouvel onglet)`,
    paid: 'Lien rémunéré',
  },
  reasons: {
    'few-countries': ({ covered, of, share }) =>
      `Valable dans ${covered} pays sur ${of} seulement\u00a0: il vient après les forfaits valables dans au moins ${share} des pays.`,
    'several-for-days': ({ count, days }) =>
      `Valable ${days}\u00a0: il en faut ${formatNumber(count, 'fr')} à la suite.`,
    'sold-by-day': ({ days }) => `Vendu à la journée\u00a0: une seule eSIM pour ${days}.`,
    'several-for-data': ({ count, data }) => `${data} par forfait\u00a0: il en faut ${formatNumber(count, 'fr')}.`,
    'top-up-not-stated': 'Le vendeur ne dit pas si ce forfait est rechargeable\u00a0: nous en comptons donc plusieurs.',
    'sold-once': 'Réservé à un premier achat\u00a0: il ne peut pas être racheté.',
    'trial-once': 'Essai gratuit, un seul par voyageur.',
    'new-customers-only': 'Réservé à la première commande.',
    'slow-part': ({ amount, speed }) =>
      amount === null
        ? `Au-delà du volume à plein débit, tout passe à ${speed}.`
        : `Pendant votre voyage, ${amount} ${isSingular(amount, 'fr') ? 'passe' : 'passent'} à ${speed}.`,
    'too-many': ({ count, isOneEsim }) =>
      `${isOneEsim ? `À acheter ${formatNumber(count, 'fr')} fois` : `${formatNumber(count, 'fr')} eSIM à installer`}\u00a0: trop pour un seul voyage.`,
    'too-slow': ({ amount, speed }) =>
      amount === null
        ? `Au-delà du volume à plein débit, tout passerait à ${speed}\u00a0: trop lent pour être utilisable.`
        : `Pendant votre voyage, ${amount} ${isSingular(amount, 'fr') ? 'passerait' : 'passeraient'} à ${speed}\u00a0: trop lent pour être utilisable.`,
    'slow-throughout': ({ speed }) => `Jamais plus de ${speed}\u00a0: trop lent pour être utilisable.`,
    'data-short': ({ amount }) => `Il manque ${amount} pour votre voyage.`,
    'not-unlimited': 'Ce forfait n’est pas illimité.',
    'amount-not-stated': 'Le volume de données n’est pas précisé.',
    'limits-not-stated': 'Les limites de l’«\u00a0illimité\u00a0» ne sont pas précisées.',
    'paid-by-use': 'Facturé à la consommation\u00a0: le prix du voyage dépend de tarifs non précisés.',
    'no-hotspot': 'Pas de partage de connexion.',
    'hotspot-not-stated': 'Le partage de connexion n’est pas précisé.',
    'no-rate': 'Il n’y a pas de taux de change pour son prix.',
  },
  sellers: ({ count }) =>
    `${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'vendeur', many: 'de vendeurs', other: 'vendeurs' })}`,
  toSpare: ({ amount }) => `${amount} de marge`,
  tooShort: ({ amount }) => `il manque ${amount}`,
  strip: {
    lasts: ({ days, isOne }) => (isOne ? 'Suffit pour la journée' : `Suffit pour les ${days}`),
    halfLeft: ({ days }) => `Il en reste la moitié après ${days}`,
    depends: 'La durée dépend de votre usage',
    unstated: 'Durée des données\u00a0: non précisée',
    what: {
      slow: 'Lent',
      gone: 'Épuisé',
      payg: 'À la consommation',
      open: 'Non précisé',
      none: 'Aucun forfait',
    },
    from: ({ what, at, until, where }) =>
      `${where === null ? what : `${what} ${where}`} à partir du ${at}${until === null ? '' : ` jusqu’au ${until}`}`,
    daily: ({ what, time, where }) =>
      `${what} chaque jour à partir d’environ ${time}${where === null ? '' : ` ${where}`}`,
    dailyFor: ({ what, time, where }) => `${what} environ ${time}/jour${where === null ? '' : ` ${where}`}`,
    reached: ({ at }) => `Limite atteinte le ${at}`,
    ends: ({ at }) => `Fin du forfait\u00a0: ${at}`,
    endsEither: ({ at, or }) => `Fin du forfait\u00a0: ${at} ou ${or} (non précisé)`,
    day: ({ day }) => `jour ${day}`,
    moment: ({ day, time, isAbout }) => `${day}, ${isAbout ? 'vers ' : ''}${time}`,
    endOf: ({ day }) => `après le ${day}`,
    after: ({ amount, follows }) => `Après ${amount ?? 'le quota'}\u00a0: ${follows}`,
    follows: { stops: 'coupure', slowed: 'débit réduit', payg: 'à la consommation', notStated: 'non précisé' },
    more: ({ amount, text }) => `Avec ${amount} (pointillés)\u00a0: ${text}`,
    land: ({ time }) => `arrivée ${time}`,
    leave: ({ time }) => `départ ${time}`,
    sentence: ({ text }) => `${text.replace(/\.$/, '')}.`,
    left: ({ amount }) => `il reste ${amount}`,
    table: {
      open: 'En tableau',
      day: 'Jour',
      morning: 'Reste le matin',
      night: 'Reste le soir',
      speed: 'Débit',
      full: 'plein débit',
    },
    startUnstated: 'Activation non précisée\u00a0: comptée à partir de l’arrivée',
    usedBefore: ({ used, days }) => `À l’arrivée, ${used} sur ${days} sont déjà écoulés`,
    border: {
      keep: ({ count }) =>
        plural('fr', count, {
          one: 'Rien à changer à la frontière',
          many: 'Rien à changer aux frontières',
          other: 'Rien à changer aux frontières',
        }),
      change: ({ count }) =>
        plural('fr', count, {
          one: 'À la frontière, vous changez de ligne vous-même',
          many: 'À chaque frontière, vous changez de ligne vous-même',
          other: `À ${formatNumber(count, 'fr')} frontières, vous changez de ligne vous-même`,
        }),
    },
  },
  dayPass: { name: 'Vendu à la journée', words: 'Autant de jours que nécessaire, sur une seule eSIM' },
  decoded: {
    heading: 'Ce qu’«\u00a0illimité\u00a0» veut dire ici',
    fullSpeed: 'À plein débit',
    afterwards: 'Ensuite',
    allTheTime: 'Tout le temps',
    forTrip: 'Pour votre voyage',
    perDay: 'Par jour',
    allowance: ({ amount, days }) => `${amount} en ${days}`,
    slowThen: ({ speed, use }) => `${speed}\u00a0: ${use}`,
    effective: ({ amount, days }) => `environ ${amount} en ${days}`,
    counted: ({ hours }) =>
      `À débit réduit, nous comptons ${formatNumber(hours, 'fr')} ${plural('fr', hours, { one: 'heure', many: 'd’heures', other: 'heures' })} en ligne par jour.`,
    notCounted: ({ speed }) => `Les données à moins de ${speed} ne sont pas comptées.`,
    notStated: 'non précisé',
    use: {
      messages: 'suffisant pour les messages',
      maps: 'suffisant pour les cartes et les appels',
      music: 'suffisant pour la musique et la vidéo SD',
      video: 'suffisant pour la vidéo HD',
    },
  },
  follow: 'Suivre ce prix',
};
