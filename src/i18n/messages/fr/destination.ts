import { formatNumber, formatRange } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function plans(count: number): string {
  const words = { one: 'forfait eSIM', many: 'de forfaits eSIM', other: 'forfaits eSIM' };
  return `${formatNumber(count, 'fr')} ${plural('fr', count, words)}`;
}

function providers(count: number): string {
  const words = { one: 'fournisseur', many: 'de fournisseurs', other: 'fournisseurs' };
  return `${formatNumber(count, 'fr')} ${plural('fr', count, words)}`;
}

export const destination: Messages['destination'] = {
  title: ({ name }) => `Forfaits eSIM ${name}`,
  titleOfPage: ({ title, page }) => `${title}, page ${formatNumber(page, 'fr')}`,
  description: (facts) =>
    `eSIM ${facts.name}\u202f: ${plans(facts.plans)} chez ${providers(facts.providers)}${
      facts.price === null ? '' : `, dès ${facts.price}`
    }. Données, durée, limites de débit et prix par Go, côte à côte.`,
  summary: (counts) => `${plans(counts.plans)} chez ${providers(counts.providers)}`,
  checked: ({ when }) => `Prix vérifiés ${when}`,
  plansHeading: 'Tous les forfaits',
  order: 'Prix croissant',
  range: ({ from, to, total }) => `${formatRange(from, to, 'fr')} sur ${formatNumber(total, 'fr')}`,
  providersHeading: ({ name }) => `Fournisseurs\u202f: ${name}`,
  allProviders: ({ count }) =>
    plural('fr', count, {
      one: `Afficher ${providers(count)}`,
      many: `Afficher les ${providers(count)}`,
      other: `Afficher les ${providers(count)}`,
    }),
  neighboursHeading: ({ region }) => `Autres destinations\u202f: ${region}`,
  countriesHeading: ({ name }) => `Pays\u202f: ${name}`,
  countriesLead: 'Chaque pays a sa propre page, avec ses forfaits locaux.',
};
