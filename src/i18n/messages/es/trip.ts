import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { isSingular, plural } from '#i18n/plural.ts';

function plans(count: number): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, { one: 'plan', many: 'de planes', other: 'planes' })}`;
}

export const trip: Messages['trip'] = {
  heading: 'Los mejores planes para tu viaje',
  panel: 'Tu viaje',
  change: 'Cambiar',
  daysAway: 'Días de viaje',
  lessDays: 'Un día menos',
  moreDays: 'Un día más',
  data: 'Datos que necesitas, en GB',
  unlimited: 'Ilimitado',
  hotspot: 'Compartir conexión',
  fiveG: '5G',
  topUp: 'Recargable',
  phoneNumber: 'Número de teléfono',
  customer: {
    legend: '¿Ya has pedido a estos vendedores?',
    isNew: 'Primer pedido',
    returning: 'Ya he pedido',
    returningShort: 'Ya he pedido',
  },
  promo: 'Incluir precios promocionales',
  use: {
    little: ({ amount }) => `${amount} al día: mensajes, correo y un vistazo al mapa de vez en cuando.`,
    light: ({ amount }) => `${amount} al día: mapas, mensajes y consultas.`,
    social: ({ amount }) => `${amount} al día: mapas, mensajes y media hora de redes sociales.`,
    medium: ({ amount }) => `${amount} al día: mapas, mensajes, una hora de redes sociales y media hora de vídeo.`,
    heavy: ({ amount }) =>
      `${amount} al día: una hora de redes sociales, una de vídeo y una de trabajo con el portátil.`,
    huge: ({ amount }) => `${amount} al día: vídeo HD a diario, un portátil conectado al móvil, copias de seguridad.`,
    unlimited:
      'Sin estar pendiente de los gigas. Fíjate en qué significa «ilimitado» en cada plan: la mayoría baja la velocidad a partir de cierta cantidad.',
  },
  estimate: {
    label: 'Según tu uso',
    light: 'Ligero',
    medium: 'Normal',
    heavy: 'Vídeo, trabajo',
    more: '¿Cuántos datos necesito?',
  },
  sentence: {
    close: 'Cerrar',
    show: 'Ver',
    exactly: 'O la cantidad exacta',
    notStated: 'Se excluyen los planes que no lo indican.',
    questions: {
      days: '¿Cuántos días?',
      data: '¿Cuántos datos?',
      mustHaves: '¿Qué debe incluir?',
      customer: '¿Ya has pedido a estos vendedores?',
    },
    words: {
      noMustHaves: 'cualquier plan',
      renewing: 'Incluir también los que se renuevan solos',
      hotspot: 'compartir conexión',
      topUp: 'recargable',
      phoneNumber: 'con número',
      noIdCheck: 'sin verificación',
      new: 'primer pedido',
      returning: 'ya he pedido',
    },
    customer: {
      new: { name: 'Todavía no', hint: 'Cuentan los precios de primer pedido' },
      returning: { name: 'Sí', hint: 'No cuentan los precios de primer pedido' },
    },
    answer: ({ data, price }) => `${data} por ${price}`,
    fit: ({ count }) => `${plans(count)} te ${plural('es', count, { one: 'sirve', many: 'sirven', other: 'sirven' })}`,
    none: 'Ningún plan te sirve',
    nearest: ({ plan }) => `El más parecido: ${plan}`,
  },
  picks: {
    label: 'Recomendaciones para tu viaje',
    cheapest: ({ days, data }) =>
      data === null ? `Precio más bajo para ${days}, datos ilimitados` : `Precio más bajo para ${days} y ${data}`,
    cheapestRenewing: 'Precio más bajo, se renueva solo',
    fewestWorries: 'Más tranquilidad',
    bestValue: 'Mejor precio por GB',
    nearest: 'Lo más parecido a tu viaje',
    none: 'Ningún plan sirve para este viaje con estas opciones.',
    noneHint: 'Prueba con menos días, menos datos o menos requisitos.',
    partialOnly: ({ share }) => `Ningún plan que funcione en al menos el ${share} de los países sirve para este viaje.`,
    partialHint: 'El más parecido solo funciona en una parte de ellos.',
    onePlan: 'un plan',
    topUps: ({ count }) =>
      `con ${formatNumber(count, 'es')} ${plural('es', count, { one: 'recarga', many: 'de recargas', other: 'recargas' })}`,
    oneADay: 'uno al día',
    listPrice: 'Precio sin promoción:',
    withCode: ({ code }) => `Promoción, código ${code}`,
    promo: 'Precio promocional',
    estimate: 'unos',
    single: ({ extra, plan }) => `Con un solo plan: +${extra} (${plan}).`,
    moreFor: ({ data, price }) => `${data} más por ${price} más`,
    lowRating: ({ rating }) => `valoración baja: ${rating}`,
    keepsGoing: 'no se corta, lo esencial indicado',
    fullSpeed: 'a toda velocidad, lo esencial indicado',
    twice: ({ price }) => `el doble de datos por ${price} más`,
    leastPerGb: 'el precio por GB más bajo',
    compareAll: ({ count }) => `Comparar los ${count}`,
    details: 'Detalles',
    detailsOf: ({ provider }) => `Detalles, ${provider}`,
    noLink: 'Sin enlace a este plan',
    goLabel: ({ go, data, days, isPaid }) =>
      `${go}: ${data}, ${days} (${isPaid ? 'enlace patrocinado, ' : ''}pestaña nueva)`,
    paid: 'Enlace patrocinado',
  },
  reasons: {
    'few-countries': ({ covered, of, share }) =>
      `Solo funciona en ${covered} de los ${of} países, así que va después de los planes que funcionan en al menos el ${share}.`,
    'several-for-days': ({ count, days }) =>
      `Dura ${days}, así que harían falta ${formatNumber(count, 'es')} seguidos.`,
    'sold-by-day': ({ days }) => `Se compra por días: ${days} en una sola eSIM.`,
    'several-for-data': ({ count, data }) => `Incluye ${data}, así que harían falta ${formatNumber(count, 'es')}.`,
    'top-up-not-stated': 'El vendedor no dice si se puede recargar, así que contamos planes nuevos.',
    'sold-once': 'Solo para el primer pedido, así que no se puede repetir.',
    'trial-once': 'Es una prueba gratuita, una por viajero.',
    'new-customers-only': 'Solo para el primer pedido.',
    'slow-part': ({ amount, speed }) =>
      amount === null
        ? `Todo lo que pase del límite va a ${speed}.`
        : `${amount} de tu viaje ${isSingular(amount, 'es') ? 'va' : 'van'} a ${speed}.`,
    'too-many': ({ count, isOneEsim }) =>
      `${isOneEsim ? `Hay que comprarlo ${formatNumber(count, 'es')} veces` : `Hay que instalar ${formatNumber(count, 'es')} eSIM`}: demasiadas para un viaje.`,
    'too-slow': ({ amount, speed }) =>
      `${amount === null ? 'Todo lo que pase del límite iría' : `${amount} de tu viaje ${isSingular(amount, 'es') ? 'iría' : 'irían'}`} a ${speed}, demasiado lento para que te sirva.`,
    'slow-throughout': ({ speed }) => `Nunca pasa de ${speed}, demasiado lento para que te sirva.`,
    'data-short': ({ amount }) => `${isSingular(amount, 'es') ? 'Falta' : 'Faltan'} ${amount} para tu viaje.`,
    'not-unlimited': 'No es ilimitado.',
    'amount-not-stated': 'No se indica la cantidad de datos.',
    'limits-not-stated': 'No se indican los límites de «ilimitado».',
    'paid-by-use': 'Pago por uso: el precio del viaje depende de tarifas que el vendedor no indica.',
    'no-hotspot': 'No permite compartir conexión.',
    'hotspot-not-stated': 'No se indica si permite compartir conexión.',
    'no-rate': 'No hay tipo de cambio para su precio.',
  },
  sellers: ({ count }) =>
    `${formatNumber(count, 'es')} ${plural('es', count, { one: 'vendedor', many: 'de vendedores', other: 'vendedores' })}`,
  toSpare: ({ amount }) => `${isSingular(amount, 'es') ? 'sobra' : 'sobran'} ${amount}`,
  tooShort: ({ amount }) => `${isSingular(amount, 'es') ? 'falta' : 'faltan'} ${amount}`,
  strip: {
    lasts: ({ days, isOne }) => (isOne ? 'Dura todo el día' : `Dura los ${days}`),
    halfLeft: ({ days }) => `Queda la mitad tras ${days}`,
    depends: 'Lo que dura depende de tu uso',
    unstated: 'Cuánto dura: sin indicar',
    what: { slow: 'Lento', gone: 'Agotado', payg: 'Pago por uso', open: 'Sin indicar', none: 'Sin plan' },
    from: ({ what, at, until, where }) =>
      `${where === null ? what : `${what} ${where}`} desde el ${at}${until === null ? '' : ` hasta el ${until}`}`,
    daily: ({ what, time, where }) =>
      `${where === null ? what : `${what} ${where}`} cada día desde las ${time} aprox.`.replace('las 01:', 'la 01:'),
    dailyFor: ({ what, time, where }) => `${what} unas ${time} al día${where === null ? '' : ` ${where}`}`,
    reached: ({ at }) => `Límite alcanzado el ${at}`,
    ends: ({ at }) => `El plan termina: ${at}`,
    endsEither: ({ at, or }) => `El plan termina: ${at} o ${or} (sin indicar)`,
    day: ({ day }) => `día ${day}`,
    moment: ({ day, time, isAbout }) => `${day}, ${isAbout ? 'hacia las ' : ''}${time}`.replace('las 01:', 'la 01:'),
    endOf: ({ day }) => `al acabar el ${day}`,
    after: ({ amount, follows }) => `Tras ${amount ?? 'el límite'}: ${follows}`,
    follows: { stops: 'se corta', slowed: 'velocidad reducida', payg: 'pago por uso', notStated: 'sin indicar' },
    more: ({ amount, text }) => `Con ${amount} (línea discontinua): ${text}`,
    land: ({ time }) => `llegada ${time}`,
    leave: ({ time }) => `salida ${time}`,
    sentence: ({ text }) => `${text.replace(/\.$/, '')}.`,
    left: ({ amount }) => `quedan ${amount}`,
    table: {
      open: 'En una tabla',
      day: 'Día',
      morning: 'Queda por la mañana',
      night: 'Queda por la noche',
      speed: 'Velocidad',
      full: 'máxima velocidad',
    },
    startUnstated: 'Inicio sin indicar: se cuenta desde la llegada',
    usedBefore: ({ used, days }) => `Al llegar ya han pasado ${used} de ${days}`,
    border: {
      keep: ({ count }) =>
        plural('es', count, {
          one: 'En la frontera no hay que cambiar nada',
          many: 'En las fronteras no hay que cambiar nada',
          other: 'En las fronteras no hay que cambiar nada',
        }),
      change: ({ count }) =>
        plural('es', count, {
          one: 'En la frontera cambias tú la línea',
          many: 'En cada frontera cambias tú la línea',
          other: `En ${formatNumber(count, 'es')} fronteras cambias tú la línea`,
        }),
    },
  },
  dayPass: { name: 'Se vende por días', words: 'Los días que quieras en una sola eSIM' },
  decoded: {
    heading: 'Qué significa aquí «ilimitado»',
    fullSpeed: 'A máxima velocidad',
    afterwards: 'Después',
    allTheTime: 'Todo el tiempo',
    forTrip: 'Para tu viaje',
    perDay: 'Por día',
    allowance: ({ amount, days }) => `${amount} en ${days}`,
    slowThen: ({ speed, use }) => `${speed}: ${use}`,
    effective: ({ amount, days }) => `alrededor de ${amount} en ${days}`,
    counted: ({ hours }) =>
      `A velocidad reducida contamos ${formatNumber(hours, 'es')} ${plural('es', hours, { one: 'hora', many: 'de horas', other: 'horas' })} de uso al día.`,
    notCounted: ({ speed }) => `A menos de ${speed}, los datos casi no sirven y no los contamos.`,
    notStated: 'sin indicar',
    use: {
      messages: 'suficiente para mensajes',
      maps: 'suficiente para mapas y llamadas',
      music: 'suficiente para música y vídeo SD',
      video: 'suficiente para vídeo HD',
    },
  },
  follow: 'Seguir este precio',
};
