import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function providerCount(count: number): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, { one: 'vendedor', many: 'de vendedores', other: 'vendedores' })}`;
}

function reviewCount(count: number): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, { one: 'opinión', many: 'de opiniones', other: 'opiniones' })}`;
}

function starCount(count: number): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, { one: 'estrella', many: 'de estrellas', other: 'estrellas' })}`;
}

export const reviews: Messages['reviews'] = {
  title: 'Opiniones sobre eSIM de viaje',
  description:
    'Lo que dicen los viajeros de los vendedores de eSIM que han usado. Revisamos cada opinión antes de publicarla.',
  heading: 'Opiniones',
  lead: 'Lo que dicen los viajeros de las eSIM que han usado.',
  seller: {
    heading: ({ provider }) => `Opiniones sobre ${provider}`,
    plans: ({ place }) => (place.isWorld ? 'Sus planes globales' : `Sus planes ${place.for}`),
  },
  count: ({ count }) => reviewCount(count),
  countOfProviders: ({ reviews, providers: count }) => `${reviewCount(reviews)} sobre ${providerCount(count)}`,
  countWithStars: ({ stars, count }) => `${starCount(stars)}: ${reviewCount(count)}`,
  mean: ({ rating }) => `${rating} de 5`,
  stars: ({ count }) => starCount(count),
  rating: ({ rating }) => `${formatNumber(rating, 'es')} de 5`,
  feedTitle: ({ siteName }) => `Opiniones · ${siteName}`,
  report: 'Denunciar',
  reply: ({ provider }) => `Respuesta de ${provider}`,
  checked: {
    text: 'Una persona lee cada opinión antes de publicarla, sea cual sea su valoración.',
    link: 'Cómo se revisan las opiniones',
  },
  pictures: {
    name: ({ place }) => `Captura ${place}`,
    close: 'Cerrar',
    previous: 'Anterior',
    next: 'Siguiente',
  },
  filters: {
    button: ({ count }) => (count === 0 ? 'Filtros' : `Filtros · ${formatNumber(count, 'es')}`),
    label: 'Filtrar opiniones',
    provider: 'Vendedor',
    destination: 'País',
    rating: 'Valoración',
    language: 'Idioma',
    order: 'Orden',
    any: { destination: 'Todos', provider: 'Todos', rating: 'Todas', language: 'Todos' },
    orders: { language: 'Recientes', newest: 'Recientes, en todos los idiomas', useful: 'Útiles' },
    apply: 'Mostrar',
    all: 'Mostrar todas las opiniones',
  },
  orderNotes: {
    language:
      'Primero las opiniones en español y después las escritas en otros idiomas, de la más reciente a la más antigua.',
    useful: '«Útiles» pone primero las opiniones largas, con capturas y con más países. La valoración no influye.',
  },
  none: { heading: 'Ninguna opinión coincide', text: 'Prueba con menos filtros.' },
  summary: { all: 'Todas las opiniones', chosen: 'Estas opiniones' },
  best: {
    heading: 'Vendedores mejor valorados',
    note: ({ fewest }) =>
      `Al menos ${fewest} opiniones y una valoración no inferior a la media. Con pocas opiniones, la valoración se acerca a la media.`,
  },
  withoutScript:
    'El formulario de opiniones necesita JavaScript: sirve para reducir las capturas y frenar a los bots. Activa JavaScript en el navegador y vuelve a abrir esta página.',
  empty: {
    heading: 'Todavía no hay opiniones',
    text: 'Publicamos cada opinión después de revisarla.',
    destinations: 'Todos los destinos',
  },
};
