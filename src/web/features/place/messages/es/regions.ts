import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function territories(count: number): string {
  const words = { one: 'país o territorio', many: 'de países y territorios', other: 'países y territorios' };
  return `${formatNumber(count, 'es')} ${plural('es', count, words)}`;
}

export const regions: Messages['regions'] = {
  title: 'Destinos con eSIM: regiones y países',
  description: ({ countries }) =>
    `Planes eSIM de viaje para ${territories(countries)} y para regiones que abarcan varios, con el precio más bajo de 5 GB para 7 días.`,
  heading: 'Destinos',
  finder: { label: 'País o región', submit: 'Buscar', clear: 'Mostrar todo' },
  results: {
    heading: ({ query }) => `Destinos que coinciden con «${query}»`,
  },
  counts: ({ countries, regions: count }) =>
    `${countries} y ${formatNumber(count, 'es')} ${plural('es', count, { one: 'región', many: 'de regiones', other: 'regiones' })}`,
  countriesOf: ({ count, of }) => `Planes para ${formatNumber(count, 'es')} de ${formatNumber(of, 'es')} países`,
  regionsHeading: 'Regiones',
  popular: 'Los más vistos',
  byRegion: 'Por región',
  letters: 'De la A a la Z',
  letter: ({ initial }) => `Destinos con la ${initial}`,
  priceNote: 'El precio más bajo de 5 GB para 7 días',
  noPlan: 'ningún plan de 5 GB',
  whole: 'Planes para toda la región',
  more: ({ count, within }) => `${formatNumber(count, 'es')} más ${within}`,
  partsHeading: 'Partes de un continente',
};
