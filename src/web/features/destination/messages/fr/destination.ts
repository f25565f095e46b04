import { fitLength, shownLength } from '#i18n/fit-length.ts';
import { formatList } from '#i18n/format-list.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { elideName } from '#i18n/languages/fr/elide-name.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

interface Words {
  readonly one: string;
  readonly many: string;
  readonly other: string;
}

function counted(count: number, words: Words): string {
  return `${formatNumber(count, 'fr')} ${plural('fr', count, words)}`;
}

function plans(count: number): string {
  return counted(count, { one: 'forfait', many: 'de forfaits', other: 'forfaits' });
}

function providers(count: number): string {
  return counted(count, { one: 'vendeur', many: 'de vendeurs', other: 'vendeurs' });
}

function countries(count: number): string {
  return counted(count, { one: 'pays ou territoire', many: 'de pays et territoires', other: 'pays et territoires' });
}

interface Shares {
  readonly yes: number;
  readonly no: number;
  readonly unknown: number;
}

interface Verbs {
  readonly one: string;
  readonly other: string;
}

const silent: Verbs = { one: 'ne le précise pas', other: 'ne le précisent pas' };

/** `120 forfaits le permettent, 30 non et 12 ne le précisent pas.` What no plan does is left out. */
function tell(groups: readonly (readonly [number, Verbs])[]): string {
  const clauses = groups
    .filter(([count]) => count > 0)
    .map(([count, verbs], index) => {
      const subject = index === 0 ? plans(count) : formatNumber(count, 'fr');
      return `${subject} ${plural('fr', count, { ...verbs, many: verbs.other })}`;
    });
  return clauses.length === 0 ? 'Aucun forfait n’est proposé ici.' : `${formatList(clauses, 'fr')}.`;
}

function shares({ yes, no, unknown }: Shares, verbs: { yes: Verbs; no: Verbs }): string {
  // « Non » alone has nothing to refer to.
  const not = yes > 0 ? { one: 'non', other: 'non' } : verbs.no;
  return tell([
    [yes, verbs.yes],
    [no, not],
    [unknown, silent],
  ]);
}

/** `12 prix sont fixés dans cette devise par les fournisseurs ; 3 sont convertis et signalés comme estimations.` */
function origins({ own, converted }: { own: number; converted: number }): string {
  const fixed = counted(own, { one: 'prix est fixé', many: 'de prix sont fixés', other: 'prix sont fixés' });
  const noun = own > 0 ? '' : plural('fr', converted, { one: 'prix ', many: 'de prix ', other: 'prix ' });
  const estimates = plural('fr', converted, {
    one: 'est converti et signalé comme estimation',
    many: 'sont convertis et signalés comme estimations',
    other: 'sont convertis et signalés comme estimations',
  });
  const clauses = [
    ...(own > 0 ? [`${fixed} dans cette devise par les vendeurs`] : []),
    ...(converted > 0 ? [`${formatNumber(converted, 'fr')} ${noun}${estimates}`] : []),
  ];
  return clauses.length === 0 ? '' : ` ${clauses.join('\u00a0; ')}.`;
}

