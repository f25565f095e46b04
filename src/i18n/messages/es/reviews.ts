import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function providerCount(count: number): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, { one: 'proveedor', many: 'de proveedores', other: 'proveedores' })}`;
}

function reviewCount(count: number): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, { one: 'opinión', many: 'de opiniones', other: 'opiniones' })}`;
}

function starCount(count: number): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, { one: 'estrella', many: 'de estrellas', other: 'estrellas' })}`;
}

export const reviews: Messages['reviews'] = {
  title: 'Opiniones',
  description:
    'Lo que dicen los viajeros de los proveedores de eSIM que han usado, de más reciente a más antigua. Cada opinión se lee antes de publicarse.',
  heading: 'Opiniones',
  lead: 'Lo que dicen los viajeros de las eSIM que han usado, de más reciente a más antigua.',
  count: ({ count }) => reviewCount(count),
  countOfProviders: ({ reviews, providers: count }) => `${reviewCount(reviews)} sobre ${providerCount(count)}`,
  countWithStars: ({ stars, count }) => `${starCount(stars)}: ${reviewCount(count)}`,
  mean: ({ rating }) => `${rating} de 5`,
  stars: ({ count }) => starCount(count),
  rating: ({ rating }) => `${formatNumber(rating, 'es')} de 5`,
  received: 'Gracias. Una persona lee cada opinión antes de publicarla.',
  feedTitle: ({ siteName }) => `Opiniones - ${siteName}`,
  reply: ({ provider }) => `Respuesta de ${provider}`,
  checked: {
    text: 'Una persona lee cada opinión antes de publicarla, sea cual sea su valoración.',
    link: 'Cómo se comprueban las opiniones',
  },
  pictures: {
    name: ({ place }) => `Captura ${place}`,
    close: 'Cerrar',
    previous: 'Anterior',
    next: 'Siguiente',
  },
  filters: {
    label: 'Filtrar opiniones',
    provider: 'Proveedor',
    destination: 'País',
    rating: 'Valoración',
    language: 'Idioma',
    order: 'Orden',
    any: 'Todos',
    newest: 'Más recientes primero',
    useful: 'Más útiles primero',
    apply: 'Mostrar',
    all: 'Mostrar todas las opiniones',
  },
  usefulNote:
    'Más útiles primero: van delante los textos largos, con capturas y con más países. La valoración no influye.',
  none: { heading: 'Ninguna opinión coincide', text: 'Nadie ha escrito todavía una opinión así.' },
  summary: { all: 'Todas las opiniones', chosen: 'Estas opiniones' },
  best: {
    heading: 'Proveedores mejor valorados',
    note: ({ fewest }) => `Al menos ${fewest} opiniones. Las valoraciones con pocas opiniones se acercan a la media.`,
  },
  withoutScript:
    'El formulario de opiniones necesita JavaScript: reduce las capturas y mantiene fuera a los robots. Activa JavaScript en el navegador y vuelve a abrir esta página.',
  empty: {
    heading: 'Todavía no hay opiniones',
    text: 'Todavía no se ha publicado ninguna opinión. Cada una aparece aquí después de que una persona la haya leído.',
    destinations: 'Todos los destinos',
  },
};
