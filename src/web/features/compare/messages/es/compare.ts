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
    'Compara hasta cuatro planes eSIM de viaje: cuánto cuesta tu viaje con cada uno, datos, redes y condiciones.',
  heading: ({ count }) => (count === 0 ? 'Comparar planes' : `Comparación de ${plans(count)}`),
  shareable: 'El enlace se puede compartir',
  empty: {
    heading: 'Aún no has marcado nada',
    text: 'Marca «Comparar» en dos, tres o cuatro planes. Se quedan aquí hasta que los quites, también si sales de la página.',
    lastSeen: 'O empieza por las respuestas que viste por última vez:',
    answers: ({ count }) => (count === 3 ? 'Comparar las tres respuestas' : 'Comparar las dos respuestas'),
    action: 'Elegir un destino',
  },
  onlyOne: 'Solo has elegido un plan',
  addMore: ({ place }) => (place.isWorld ? 'Añadir un plan global' : `Añadir un plan ${place.for}`),
  onlyDifferences: 'Solo diferencias',
  table: 'Tabla comparativa de los planes. Se desplaza en horizontal.',
  removed: ({ provider, count }) =>
    `${provider}: quitado, ${count === 1 ? 'queda' : 'quedan'} ${formatNumber(count, 'es')}`,
  rivals: 'Dos rivales de precio parecido',
  withRivals: 'Comparar con los marcados',
  remove: ({ plan }) => `Quitar ${plan}`,
  best: 'mejor valor',
  print: 'Imprimir',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  copyFailed: 'No se ha podido copiar el enlace. Copia la dirección de esta página.',
  legend: 'El precio más bajo del viaje está en magenta; la mejor cifra de cada fila, en negrita.',
  save: 'Guardar en este navegador',
  saveHint: 'Guarda estos planes en tu comparación y te permite ver esta página sin conexión.',
  saved: 'Guardado en este navegador; se puede ver sin conexión.',
  unknownHint: '«Sin indicar» significa que el vendedor no lo dice, no que la respuesta sea no.',
  method: 'Cómo calculamos estas cifras',
  rows: {
    groupSame: 'Igual en todos',
    cost: 'Todo el viaje',
    need: 'Datos y días',
    steps: 'Ver los pasos',
    price: 'Un plan',
    promo: 'Promoción',
    until: ({ date }) => `hasta el ${date}`,
    perGb: 'Por GB',
    rating: 'Valoración',
    noReviews: 'Aún sin opiniones',
    notForTrip: 'No sirve para este viaje',
    costUnknown: 'Desconocido',
    noFigure: 'No aplicable',
    networksOf: ({ count }) =>
      `Redes indicadas en ${formatNumber(count, 'es')} ${plural('es', count, { one: 'país', many: 'de países', other: 'países' })}`,
  },
  notices: {
    withdrawn: ({ provider, plan, price, date }) =>
      `${provider}, ${plan}: ya no se vende. Su último precio, comprobado el ${date}, era de ${price}.`,
    unknown: ({ ids }) => `Número de plan no encontrado: ${ids}.`,
    unread: ({ words }) => `Número de plan no válido: ${words}.`,
    beyond: ({ ids }) =>
      `Se pueden comparar cuatro planes como máximo. Fuera de la comparación: ${ids}. Quita un plan para hacer sitio.`,
    replace: ({ id }) => `Mostrar el plan ${id} en lugar del último`,
    rest: 'Los demás planes del enlace sí se muestran.',
  },
  tray: {
    label: 'Planes para comparar',
    compare: ({ count }) => `Comparar (${formatNumber(count, 'es')})`,
    one: '1 marcado: añade otro',
    compareLabel: ({ count }) => `Comparar (${formatNumber(count, 'es')}): abrir la comparación`,
    clear: 'Quitar todos',
    close: 'Ocultar la selección',
    addAnother: 'Añadir un plan',
    count: ({ count }) => `${plans(count)} para comparar, cuatro como máximo.`,
    full: ({ plan }) => `Se pueden comparar cuatro planes como máximo. ¿Cuál quieres sustituir por ${plan}?`,
    replace: ({ plan }) => `Sustituir ${plan}`,
    cancel: 'Mantener los cuatro',
  },
};