export const destination: Messages['destination'] = {
  title: ({ name, isWorld }) => {
    const what = `eSIM ${isWorld ? 'monde' : name}`;
    return fitLength(shownLength.title, [
      `${what}\u00a0: comparatif des forfaits et des prix`,
      `${what}\u00a0: forfaits et prix comparés`,
      what,
    ]);
  },
  titleOfPage: ({ title, page }) => `${title}, page ${formatNumber(page, 'fr')}`,
  description: (facts) => {
    const offers = `eSIM ${facts.place.for}\u00a0: ${plans(facts.plans)} chez ${providers(facts.providers)}${
      facts.price === null ? '' : `, ${facts.amount} dès ${facts.price}`
    }.`;
    return fitLength(shownLength.description, [
      `${offers} Comparez données, réseaux, prix au Go et coût total pour votre voyage.`,
      `${offers} Comparez réseaux et prix au Go.`,
      offers,
    ]);
  },
  market: {
    heading: 'Les prix ici',
    history: ({ trip, days }) => `Prix le plus bas pour ${trip}, sur ${days}`,
    down: ({ percent, since }) => `En baisse de ${percent} depuis le ${since}`,
    up: ({ percent, since }) => `En hausse de ${percent} depuis le ${since}`,
    same: ({ since }) => `Inchangé depuis le ${since}`,
    within: ({ percent, since }) => `À moins de ${percent} du prix du ${since}`,
    historyLabel: ({ from, highest, now }) => `Au départ ${from}, au plus haut ${highest}, aujourd’hui ${now}`,
  },
  method: {
    heading: 'Comment cette liste est classée',
    cost: 'Selon ce que coûte tout votre voyage. Un forfait trop court ou trop petit est compté autant de fois que nécessaire.',
    fit: 'D’abord les forfaits qui conviennent au voyage\u00a0: à plein débit, ou avec une partie à un débit réduit mais utilisable. Ensuite ceux dont il manque une condition essentielle, enfin ceux qui ne conviennent pas, par prix hors promo.',
    partial: ({ share }) =>
      `Les forfaits valables dans moins de ${share} des pays viennent après ceux qui conviennent, ou pourraient convenir, au voyage.`,
    slow: ({ hours, speed, amount }) =>
      `Le débit réduit est pris en compte à partir de ${speed}\u00a0: pour ${counted(hours, { one: 'heure', many: 'd’heures', other: 'heures' })} en ligne, cela fait ${amount} par jour.`,
    unknown: 'Ce qu’un vendeur ne précise pas est affiché comme «\u00a0non précisé\u00a0», jamais comme un non.',
    ties: 'À coût égal, priorité au plus petit nombre de forfaits, puis au plein débit, à la validité la plus longue, au plus grand volume de données et à l’entrée la plus ancienne du catalogue.',
    promo:
      'Les prix promo ne sont pris en compte que si vous activez l’option et si ce voyage remplit leurs conditions.',
    folded:
      'Un forfait est masqué, et compté sous la liste, si un autre du même vendeur est au moins aussi bon sur tous les points.',
    commission:
      'Les liens signalés comme rémunérés peuvent nous rapporter une commission. Ce qu’ils rapportent ne fait pas partie des données dont dépend ce classement.',
    more: 'En savoir plus sur notre comparaison',
  },
  regional: {
    heading: ({ place }) => `Forfaits régionaux incluant ${place.the}`,
    lead: 'À envisager si vous visitez aussi un pays voisin.',
    world: 'Monde',
    unnamed: 'Plusieurs pays',
    countries: ({ count }) => countries(count),
    covers: ({ names }) => `Pays voisins couverts\u00a0: ${names}`,
    missing: ({ names }) => `Non couverts\u00a0: ${names}`,
    others: ({ count }) => counted(count, { one: 'autre', many: 'd’autres', other: 'autres' }),
    goLabel: ({ go, place, isPaid }) => `${go}, forfait ${place} (${isPaid ? 'lien rémunéré, ' : ''}nouvel onglet)`,
  },
  networks: {
    heading: ({ place }) => `Réseaux ${place.in}`,
    lead: 'Les réseaux que les vendeurs indiquent pour leurs forfaits.',
    columns: { network: 'Réseau', generation: 'Génération', plans: 'Forfaits', providers: 'Vendeurs', from: 'Dès' },
    notStated: 'non précisé',
    unnamed: ({ count }) =>
      `${plans(count)} ${plural('fr', count, { one: 'n’indique', many: 'n’indiquent', other: 'n’indiquent' })} aucun réseau.`,
    all: ({ count }) =>
      plural('fr', count, {
        one: `Afficher ${formatNumber(count, 'fr')} réseau`,
        many: `Afficher les ${formatNumber(count, 'fr')} de réseaux`,
        other: `Afficher les ${formatNumber(count, 'fr')} réseaux`,
      }),
  },
  priceNote: ({ basket }) => `Prix le plus bas de ${basket}, sauf autre volume indiqué.`,
  allProviders: ({ count }) => `${providers(count)}, par nom`,
  reviews: {
    heading: ({ place }) => `Avis de voyageurs ${place.in}`,
    headingWorld: 'Avis de voyageurs',
    empty: ({ place }) =>
      `Aucun avis de voyageur ${place.in} n’a encore été publié. Chaque avis est relu par un modérateur avant publication.`,
    emptyWorld: 'Aucun avis n’a encore été publié. Chaque avis est relu par un modérateur avant publication.',
    all: 'Tous les avis',
  },
  questions: {
    heading: ({ place }) =>
      place.isWorld ? 'Questions sur les eSIM mondiales' : `Questions sur les eSIM ${place.for}`,
    lead: 'Réponses tirées des forfaits de cette page.',
    network: {
      question: ({ place }) => `Quels réseaux utilisent les eSIM ${place.in}\u00a0?`,
      answer: ({ names }) => `Les vendeurs indiquent ${names}.`,
      most: ({ name, count }) => `${name} revient le plus souvent\u00a0: ${plans(count)}.`,
      mostShared: ({ names, count }) => `${names} reviennent le plus souvent\u00a0: ${plans(count)} chacun.`,
      none: 'Aucun vendeur n’indique de réseau pour ses forfaits ici.',
      unmeasured: 'Nous ne mesurons nous-mêmes ni la couverture ni le débit.',
    },
    data: {
      question: ({ days }) => `Combien de données faut-il pour ${days}\u00a0?`,
      answer: ({ light, medium, heavy }) =>
        `Environ ${light} pour les cartes et les messages, ${medium} avec les réseaux sociaux et un peu de vidéo, ${heavy} avec une heure de vidéo par jour et un ordinateur.`,
    },
    unlimited: {
      question: 'Quel est le forfait illimité le moins cher\u00a0?',
      answer: ({ price, provider, days, plan }) =>
        `Parmi les forfaits sans coupure dont le débit réduit est précisé, c’est celui ${elideName('de', provider)}\u00a0: ${price} pour ${days} (${plan}).`,
      none: 'Aucun forfait de cette page ne précise à la fois qu’il ne coupe jamais et à quel débit il ralentit.',
      noneServes: ({ count }) =>
        `${plans(count)} ${plural('fr', count, { one: 'est sans coupure et précise son débit réduit', many: 'sont sans coupure et précisent leur débit réduit', other: 'sont sans coupure et précisent leur débit réduit' })}, mais aucun ne convient à ce voyage, avec ces choix, à un prix connu.`,
    },
    start: {
      question: 'Comment les jours d’un forfait sont-ils comptés\u00a0?',
      answer: ({ hours, calendar, unknown }) => {
        const by24 = 'par périodes de 24\u00a0heures dès l’activation';
        return tell([
          [hours, { one: `compte ${by24}`, other: `comptent ${by24}` }],
          [calendar, { one: 'compte par jour calendaire', other: 'comptent par jour calendaire' }],
          [unknown, silent],
        ]);
      },
      hint: 'Par jour calendaire, le premier jour finit à minuit\u00a0: mieux vaut activer un tel forfait le matin.',
    },
    hotspot: {
      question: 'Puis-je partager la connexion avec un ordinateur\u00a0?',
      answer: (counts) =>
        shares(counts, {
          yes: { one: 'permet le partage', other: 'permettent le partage' },
          no: { one: 'ne permet pas le partage', other: 'ne permettent pas le partage' },
        }),
    },
    phone: {
      question: 'Le forfait comprend-il un numéro de téléphone\u00a0?',
      answer: (counts) =>
        shares(counts, {
          yes: { one: 'comprend un numéro', other: 'comprennent un numéro' },
          no: { one: 'ne comprend pas de numéro', other: 'ne comprennent pas de numéro' },
        }),
      hint: 'Votre propre numéro reste sur votre SIM, pour les appels et les codes par SMS.',
    },
    identity: {
      question: 'Faut-il présenter une pièce d’identité\u00a0?',
      answer: (counts) =>
        shares(counts, {
          yes: { one: 'demande une vérification d’identité', other: 'demandent une vérification d’identité' },
          no: {
            one: 'ne demande aucune vérification d’identité',
            other: 'ne demandent aucune vérification d’identité',
          },
        }),
    },
    currency: {
      question: 'Dans quelle devise sont ces prix\u00a0?',
      answer: ({ own, converted, unconverted, currency, name }) =>
        `En ${name} (${currency})${unconverted === 0 ? '' : `, sauf ${plans(unconverted)}`}.${origins({ own, converted })}`,
      rates: ({ date }) => `Taux de change du ${date}.`,
      ratesBetween: ({ from, to }) => `Taux de change du ${from} au ${to}.`,
      unconverted: ({ count }) =>
        `Le prix de ${plans(count)} ne peut pas être converti et reste dans la devise d’origine.`,
    },
  },
  neighboursHeading: ({ region }) => `Autres destinations ${region.in}`,
};
