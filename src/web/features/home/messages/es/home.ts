import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function providers(count: number): string {
  const words = { one: 'vendedor', many: 'de vendedores', other: 'vendedores' };
  return `${formatNumber(count, 'es')} ${plural('es', count, words)}`;
}

function plans(count: number): string {
  const words = { one: 'plan de datos', many: 'de planes de datos', other: 'planes de datos' };
  return `${formatNumber(count, 'es')} ${plural('es', count, words)}`;
}

function destinationWord(count: number): string {
  return plural('es', count, { one: 'destino', many: 'de destinos', other: 'destinos' });
}

function destinations(count: number): string {
  return `${formatNumber(count, 'es')} ${destinationWord(count)}`;
}

export const home: Messages['home'] = {
  title: 'Comparador de eSIM de viaje',
  description: (counts) =>
    `Compara planes eSIM de viaje de ${providers(counts.providers)} para ${destinations(
      counts.destinations,
    )}: datos, días, condiciones y precio en tu moneda.`,
  heading: 'Compara las eSIM de viaje',
  summary: (counts) =>
    `${plans(counts.plans)} de ${providers(counts.providers)} para ${destinations(counts.destinations)}.`,
  severalCountries: { question: '¿Vas a varios países?', link: 'Planifica todo el viaje de una vez' },
  popular: {
    heading: 'Destinos populares',
    lead: 'Precio más bajo para 7 días y 5 GB, salvo que se indique otra cantidad.',
    all: ({ count }) =>
      plural('es', count, {
        one: `Ver ${destinations(count)}`,
        many: `Ver los ${destinations(count)}`,
        other: `Ver los ${destinations(count)}`,
      }),
    browse: 'Ver todos',
    unit: ({ count }) => destinationWord(count),
  },
  regions: {
    heading: 'Un solo plan para toda una región',
    lead: 'Las eSIM regionales siguen funcionando al cruzar una frontera.',
    all: 'Todas las regiones',
  },
  how: {
    heading: 'Cómo funciona',
    steps: {
      where: {
        heading: 'Indica adónde vas y cuántos días',
        text: 'Elige un país o una región, los días de viaje y los datos que necesitas.',
      },
      compare: {
        heading: 'Compara cuánto te costaría',
        text: 'Los planes se ordenan por lo que cuesta tu viaje con cada uno. Los límites de velocidad y las condiciones se indican junto al precio.',
      },
      buy: {
        heading: 'Compra directamente al vendedor',
        text: 'Ve a su web, compra el plan y escanea el código que te envía.',
      },
    },
  },
  pins: 'Los precios más bajos, en el mapa',
  reviews: {
    heading: 'Últimas opiniones',
    all: ({ count }) =>
      plural('es', count, {
        one: 'Ver la única opinión',
        many: `Ver las ${formatNumber(count, 'es')} de opiniones`,
        other: `Ver las ${formatNumber(count, 'es')} opiniones`,
      }),
    empty: 'Todavía no se ha publicado ninguna opinión.',
  },
};
