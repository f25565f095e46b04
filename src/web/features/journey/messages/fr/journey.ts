import { formatNumber } from '#i18n/format-number.ts';
import { elideName } from '#i18n/languages/fr/elide-name.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { isSingular, plural } from '#i18n/plural.ts';
import { formatList } from '#i18n/format-list.ts';

function esims(count: number): string {
  return `${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'eSIM', many: 'd’eSIM', other: 'eSIM' })}`;
}

function atMost(count: number): string {
  return count === 1 ? 'une seule eSIM' : `${esims(count)} au plus`;
}

export const journey: Messages['journey'] = {
  title: 'eSIM multi-pays\u00a0: planificateur d’itinéraire',
  description:
    'Les forfaits eSIM les moins chers pour un voyage dans 12 pays au plus\u00a0: un forfait régional, un par pays ou une combinaison des deux, avec le détail du calcul.',
  heading: 'Un voyage, plusieurs pays',
  allDays: 'Combien de jours en tout\u00a0?',
  placed: ({ days }) => (isSingular(days, 'fr') ? 'La journée est attribuée' : `Les ${days} sont répartis`),
  left: ({ days }) => `${days} à répartir`,
  tooMany: ({ days }) => `${days} de trop`,
  takeDays: ({ days }) => `Passer à ${days}`,
  near: ({ names }) => `tout près\u00a0: ${names}`,
  across: ({ countries, borders }) =>
    `${formatNumber(countries, 'fr')} pays${borders === 0 ? '' : `, ${formatNumber(borders, 'fr')} ${plural('fr', borders, { one: 'frontière', many: 'de frontières', other: 'frontières' })}`}`,
  route: 'Votre itinéraire',
  stop: ({ number }) => `Étape ${formatNumber(number, 'fr')}`,
  country: 'Pays',
  countryOf: ({ number }) => `Pays ${formatNumber(number, 'fr')}`,
  daysAt: ({ name }) => `Jours\u00a0: ${name}`,
  plansAt: ({ name }) => `Forfaits\u00a0: ${name}`,
  removeCountry: ({ name }) => `Retirer\u00a0: ${name}`,
  move: ({ name, number, count }) =>
    `Déplacer\u00a0: ${name}, étape ${formatNumber(number, 'fr')} sur ${formatNumber(count, 'fr')}`,
  moved: ({ name, number }) => `${name}\u00a0: désormais étape ${formatNumber(number, 'fr')}`,
  up: 'Monter',
  down: 'Descendre',
  dayLimit: ({ most }) => `Indiquez de 1 à ${most} jours.`,
  firstHint: ({ amount }) =>
    `Vous pourrez ensuite ajouter d’autres pays, 12 au plus. Sans autre indication, le calcul se fait avec ${amount} par jour.`,
  gbLabel: 'Données pour cette étape, en Go (facultatif)',
  gbHint: 'Sans indication, une étape est calculée avec 1\u00a0Go par jour.',
  remove: ({ number }) => `Retirer l’étape ${formatNumber(number, 'fr')}`,
  add: 'Ajouter un pays',
  added: ({ number }) => `Étape ${formatNumber(number, 'fr')} ajoutée`,
  removed: ({ number }) => `Étape ${formatNumber(number, 'fr')} retirée`,
  total: 'Go pour tout le voyage',
  totalRemark: 'facultatif',
  totalHint: 'Répartis entre les étapes sans volume indiqué, selon leur durée.',
  problems: 'Rien n’a encore été calculé. Corrigez les champs signalés.',
  errors: {
    'place-missing': 'Indiquez un pays ou retirez cette étape.',
    'place-unknown': 'Nous ne connaissons aucun forfait pour un pays de ce nom. Choisissez-en un dans la liste.',
    days: 'Indiquez de 1 à 365 jours.',
    gb: 'Indiquez des gigaoctets, par exemple 3 ou 0,5, ou laissez vide.',
    'no-stop': 'Ajoutez au moins un pays.',
    'too-many-stops': 'Le calcul exact est possible jusqu’à 12 étapes. Coupez un voyage plus long en deux.',
    'too-many-days': '365 jours au plus en tout. Raccourcissez une étape ou coupez le voyage en deux.',
    total: 'Indiquez les gigaoctets pour tout le voyage, par exemple 20, ou laissez vide.',
    'total-too-small': 'Les volumes indiqués par étape épuisent déjà le total. Augmentez-le.',
  },
  empty: {
    heading: ({ names }) => `Exemple\u00a0: ${names}`,
    example: 'Voir ses forfaits et ses prix',
  },
  none: {
    heading: 'Aucun forfait connu ne convient à ces étapes',
    less: ({ hotspot }) =>
      `Réduisez les données par jour${hotspot ? ' ou renoncez au partage de connexion' : ''} pour trouver un forfait.`,
    pages: 'Les pages des pays montrent ce qui existe.',
  },
  ways: ({ count }) =>
    `${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'solution', many: 'de solutions', other: 'solutions' })} pour rester connecté`,
  summary: ({ days, stops }) =>
    `${days}, ${formatNumber(stops, 'fr')} ${plural('fr', stops, { one: 'étape', many: 'd’étapes', other: 'étapes' })}`,
  names: {
    cheapest: ({ days, data }) => `Prix le plus bas pour ${days}${data === null ? '' : ` et ${data}`}`,
    fewest: 'Avec le moins d’eSIM',
    balanced: 'Le meilleur compromis',
    fullSpeed: 'Plein débit du début à la fin',
    between: ({ count, price }) => `${formatNumber(count, 'fr')} eSIM de moins pour ${price} de plus`,
    locals: 'Un forfait par pays',
  },
  failed: 'Le résultat n’a pas pu être actualisé. Vérifiez votre connexion et appuyez de nouveau sur le bouton.',
  covers: ({ covered, total }) =>
    `couvre ${formatNumber(covered, 'fr')} ${plural('fr', covered, { one: 'jour', many: 'de jours', other: 'jours' })} sur ${formatNumber(total, 'fr')}`,
  uncovered: ({ places, hasPlans, covered, total }) => {
    const names = formatList(
      places.map((place) => place[hasPlans ? 'in' : 'the']),
      'fr',
    );
    const days = plural('fr', covered, { one: 'jour', many: 'de jours', other: 'jours' });
    return `Aucun forfait ne ${hasPlans ? 'convient à ce voyage' : 'couvre'} ${names}. ${formatNumber(covered, 'fr')} ${days} sur ${formatNumber(total, 'fr')}\u00a0:`;
  },
  slow: ({ amount, total }) => `${amount}${total === null ? '' : ` sur ${total}`} à débit réduit`,
  forAll: 'une eSIM pour tout le voyage',
  again: ({ count }) => `une eSIM, achetée ${formatNumber(count, 'fr')} fois`,
  several: ({ count, changes }) =>
    changes === 0
      ? esims(count)
      : `${esims(count)}, ${formatNumber(changes, 'fr')} ${plural('fr', changes, { one: 'changement', many: 'de changements', other: 'changements' })}`,
  stopCount: ({ count }) => `${formatNumber(count, 'fr')} pays`,
  unproven:
    'Les combinaisons possibles sont si nombreuses que seules les plus prometteuses ont été calculées. Il en existe peut-être une un peu moins chère.',
  why: {
    heading: 'Pourquoi cette solution\u00a0: le détail du calcul',
    cheapest: 'Aucune autre combinaison des forfaits connus ne revient moins cher pour ces étapes.',
    mostDays:
      'Aucune autre combinaison des forfaits connus ne couvre plus de jours du voyage, et aucune qui en couvre autant ne revient moins cher.',
    within: ({ count }) => `Le coût le plus bas du voyage avec ${atMost(count)}.`,
    mostDaysWithin: ({ count }) =>
      `Avec ${atMost(count)}, aucune combinaison ne couvre plus de jours du voyage, et aucune qui en couvre autant ne revient moins cher.`,
    fullSpeed: 'La combinaison la moins chère des forfaits connus avec toutes les données à plein débit.',
    locals: 'Le forfait le moins cher de chaque pays, sans forfait régional ni mondial.',
    onlyOne: 'C’est à la fois la solution la moins chère et celle qui demande le moins d’eSIM.',
    rule: ({ price }) =>
      `Hormis la moins chère, une solution avec plus d’eSIM n’est affichée que si elle fait économiser plus de ${price} pour chaque eSIM supplémentaire ou si elle couvre plus de jours. S’y ajoute une solution à plein débit qui ne coûte pas plus de ${price} de plus par eSIM.`,
  },
  ownSim: ({ country }: { country: string }) => `Carte SIM de votre pays (${country}), rien à installer`,
  ownSimSum: 'Le calcul',
  sum: 'Total',
  usedFor: ({ places, days }) =>
    `Pour ${formatList(
      places.map(({ the }) => the),
      'fr',
    )}\u00a0: ${days}`,
  idle: ({ days }) => `Ses jours continuent de courir pendant qu’il ne sert pas (${days}).`,
  onlyNew: ({ provider }) =>
    `Ce prix est réservé à la première commande chez ${provider}\u00a0: il n’est compté qu’une fois.`,
  dayRange: ({ from, to }) => (from === to ? `jour ${from}` : `jours ${from} à ${to}`),
  nearMiss: ({ provider, price, place }) =>
    `Un forfait unique ${elideName('de', provider)}, à ${price}, couvre tout l’itinéraire sauf ${place.the}.`,
  method: {
    heading: 'Méthode de calcul',
    items: {
      order:
        'Les étapes se suivent\u00a0; les jours d’arrivée et de départ comptent. Chaque étape est couverte par un seul forfait, ou par plusieurs forfaits identiques à la suite.',
      first:
        'Le nombre de jours sans données passe en premier, puis le prix. La solution la moins chère est toujours affichée et indiquée comme telle.',
      days: 'Les jours d’un forfait courent dès la première connexion, même pendant que vous êtes ailleurs. S’ils s’épuisent avant la fin, un second forfait identique est ajouté.',
      data: 'Un volume fixe est partagé entre les étapes que couvre le forfait\u00a0; un volume par jour doit suffire à chacune.',
      stated:
        'Seuls sont retenus les forfaits dont les conditions essentielles sont précisées. Le débit réduit est traité comme sur toutes les pages du site.',
      topUp:
        'Si le vendeur ne dit pas que le forfait est rechargeable, chaque forfait supplémentaire compte comme une autre eSIM.',
      offers:
        'Un prix de première commande n’est appliqué qu’une fois par vendeur, et chaque forfait est une commande à part.',
    },
  },
  further: {
    heading: 'Et après\u00a0?',
    text: ({ place }) =>
      `Calculez le coût de votre voyage ${place.to} et dans les pays suivants\u00a0: un forfait régional, un par pays ou une combinaison des deux.`,
    link: 'Planifier tout le voyage',
  },
};
