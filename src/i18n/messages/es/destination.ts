import { formatNumber, formatRange } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function plans(count: number): string {
  const words = { one: 'plan eSIM', many: 'de planes eSIM', other: 'planes eSIM' };
  return `${formatNumber(count, 'es')} ${plural('es', count, words)}`;
}

function providers(count: number): string {
  const words = { one: 'proveedor', many: 'de proveedores', other: 'proveedores' };
  return `${formatNumber(count, 'es')} ${plural('es', count, words)}`;
}

export const destination: Messages['destination'] = {
  title: ({ name }) => `Planes eSIM: ${name}`,
  titleOfPage: ({ title, page }) => `${title}, página ${formatNumber(page, 'es')}`,
  description: (facts) =>
    `eSIM para ${facts.name}: ${plans(facts.plans)} de ${providers(facts.providers)}${
      facts.price === null ? '' : `, desde ${facts.price}`
    }. Datos, días, límites de velocidad y precio por GB, todo a la vista.`,
  summary: (counts) => `${plans(counts.plans)} de ${providers(counts.providers)}`,
  checked: ({ when }) => `Precios comprobados ${when}`,
  plansHeading: 'Todos los planes',
  order: 'De menor a mayor precio',
  range: ({ from, to, total }) => `${formatRange(from, to, 'es')} de ${formatNumber(total, 'es')}`,
  providersHeading: ({ name }) => `Proveedores: ${name}`,
  allProviders: ({ count }) =>
    plural('es', count, {
      one: `Mostrar ${providers(count)}`,
      many: `Mostrar los ${providers(count)}`,
      other: `Mostrar los ${providers(count)}`,
    }),
  neighboursHeading: ({ region }) => `Más destinos: ${region}`,
  countriesHeading: ({ name }) => `Países: ${name}`,
  countriesLead: 'Cada país tiene su propia página con sus planes locales.',
};
