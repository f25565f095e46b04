import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function territories(count: number): string {
  const words = { one: 'país o territorio', many: 'de países y territorios', other: 'países y territorios' };
  return `${formatNumber(count, 'es')} ${plural('es', count, words)}`;
}

function regionsOf(count: number): string {
  const words = { one: 'región', many: 'de regiones', other: 'regiones' };
  return `${formatNumber(count, 'es')} ${plural('es', count, words)}`;
}

export const regions: Messages['regions'] = {
  title: 'Destinos con eSIM: regiones y países',
  description: ({ countries }) =>
    `Planes eSIM de viaje para ${territories(countries)} y para regiones que abarcan varios, con el precio más bajo de 5 GB para 7 días.`,
  heading: 'Regiones y países',
  summary: ({ regions: regionCount, countries }) =>
    `${regionsOf(regionCount)} y ${territories(countries)} con al menos un plan.`,
  finder: { label: 'País o región', submit: 'Buscar', clear: 'Mostrar todo' },
  results: {
    heading: ({ query }) => `Destinos que coinciden con «${query}»`,
    none: ({ query }) => `Ningún destino coincide con «${query}».`,
  },
  regionsHeading: 'Regiones',
  countriesHeading: 'Países y territorios',
  letters: 'Ir a una letra',
  priceNote: 'El precio más bajo de 5 GB para 7 días, salvo que se indique otra cantidad',
  continentsHeading: 'Continentes',
  partsHeading: 'Partes de un continente',
  show: { label: 'Mostrar', all: 'Todo', regions: 'Regiones', countries: 'Países' },
};
