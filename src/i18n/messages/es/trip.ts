import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function plans(count: number): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, { one: 'plan', many: 'de planes', other: 'planes' })}`;
}

export const trip: Messages['trip'] = {
  heading: 'Los mejores planes para tu viaje',
  panel: 'Tu viaje',
  change: 'Cambiar',
  daysIn: ({ name }) => `Días de estancia: ${name}`,
  daysAway: 'Días de viaje',
  lessDays: 'Un día menos',
  moreDays: 'Un día más',
  data: 'Datos que necesitas, en GB',
  unlimited: 'Ilimitado',
  mustHave: 'Imprescindible',
  hotspot: 'Compartir internet',
  topUp: 'Recargable',
  phoneNumber: 'Número de teléfono',
  customer: {
    legend: 'Con estos vendedores',
    isNew: 'Cliente nuevo',
    returning: 'Ya soy cliente',
    returningShort: 'Ya cliente',
  },
  promo: 'Contar precios de promoción',
  submit: 'Ver planes',
  fitting: ({ count, total }) =>
    `${plans(count)} de ${formatNumber(total, 'es')} ${plural('es', count, { one: 'sirve', many: 'sirven', other: 'sirven' })} para este viaje.`,
  use: {
    little: ({ amount }) => `${amount} al día: mensajes, correo y un vistazo al mapa de vez en cuando.`,
    light: ({ amount }) => `${amount} al día: mapas, mensajes y algo de redes sociales.`,
    medium: ({ amount }) =>
      `${amount} al día: mapas, mensajes y redes sociales todo el día, y alrededor de una hora de vídeo.`,
    heavy: ({ amount }) => `${amount} al día: dos o tres horas de vídeo, videollamadas, trabajo.`,
    huge: ({ amount }) => `${amount} al día: vídeo HD a diario, un portátil conectado al móvil, copias de seguridad.`,
    unlimited:
      'Sin contar. Lee qué significa ilimitado en cada plan: la mayoría baja la velocidad tras cierta cantidad.',
  },
  estimate: {
    summary: 'Ayúdame a calcularlo',
    question: '¿Para qué lo usarás?',
    light: 'Mapas, mensajes, billetes',
    medium: 'Redes sociales, fotos, algo de vídeo',
    heavy: 'Vídeo, llamadas, portátil',
    choice: ({ aDay, total }) => `${aDay} al día, ${total} para el viaje`,
  },
  picks: {
    label: 'Respuestas para tu viaje',
    cheapest: 'El más barato que sirve',
    bestValue: 'Mejor precio por GB',
    unlimited: 'Sin contar: ilimitado',
    nearest: 'Lo más parecido a tu viaje',
    none: 'Ningún plan sirve para este viaje con estas opciones.',
    noneHint: 'Con menos días, menos datos o menos condiciones vuelven a aparecer planes.',
    wholeTrip: 'todo el viaje',
    several: ({ count }) => `${plans(count)} para el viaje`,
    perDay: ({ price }) => `${price} al día`,
    listPrice: 'A precio de catálogo:',
    withCode: ({ code }) => `Promoción, código ${code}`,
    promo: 'Precio de promoción',
    estimate: 'aproximadamente',
    leastFull: 'El coste más bajo para este viaje a máxima velocidad.',
    leastSlow: 'El coste más bajo para este viaje, con una parte a velocidad reducida.',
    spare: ({ days }) => `Sobran ${days}.`,
    moreFor: ({ data, price }) => `${data} más que el más barato, por ${price} más.`,
    leastPerGb: 'El precio por GB más bajo entre los planes que bastan por sí solos.',
    leastUnlimited: 'El más barato para este viaje que nunca se corta y dice cómo baja la velocidad.',
    closest: 'Lo que más se acerca entre los planes de esta página.',
    view: 'Ver plan',
    noLink: 'Sin enlace a este plan',
    viewLabel: ({ provider, data, days }) => `Ver plan: ${provider}, ${data}, ${days} (enlace patrocinado)`,
    sponsored: 'Enlace patrocinado',
    newCustomersOnly: 'Solo clientes nuevos',
  },
  decoded: {
    heading: 'Qué significa aquí ilimitado',
    fullSpeed: 'A máxima velocidad',
    afterwards: 'Después',
    allTheTime: 'Todo el tiempo',
    forTrip: 'Para tu viaje',
    perDay: 'Por día',
    allowance: ({ amount, days }) => `${amount} en ${days}`,
    slowThen: ({ speed, use }) => `${speed}: ${use}`,
    effective: ({ amount, days }) => `unos ${amount} en ${days}`,
    counted: ({ hours }) => `A velocidad reducida contamos ${formatNumber(hours, 'es')} horas conectado al día.`,
    notStated: 'no indicado',
    use: {
      messages: 'suficiente para mensajes',
      maps: 'suficiente para mapas y llamadas',
      music: 'suficiente para música y vídeo SD',
      video: 'suficiente para vídeo HD',
    },
  },
};
