import { formatNumber, formatRange } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { isSingular, plural } from '#i18n/plural.ts';

const number = (value: number): string => formatNumber(value, 'es');

function sellerCount(count: number): string {
  return `${number(count)} ${plural('es', count, { one: 'vendedor', many: 'de vendedores', other: 'vendedores' })}`;
}

function plans(count: number): string {
  return `${number(count)} ${plural('es', count, { one: 'plan', many: 'de planes', other: 'planes' })}`;
}

const ruler: Messages['list']['ruler'] = {
  heading: 'Tu precio',
  compare: '¿Tienes una oferta? Compárala',
  close: 'Volver a los planes',
  field: 'Una oferta, tal como la ves',
  example: '5 GB 30 días 9 €',
  check: 'Comparar',
  notKept: 'No se guarda nada.',
  read: ({ facts }) => `Leído como ${facts}.`,
  tripDays: ({ days }) => `No indica días: usamos los de tu viaje, ${days}.`,
  pageCurrency: ({ currency }) => `No indica moneda: usamos ${currency}.`,
  notRight: '¿No es así?',
  fields: { amount: 'Datos', days: 'Días', price: 'Precio' },
  missing: {
    amount: '¿Para cuántos datos es?',
    days: '¿Para cuántos días es?',
    price: 'No hemos encontrado ningún precio en el texto.',
    rate: 'Esta moneda no se puede convertir.',
  },
  unclear: 'Se puede leer de dos maneras. Indica cada parte:',
  short: ({ part, missing }) =>
    missing === null
      ? `${part} es menos de lo que pide tu viaje; se compara como ${part}.`
      : `Con ${part} te ${isSingular(missing, 'es') ? 'falta' : 'faltan'} ${missing} para tu viaje; se compara como ${part}.`,
  rank: {
    higher: ({ count, of }) => `Más caro que ${formatNumber(count, 'es')} de ${sellerCount(of)}`,
    lower: ({ count, of }) => `Más barato que ${formatNumber(count, 'es')} de ${sellerCount(of)}`,
    lowest: ({ of }) => `Más barato que los ${sellerCount(of)}: no conocemos nada más barato`,
    usual: 'Lo habitual',
    few: ({ count }) =>
      count === 0
        ? 'Ningún vendedor con el que comparar'
        : `Solo ${sellerCount(count)}: no ${count === 1 ? 'basta' : 'bastan'} para comparar`,
  },
  comparedFor: ({ trip }) => `Para ${trip}.`,
  usual: ({ price, more, less }) => {
    if (more !== null) return `El precio habitual es ${price}: pagarías ${more} más.`;
    return less === null
      ? `El precio habitual es ${price}, como el tuyo.`
      : `El precio habitual es ${price}: pagarías ${less} menos.`;
  },
  lowest: ({ price }) => `El más bajo es ${price}.`,
  cheaper: ({ count }) => {
    if (count === 3) return 'Tres más baratos por lo mismo';
    return count === 2 ? 'Dos más baratos por lo mismo' : 'Uno más barato por lo mismo';
  },
  none: 'Aquí nadie pide menos. Quédate con el tuyo.',
  saves: ({ price }) => `ahorra ${price}`,
  instead: ({ days, instead }) => `${days} en vez de ${instead}`,
  slow: 'lento parte del viaje',
  stops: 'se corta al agotar los datos',
  endUnknown: 'no indica qué pasa al agotar los datos',
  bought: '¿Ya lo has comprado? Quédatelo si permite compartir conexión o incluye el número que necesitas:',
  leavesOut: 'mira qué les falta a las ofertas de aquí',
  line: ({ count, trip, lowest, lower, upper, highest }) =>
    `Precios de ${sellerCount(count)} para ${trip}: el más bajo ${lowest}, la mitad entre ${lower} y ${upper}, el más alto ${highest}.`,
  marked: ({ name, price }) => `${name ?? 'El tuyo'}: ${price}.`,
  yours: ({ price }) => `el tuyo, ${price}`,
  half: ({ lower, upper }) => `la mitad, de ${lower} a ${upper}`,
  ticks: ({ count, trip }) =>
    `${sellerCount(count)} ${plural('es', count, { one: 'tiene', many: 'tienen', other: 'tienen' })} un plan para ${trip}. Cada marca es uno de ellos, más alta donde varios piden lo mismo.`,
  empty: 'Ningún vendedor tiene un plan para este viaje con estas opciones.',
  table: 'Ver como tabla',
};

