import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

export const reviews: Messages['reviews'] = {
  title: 'Opiniones',
  description:
    'Lo que dicen los viajeros de los proveedores de eSIM que han usado, de más reciente a más antigua. Cada opinión se lee antes de publicarse.',
  write: 'Escribir una opinión',
  heading: 'Opiniones',
  lead: 'Lo que dicen los viajeros de las eSIM que han usado, de más reciente a más antigua.',
  count: ({ count }) =>
    `${formatNumber(count, 'es')} ${plural('es', count, {
      one: 'opinión',
      many: 'de opiniones',
      other: 'opiniones',
    })}`,
  rating: ({ rating }) => `${formatNumber(rating, 'es')} de 5`,
  received: 'Gracias. Una persona lee cada opinión antes de publicarla.',
  empty: {
    heading: 'Todavía no hay opiniones',
    text: 'Todavía no se ha publicado ninguna opinión. Cada una aparece aquí después de que una persona la haya leído.',
    destinations: 'Todos los destinos',
  },
};
