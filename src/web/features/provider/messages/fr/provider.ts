import { fitLength, shownLength } from '#i18n/fit-length.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { elideName } from '#i18n/languages/fr/elide-name.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';

/** `forfaits pour le Japon`, `forfaits mondiaux`. */
function forPlace(noun: string, { isWorld, ...place }: PlaceForms): string {
  return `${noun} ${isWorld ? (noun.startsWith('forfaits') ? 'mondiaux' : 'mondial') : place.for}`;
}

export const provider: Messages['provider'] = {
  title: ({ provider: name, destination }) =>
    fitLength(shownLength.title, [
      `${name}\u00a0: ${forPlace('forfaits eSIM', destination)}`,
      `${name}\u00a0: eSIM ${destination.name}`,
    ]),
  description: (facts) => {
    const offers = `eSIM ${facts.destination.for} chez ${facts.provider}\u00a0: ${facts.plans}${
      facts.price === null ? '' : `, ${facts.amount} dès ${facts.price}`
    }.`;
    return fitLength(shownLength.description, [
      `${offers} Données, validité, conditions et prix face aux autres vendeurs.`,
      `${offers} Prix face aux autres.`,
      offers,
    ]);
  },
  subtitle: ({ destination }) => (destination.isWorld ? 'Forfaits eSIM mondiaux' : `Forfaits eSIM ${destination.for}`),
  plansHeading: ({ destination }) => (destination.isWorld ? 'Forfaits mondiaux' : `Forfaits ${destination.for}`),
  allPlans: ({ destination }) => `Tous les ${forPlace('forfaits', destination)}`,
  confirmed: ({ date, ago }) => `Prix confirmés le ${date}, ${ago}. Le site du vendeur fait foi.`,
  ranks: ({ rank }) =>
    `${rank}\u00a0: le rang d’un prix parmi les plus bas de chaque vendeur, à volume de données au moins égal.`,
  everywhere: ({ provider }) => `${provider} dans toutes les destinations`,
  visit: ({ provider: name }) => `Voir le site ${elideName('de', name)}`,
  named: {
    title: ({ plan, destination }) => `${plan}\u00a0: ${forPlace('forfait eSIM', destination)}`,
    lead: ({ trip }) => `Coût pour ce voyage\u00a0: ${trip}.`,
    notSold: ({ provider: name, destination }) =>
      `${name} ne vend pas ce ${forPlace('forfait', destination)}, ou ne le vend plus.`,
  },
  company: {
    heading: ({ provider: name }) => `À propos ${elideName('de', name)}`,
    source: 'D’après nos recherches',
    legalName: 'Société',
    seat: 'Siège social',
    register: 'Registre',
    support: 'Assistance',
    payment: 'Paiement',
    refunds: 'Remboursement',
    methods: {
      card: 'Carte bancaire',
      'bank-transfer': 'Virement',
      crypto: 'Cryptomonnaie',
      konbini: 'Paiement en konbini (Japon)',
    },
  },
  cheaper: {
    heading: 'Où se situe ce vendeur',
    lead: ({ trip, provider: name, price }) => `${trip}\u00a0: ${price} chez ${name}. Ces forfaits coûtent moins cher.`,
    leadWithout: ({ trip, provider: name }) =>
      `${trip}\u00a0: aucun forfait ${elideName('de', name)} ne suffit à coup sûr. Les moins chers qui suffisent\u00a0:`,
    noneAtAll: ({ trip }) => `${trip}\u00a0: aucun forfait de cette page ne suffit à coup sûr.`,
    more: ({ count }) =>
      `${formatNumber(count, 'fr')} ${plural('fr', count, {
        one: 'autre vendeur moins cher',
        many: 'd’autres vendeurs moins chers',
        other: 'autres vendeurs moins chers',
      })}`,
    lowest: ({ price }) => `Le prix le plus bas de tous les vendeurs\u00a0: ${price}`,
    others: ({ count }) =>
      `${formatNumber(count, 'fr')} ${plural('fr', count, {
        one: 'autre vendeur est moins cher',
        many: 'd’autres vendeurs sont moins chers',
        other: 'autres vendeurs sont moins chers',
      })}`,
    again: ({ trip }) => `Comparer pour ${trip}`,
  },
  promo: {
    heading: 'Promotions',
    lead: 'Conditions indiquées par le vendeur',
    upTo: ({ percent }) => `Jusqu’à ${formatNumber(percent, 'fr')}\u00a0% de remise`,
    plain: 'Offre',
    code: 'Code promo',
    codeNotStated: 'Aucun code indiqué',
    forWhom: 'Bénéficiaires',
    newCustomers: 'Première commande seulement',
    everyone: 'Tous les clients, nouveaux ou non',
    minimum: 'Commande minimale',
    noMinimum: 'Aucun minimum indiqué',
    excluded: 'Exclusions',
    runs: 'Période',
    until: ({ date }) => `Jusqu’au ${date}`,
    endsBetween: ({ from, to }) => `Fin entre le ${from} et le ${to}, selon le forfait`,
    endsFrom: ({ date }) => `Fin le ${date} au plus tôt, selon le forfait`,
    startsLater: ({ date, end }) => `À partir du ${date}. ${end}`,
    noEnd: 'Aucune fin indiquée',
    plans: 'Forfaits',
    onPlans: ({ count, total }) => `${formatNumber(count, 'fr')} sur ${formatNumber(total, 'fr')}`,
  },
  reviews: {
    heading: 'Avis',
    reviewsHere: ({ count, destination }) => `dont ${formatNumber(count, 'fr')} ${destination.for}`,
    here: ({ destination }) => `Avis de voyageurs ${destination.in}`,
    elsewhere: 'Avis pour d’autres destinations',
    allReviews: 'Tous les avis',
    empty: 'Aucun avis pour l’instant',
    emptyText: ({ provider: name }) =>
      `Aucun avis sur ${name} n’a encore été publié. Chaque avis est relu par un modérateur avant publication.`,
  },
};
