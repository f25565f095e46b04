import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function countries(count: number): string {
  return `${formatNumber(count, 'fr')} ${plural('fr', count, { one: 'pays', many: 'de pays', other: 'pays' })}`;
}

export const coverage: Messages['coverage'] = {
  heading: 'Où fonctionne le forfait',
  lead: 'Choisissez un forfait pour voir les pays couverts.',
  networksLead: 'Survolez ou touchez un pays pour connaître ses réseaux.',
  plan: 'Forfait',
  submit: 'Afficher',
  choice: ({ provider, data, validity, price }) =>
    [`${provider}, ${data}, ${validity}`, price].filter((part) => part !== null).join('\u00a0: '),
  count: ({ covered, total }) => `Fonctionne dans ${formatNumber(covered, 'fr')} pays sur ${formatNumber(total, 'fr')}`,
  map: ({ covered, total }) =>
    `Carte\u00a0: le forfait fonctionne dans ${formatNumber(covered, 'fr')} pays sur ${formatNumber(total, 'fr')}. La liste donne les mêmes informations.`,
  covered: 'Couvert',
  missing: 'Non couvert',
  ownPlan: 'Forfait local dès',
  showAll: ({ count }) => (count === 1 ? 'Afficher le pays' : `Afficher les ${countries(count)}`),
  beyond: ({ count }) => `Fonctionne aussi dans ${countries(count)} hors de cette région`,
  networksUnknown: 'Couvert, réseaux non précisés',
};
