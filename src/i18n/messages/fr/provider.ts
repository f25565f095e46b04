import type { Messages } from '#i18n/messages/en.ts';

export const provider: Messages['provider'] = {
  title: ({ provider: name, destination }) => `${name}\u202f: forfaits eSIM ${destination}`,
  description: (facts) =>
    `eSIM ${facts.destination} chez ${facts.provider}\u202f: ${facts.plans}${
      facts.price === null ? '' : `, dès ${facts.price}`
    }. Données, durée, limites de débit et prix par Go.`,
  subtitle: ({ destination }) => `Forfaits eSIM ${destination}`,
  plansHeading: ({ destination }) => `Forfaits ${destination}`,
  othersHeading: ({ destination }) => `Autres fournisseurs\u202f: ${destination}`,
  allPlans: ({ destination }) => `Tous les forfaits ${destination}`,
  visit: ({ provider: name }) => `Aller chez ${name}`,
};