export const list: Messages['list'] = {
  ruler,
  heading: 'Planes para este viaje',
  sellers: ({ count, currency }) =>
    `${sellerCount(count)}, ${currency === null ? plural('es', count, { one: 'un plan', many: 'un plan de cada uno', other: 'un plan de cada uno' }) : `precios convertidos de ${currency}`}`,
  rank: ({ place, of }) =>
    place === 1 ? `El más bajo de ${sellerCount(of)}` : `${number(place)}.º de ${sellerCount(of)}`,
  best: ({ rank }) => `precio más bajo: ${rank}`,
  each: ({ conditions }) => `cada plan: ${conditions}`,
  lowestHere: ({ days, data }) =>
    data === null
      ? `Precio más bajo aquí para ${days}, datos ilimitados`
      : `Precio más bajo aquí para ${days} y ${data}`,
  shown: ({ count, total }) => (count === total ? plans(total) : `${number(count)} de ${plans(total)}`),
  showMore: ({ count }: { count: number }) => `Mostrar ${formatNumber(count, 'es')} más`,
  range: ({ from, to, total }) => `${formatRange(from, to, 'es')} de ${number(total)}`,
  loading: 'Cargando planes',
  views: { label: 'Vista', best: 'Lista', table: 'Tabla' },
  sort: {
    label: 'Orden',
    submit: 'Ordenar',
    by: ({ name }) => `Ordenar por: ${name}`,
    names: {
      trip: 'Todo el viaje',
      price: 'Menor precio',
      'per-gb': 'Precio por GB',
      'per-day': 'Precio por día',
      data: 'Más datos',
      validity: 'Más días',
      rating: 'Valoración',
      share: 'Más países',
    },
  },
  filters: {
    heading: 'Filtros',
    button: ({ count }) => (count === 0 ? 'Filtros' : `Filtros · ${number(count)}`),
    clear: 'Quitar todos',
    apply: 'Aplicar filtros',
    show: ({ rows }) => `Ver ${rows}`,
    close: 'Cerrar filtros',
    chosen: 'Filtros elegidos',
    remove: ({ name }) => `Quitar el filtro: ${name}`,
    more: ({ count }) => `${number(count)} más`,
    findProvider: 'Buscar un vendedor',
    noProvider: 'Ningún vendedor con ese nombre',
  },
  facets: {
    price: 'Precio',
    data: 'Datos',
    validity: 'Validez',
    refund: 'Reembolsos',
    network: 'Red',
    provider: 'Vendedor',
    kind: 'Tipo de plan',
    scope: 'Ámbito del plan',
    share: 'Países cubiertos',
    breakout: 'País de la IP',
    checked: 'Precio comprobado',
  },
  scope: { local: 'Un solo país o territorio', regional: 'Una región', global: 'Todo el mundo' },
  share: {
    all: 'Todos los países',
    '75': 'Al menos tres cuartas partes',
    '50': 'Al menos la mitad',
    less: 'Menos de la mitad',
  },
  kind: { total: 'Datos fijos', daily: 'Datos diarios', unlimited: 'Ilimitado', payg: 'Pago por uso' },
  checked: { '1d': 'Últimas 24 horas', '7d': 'Últimos 7 días', '30d': 'Últimos 30 días', older: 'Hace más de 30 días' },
  under: ({ amount }) => `Menos de ${amount}`,
  between: ({ from, to }) => `${from}-${to}`,
  atLeast: ({ amount }) => `${amount} o más`,
  over: ({ amount }) => `Más de ${amount}`,
  notStated: 'Sin indicar',
  choiceOf: ({ name, choice }) => `${name}: ${choice}`,
  notStatedOf: ({ name }) => `${name}: sin indicar`,
  exitIn: ({ country }) => `IP: ${country}`,
  lowestPrice: 'Precio mínimo',
  highestPrice: 'Precio máximo',
  priceFrom: ({ price }) => `Desde ${price}`,
  priceTo: ({ price }) => `Hasta ${price}`,
  promo: 'Incluir precios promocionales',
  promoShort: 'Precios promocionales',
  dominatedShort: 'Planes ocultos',
  folded: ({ count }) =>
    plural('es', count, {
      one: 'Hay 1 plan oculto, porque otro del mismo vendedor lo iguala o supera en todo.',
      many: `Hay ${number(count)} de planes ocultos, porque otro del mismo vendedor los iguala o supera en todo.`,
      other: `Hay ${number(count)} planes ocultos, porque otro del mismo vendedor los iguala o supera en todo.`,
    }),
  unfold: 'Mostrarlos',
  unfolded: 'También se muestran los planes que estaban ocultos.',
  fold: 'Ocultarlos',
  renewingShort: 'Planes que se renuevan solos',
  renewing: ({ count, from }) => {
    const price = from === null ? '' : `, desde ${from}`;
    return plural('es', count, {
      one: `1 plan se renueva solo y no se muestra${price}. Tendrías que cancelarlo.`,
      many: `${number(count)} de planes se renuevan solos y no se muestran${price}. Tendrías que cancelarlos.`,
      other: `${number(count)} planes se renuevan solos y no se muestran${price}. Tendrías que cancelarlos.`,
    });
  },
  showRenewing: 'Mostrarlos',
  renewingShown: 'También se muestran los planes que se renuevan hasta que los canceles.',
  hideRenewing: 'No mostrarlos',
  countPlans: ({ count }) => plans(count),
  countProviders: ({ count }) => sellerCount(count),
  unknown: ({ rows }) => `Quizá sirvan (faltan datos): ${rows}`,
  partial: ({ rows, share }) => `Funcionan en menos del ${share} de los países: ${rows}`,
  short: ({ rows }) => `No sirven para este viaje: ${rows}`,
  empty: {
    heading: 'Ningún plan cumple todos los filtros',
    without: ({ count, name }) =>
      plural('es', count, {
        one: `Sin el filtro «${name}» te sirve un plan.`,
        many: `Sin el filtro «${name}» te sirven ${number(count)} de planes.`,
        other: `Sin el filtro «${name}» te sirven ${number(count)} planes.`,
      }),
    fewer: 'Quita algún filtro para ver más planes.',
    remove: ({ name }) => `Quitar «${name}»`,
    clear: 'Quitar todos los filtros',
  },
  further: ({ count }) => `+ ${plans(count)} más`,
  furtherOf: ({ count, provider }) => `+ ${plans(count)} más, ${provider}`,
  allOf: ({ provider, count }) => `${provider}: ${plans(count)}`,
  table: {
    label: 'Precio sin promoción más bajo de cada vendedor según los datos',
    caption:
      'Precio sin promoción más bajo de cada vendedor. Cada columna incluye los planes desde esa cantidad de datos hasta la siguiente.',
    lowest: 'el más bajo',
    none: 'Ningún plan',
  },
  cell: ({ provider, data, days, price, isPaid }) =>
    `${provider}, ${data}, ${days}, ${price} (${isPaid ? 'enlace patrocinado, ' : ''}pestaña nueva)`,
  dates: {
    add: 'Añadir fechas',
    change: ({ dates }) => `${dates}: cambiar`,
    heading: '¿Cuándo viajas?',
    landing: 'Llegas el',
    leaving: 'Te vas el',
    hour: 'Hora',
    optional: 'opcional',
    before: 'Días entre la compra y la llegada',
    beforeHint: 'Solo cuenta si el plan empieza al comprarlo o instalarlo.',
    submit: 'Ver',
  },
  ownSim: {
    name: 'Tu SIM',
    ask: 'Tu SIM: ¿de qué país es?',
    choose: 'País',
    none: 'No tengo',
    submit: 'Ver',
    law: { eu: 'Si tiene roaming · normas de la UE', eea: 'Si tiene roaming · normas del EEE' },
    asOf: ({ date }: { date: string }) => `a ${date}`,
    offer: ({ operator, place }: { operator: string; place: string }) =>
      `Lo que pide ${operator} por cada día en que usas datos. Pregunta antes de salir: «${place}: ¿cuánto cuesta un día de datos y cuántos GB incluye?». Con esta fila no ganamos nada.`,
    atMost: 'como máximo',
    sum: ({ price, data, cost, rate, country }) =>
      `${price} más como máximo, con los datos de tu tarifa: ${data} × ${cost}, lo máximo que se puede cobrar a un operador por 1 GB, + ${rate} % de IVA (${country}). Redondeado hacia arriba. Sin recargo dentro del uso razonable de tu tarifa.`,
    monthly: '¿Cuánto pagas al mes, con IVA?',
    free: ({ price, data }) =>
      `Entonces este viaje cuesta ${price} más como máximo: al menos ${data} sin recargo, o todos tus GB si tienes menos.`,
    more: 'Cuesta más si tu tarifa no tiene roaming, cuando se acaban los GB de tu tarifa (después, como en casa), si se cobra cada megabyte, en barcos y aviones, y si pasas la mayor parte de cuatro meses fuera.',
    question: ({ place }) =>
      `Pregunta a tu operador: «${place}: ¿mi tarifa tiene roaming allí y cuántos GB puedo usar?». Con esta fila no ganamos nada.`,
    checked: ({ name, date }) => `${name} leyó los artículos de la ley el ${date}.`,
    unchecked: 'Nadie lo ha comparado aún con el texto de la ley.',
  },
  before: {
    heading: 'Antes de pagar',
    bought: '¿Ya la compraste? Tus pasos',
    ask: '¿Sirve mi móvil?',
    ready: 'Móvil listo',
    locked: 'Móvil bloqueado',
    noEsim: 'Sin eSIM',
    known: ({ count }) => `${count} de 3 respuestas`,
    kept: 'Solo se guarda en este dispositivo',
    done: 'Listo',
    close: 'Cerrar',
    eid: {
      question: '¿Tu móvil admite eSIM?',
      hint: 'Marca *#06#. Si aparece una línea EID, sí.',
      good: 'Sale EID',
      bad: 'No sale',
      unsure: 'No lo sé',
    },
    lock: {
      question: '¿Está bloqueado por un operador?',
      hint: 'iPhone: Ajustes › General › Información; «Sin restricciones de SIM» significa que no. Android: la SIM de otro operador funciona en él.',
      good: 'Libre',
      bad: 'Bloqueado',
      unsure: 'No lo sé',
    },
    own: {
      question: '¿Cuánto cuesta tu SIM en este viaje?',
      hint: 'Pregunta a tu operador el precio de un día de datos.',
      good: 'Sin recargo',
      bad: 'Con recargo',
      unsure: 'No lo sé',
    },
    model: {
      summary: '¿No puedes marcar?',
      elsewhere:
        'El EID también está en los ajustes. iPhone: General › Información. Android: Información del teléfono › Estado.',
      label: 'Modelo',
      yes: 'Este modelo admite eSIM. Asegúrate: busca el EID.',
      no: 'Este modelo consta sin eSIM. Asegúrate: busca el EID.',
      ask: 'El modelo por sí solo no lo dice: busca el EID.',
    },
    purchase: {
      summary: '¿Dónde y cuándo lo compraste?',
      where: 'Comprado en',
      other: 'Otro país',
      bought: 'Comprado el',
      unlocked: 'En esa fecha los móviles ya se vendían libres allí. Lo decide la prueba de arriba.',
      'new-models':
        'Los modelos lanzados allí desde octubre de 2021 se venden libres; los anteriores, no siempre. Lo decide la prueba de arriba.',
      instalments: '¿Pagado a plazos? Puede estar bloqueado hasta el último pago. Lo decide la prueba de arriba.',
      look: 'Eso no asegura nada. Lo decide la prueba de arriba.',
    },
    wrong: {
      locked: {
        text: 'Tu móvil está bloqueado: esta eSIM no se podrá instalar hasta que tu operador lo libere.',
        way: 'Cómo liberarlo',
      },
      noEsim: { text: 'Tu móvil no muestra ningún EID: no admite eSIM.', way: 'Qué sirve en su lugar' },
    },
    note: ({ price, words }) => `Tu SIM: ${price} más como máximo. ${words}`,
    free: 'Tu SIM no tiene recargo aquí.',
    forget: { button: 'Borrar mis respuestas sobre el móvil', done: 'Borradas.' },
  },
};
