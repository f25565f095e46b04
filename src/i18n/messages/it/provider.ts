import type { Messages } from '#i18n/messages/en.ts';

export const provider: Messages['provider'] = {
  title: ({ provider: name, destination }) => `${name}: piani eSIM ${destination}`,
  description: (facts) =>
    `eSIM ${facts.destination} di ${facts.provider}: ${facts.plans}${
      facts.price === null ? '' : `, da ${facts.price}`
    }. Dati, giorni, limiti di velocità e prezzo al GB.`,
  subtitle: ({ destination }) => `Piani eSIM: ${destination}`,
  plansHeading: ({ destination }) => `Piani: ${destination}`,
  othersHeading: ({ destination }) => `Altri fornitori: ${destination}`,
  allPlans: ({ destination }) => `Tutti i piani: ${destination}`,
  visit: ({ provider: name }) => `Vai a ${name}`,
};
