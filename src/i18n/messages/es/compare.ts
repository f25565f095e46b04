import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function plans(count: number): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, { one: 'plan', many: 'de planes', other: 'planes' })}`;
}

export const compare: Messages['compare'] = {
  title: 'Comparar planes eSIM',
  titleOf: ({ names }) => `Comparar planes eSIM: ${names}`,
  description:
    'Hasta cuatro planes eSIM de viaje lado a lado: cuánto cuesta tu viaje con cada uno, datos, redes y condiciones.',
  heading: ({ count }) => (count === 0 ? 'Comparar planes' : `Comparar ${plans(count)}`),
  shareable: 'El enlace se puede compartir',
  empty: {
    heading: 'Todavía no hay nada que comparar',
    text: 'En cualquier lista, marca la casilla junto a un plan, hasta cuatro. Se quedan en este navegador hasta que los quites.',
    action: 'Elegir un destino',
  },
  onlyOne: 'Solo has elegido un plan',
  oneHint: 'Añade otro para ver en qué se diferencian.',
  addMore: ({ place }) => (place.isWorld ? 'Añadir un plan global' : `Añadir un plan ${place.for}`),
  onlyDifferences: 'Solo diferencias',
  table: 'Planes lado a lado. La tabla se desplaza en horizontal.',
  remove: ({ plan }) => `Quitar ${plan}`,
  best: 'el mejor aquí',
  print: 'Imprimir',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'No se ha podido copiar el enlace. Copia la dirección de esta página.',
  legend: 'señala la mejor cifra de una fila.',
  save: 'Guardar en este navegador',
  saveHint: 'Pone estos planes en tu selección y permite leer esta página sin conexión.',
  saved: 'Guardado en este navegador; se puede leer sin conexión.',
  unknownHint: '«No indicado» significa que el vendedor no lo dice, no que la respuesta sea no.',
  method: 'Cómo calculamos estas cifras',
  rows: {
    groupTrip: 'Tu viaje',
    groupPrice: 'Precio',
    groupData: 'Datos y duración',
    groupNetwork: 'Red',
    groupIncludes: 'Incluye y condiciones',
    groupSeller: 'Vendedor',
    groupSame: 'Igual en todos',
    cost: 'Coste del viaje',
    need: 'Datos y días',
    why: 'Por qué',
    price: 'Un plan',
    promo: 'Promoción',
    perGb: 'Por GB',
    perDay: 'Por día del plan',
    rating: 'Valoración',
    noReviews: 'Aún sin reseñas',
    noPromo: 'Ninguna indicada',
    notForTrip: 'No sirve para este viaje',
    costUnknown: 'Desconocido',
    noFigure: 'No procede',
    noLimits: 'Ninguno indicado',
    networksOf: ({ count }) =>
      `Redes indicadas en ${formatNumber(count, 'es')} ${plural('es', count, { one: 'país', many: 'de países', other: 'países' })}`,
  },
  notices: {
    withdrawn: ({ provider, plan, price, date }) =>
      `${provider}, ${plan}: ya no se ofrece. Su último precio, visto el ${date}, era de ${price}.`,
    unknown: ({ ids }) => `No existe ningún plan con el número ${ids}.`,
    unread: ({ words }) => `Esto no es el número de un plan: ${words}.`,
    beyond: ({ ids }) =>
      `Lado a lado caben cuatro planes como máximo. Queda fuera el plan ${ids}. Quita uno para hacer sitio.`,
    replace: ({ id }) => `Mostrar el plan ${id} en lugar del último`,
    rest: 'El resto de la dirección se muestra.',
  },
  tray: {
    label: 'Planes para comparar',
    compare: ({ count }) => `Comparar (${formatNumber(count, 'es')})`,
    compareLabel: ({ count }) => `Comparar (${formatNumber(count, 'es')}): ver los planes lado a lado`,
    clear: 'Quitar todos',
    close: 'Ocultar la selección',
    addAnother: 'Añadir un plan',
    count: ({ count }) => `${plans(count)} para comparar, cuatro como máximo.`,
    full: ({ plan }) => `Se pueden comparar cuatro planes como máximo. ¿Cuál se cambia por ${plan}?`,
    replace: ({ plan }) => `Cambiar ${plan}`,
    cancel: 'Dejar los cuatro',
  },
};
