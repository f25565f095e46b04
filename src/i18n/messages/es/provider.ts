import type { Messages } from '#i18n/messages/en.ts';

export const provider: Messages['provider'] = {
  title: ({ provider: name, destination }) => `${name}: planes eSIM para ${destination}`,
  description: (facts) =>
    `${facts.plans} de ${facts.provider} para ${facts.destination}${
      facts.price === null ? '' : `, desde ${facts.price}`
    }: datos, días, límites de velocidad y precio por GB.`,
  subtitle: ({ destination }) => `Planes eSIM para ${destination}`,
  plansHeading: ({ destination }) => `Planes para ${destination}`,
  othersHeading: ({ destination }) => `Otros proveedores: ${destination}`,
  allPlans: ({ destination }) => `Todos los planes para ${destination}`,
  visit: ({ provider: name }) => `Ir a ${name}`,
};
