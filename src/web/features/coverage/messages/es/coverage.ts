import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function countries(count: number): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, { one: 'país', many: 'de países', other: 'países' })}`;
}

export const coverage: Messages['coverage'] = {
  heading: 'Dónde funciona un plan',
  lead: 'Elige un plan para ver los países que cubre.',
  networksLead: 'Pasa el cursor por un país o tócalo para ver sus redes.',
  plan: 'Plan',
  submit: 'Mostrar',
  choice: ({ provider, data, validity, price }) =>
    [`${provider}, ${data}, ${validity}`, price].filter((part) => part !== null).join(': '),
  count: ({ covered, total }) => `Funciona en ${formatNumber(covered, 'es')} de ${countries(total)}`,
  map: ({ covered, total }) =>
    `Mapa: el plan funciona en ${formatNumber(covered, 'es')} de ${countries(total)}. La lista contiene los mismos datos.`,
  covered: 'Con cobertura',
  missing: 'Sin cobertura en este plan',
  ownPlan: 'Plan local desde',
  showAll: ({ count }) => (count === 1 ? 'Mostrar el país' : `Mostrar los ${countries(count)}`),
  beyond: ({ count }) => `También funciona en ${countries(count)} fuera de esta región`,
  networksUnknown: 'Con cobertura, redes sin indicar',
};
