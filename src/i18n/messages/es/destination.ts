import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

interface Words {
  readonly one: string;
  readonly many: string;
  readonly other: string;
}

function counted(count: number, words: Words): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, words)}`;
}

function plans(count: number): string {
  return counted(count, { one: 'plan eSIM', many: 'de planes eSIM', other: 'planes eSIM' });
}

function shortPlans(count: number): string {
  return counted(count, { one: 'plan', many: 'de planes', other: 'planes' });
}

function providers(count: number): string {
  return counted(count, { one: 'proveedor', many: 'de proveedores', other: 'proveedores' });
}

function countries(count: number): string {
  return counted(count, { one: 'país', many: 'de países', other: 'países' });
}

interface Shares {
  readonly yes: number;
  readonly no: number;
  readonly unknown: number;
}

function shares({ yes, no, unknown }: Shares, verbs: { one: string; other: string }): string {
  const verb = plural('es', yes, { ...verbs, many: verbs.other });
  return `${shortPlans(yes)} ${verb}, ${formatNumber(no, 'es')} no, y ${formatNumber(unknown, 'es')} no lo ${plural('es', unknown, { one: 'indica', many: 'indican', other: 'indican' })}.`;
}

export const destination: Messages['destination'] = {
  title: ({ name, isWorld }) => `eSIM ${isWorld ? 'global' : name}: planes y precios comparados`,
  titleOfPage: ({ title, page }) => `${title}, página ${formatNumber(page, 'es')}`,
  description: (facts) =>
    `eSIM ${facts.place.for}: ${plans(facts.plans)} de ${providers(facts.providers)}${
      facts.price === null ? '' : `, ${facts.amount} desde ${facts.price}`
    }. Lo que cuesta tu viaje con cada uno: datos, días, límites de velocidad, redes y precio por GB.`,
  sections: {
    label: 'En esta página',
    trip: 'Tu viaje',
    plans: 'Planes',
    market: 'Precios',
    regional: 'Regionales',
    networks: 'Redes',
    providers: 'Proveedores',
    reviews: 'Opiniones',
    questions: 'Preguntas',
  },
  market: {
    heading: 'El mercado de un vistazo',
    from: 'Desde',
    bestValue: 'Mejor precio por GB',
    typical: '10 GB, lo habitual',
    unlimited: 'Ilimitado desde',
    widest: 'Mayor cobertura',
    history: ({ days }) => `10 GB más baratos de hoy, ${days}`,
    aDay: '/día',
    median: ({ count }) => `mediana de ${shortPlans(count)}`,
    countries: ({ count }) => countries(count),
    widestFrom: ({ amount, price, count }) => `${amount} desde ${price}, ${shortPlans(count)}`,
    noPrice: 'Ningún precio se puede convertir',
    noData: 'Ningún plan indica sus datos a un precio convertible',
    noTypical: 'Ningún plan de este tamaño a un precio convertible',
    noUnlimited: 'Ningún plan ilimitado con todos sus límites y un precio por día',
    noWidest: 'Cobertura no indicada',
    down: ({ percent, since }) => `Baja un ${percent} desde el ${since}`,
    up: ({ percent, since }) => `Sube un ${percent} desde el ${since}`,
    same: ({ since }) => `Como al principio (${since})`,
    within: ({ percent, since }) => `A menos de un ${percent} del principio (${since})`,
    historyLabel: ({ from, highest, now }) => `Al principio ${from}, máximo ${highest}, ahora ${now}`,
    noHistory: 'Aún sin tendencia: muy pocos planes con una semana de seguimiento',
  },
  plot: {
    heading: 'Precio según los datos',
    label: ({ count, place }) =>
      `Precio según los datos, ${shortPlans(count)} ${place.for}. La línea marca el precio de catálogo más bajo por al menos esa cantidad.`,
    fits: 'Un plan basta para tu viaje',
    small: 'Demasiado pequeño o no sirve',
    lowest: 'Precio de catálogo más bajo',
    leftOut: ({ count, price }) =>
      `${shortPlans(count)} de más de ${price} no ${plural('es', count, { one: 'aparece', many: 'aparecen', other: 'aparecen' })} en el gráfico.`,
    table: 'Ver como tabla',
    caption: 'Precio de catálogo más bajo por al menos esta cantidad de datos',
    point: ({ data, price, provider, days }) => `${data}: ${price}, ${provider}, ${days}`,
    slider: 'Precio de catálogo más bajo según los datos',
    columns: { data: 'Al menos', price: 'Precio de catálogo', provider: 'Proveedor', valid: 'Validez' },
    empty: 'No hay gráfico para estas opciones: menos de dos planes son los más baratos para sus datos.',
  },
  method: {
    heading: 'Cómo se ordena esta lista',
    cost: 'Por lo que cuesta todo tu viaje. Un plan demasiado corto o pequeño se cuenta tantas veces como el viaje lo necesite.',
    fit: 'Primero van los planes que sirven para el viaje: a máxima velocidad, o con una parte a velocidad reducida pero suficiente. Después, los dudosos y, al final, los que no sirven, por precio de catálogo.',
    partial: ({ share }) =>
      `Los planes que funcionan en menos del ${share} de los países van después de los que sirven para el viaje y de los dudosos.`,
    slow: ({ hours, speed, amount }) =>
      `La velocidad reducida cuenta a partir de ${speed}, ${formatNumber(hours, 'es')} horas conectado al día: ${amount}.`,
    unknown: 'Lo que un vendedor no indica es desconocido. Se muestra como desconocido, nunca como un no.',
    ties: 'A igual coste van antes menos planes, después la máxima velocidad, después la validez más larga, después más datos y después la entrada más antigua.',
    promo: 'Los precios de promoción solo cuentan con la opción activada y si este viaje cumple sus condiciones.',
    folded:
      'Un plan se pliega, y se cuenta debajo de la lista, si otro del mismo vendedor es al menos igual de bueno en todo.',
    commission:
      'Los enlaces marcados como patrocinados son de pago. Lo que pagan no forma parte de los datos con los que se calcula este orden.',
    more: 'Más sobre cómo comparamos',
  },
  regional: {
    heading: ({ place }) => `Planes regionales que incluyen ${place.the}`,
    lead: 'Interesantes si también visitas un país vecino.',
    world: 'Mundo',
    unnamed: 'Varios países',
    countries: ({ count }) => countries(count),
    covers: ({ names }) => `También cubre: ${names}`,
    missing: ({ names }) => `No cubre: ${names}`,
    others: ({ count }) => `${formatNumber(count, 'es')} más`,
    goLabel: ({ go, place, isPaid }) => `${go}: plan ${place} (${isPaid ? 'enlace patrocinado, ' : ''}pestaña nueva)`,
  },
  networks: {
    heading: ({ place }) => `Redes ${place.in}`,
    lead: 'Las redes que los vendedores indican para sus planes.',
    columns: { network: 'Red', generation: 'Hasta', plans: 'Planes', providers: 'Proveedores', from: 'Desde' },
    notStated: 'no indicado',
    unnamed: ({ count }) =>
      `${shortPlans(count)} no ${plural('es', count, { one: 'indica', many: 'indican', other: 'indican' })} ninguna red.`,
    all: ({ count }) => `Mostrar las ${formatNumber(count, 'es')} redes`,
  },
  priceNote: ({ basket }) => `El precio más bajo de ${basket}, salvo que se indique otra cantidad.`,
  providersHeading: ({ place }) => (place.isWorld ? 'Proveedores de planes globales' : `Proveedores ${place.for}`),
  allProviders: ({ count }) =>
    plural('es', count, {
      one: `Mostrar ${providers(count)}`,
      many: `Mostrar los ${providers(count)}`,
      other: `Mostrar los ${providers(count)}`,
    }),
  reviews: {
    heading: ({ place }) => `Opiniones de viajeros ${place.in}`,
    headingWorld: 'Opiniones de viajeros',
    empty: ({ place }) =>
      `Todavía no hay opiniones de viajeros sobre ${place.the}. Una opinión aparece aquí después de que una persona la haya leído.`,
    emptyWorld:
      'Todavía no se ha publicado ninguna opinión. Una opinión aparece aquí después de que una persona la haya leído.',
    all: 'Todas las opiniones',
  },
  questions: {
    heading: ({ place }) =>
      place.isWorld ? 'Preguntas sobre las eSIM globales' : `Preguntas sobre las eSIM ${place.for}`,
    lead: 'Respuestas sacadas de los planes de esta página.',
    network: {
      question: ({ place }) => `¿Qué redes usan las eSIM ${place.in}?`,
      answer: ({ names }) => `Los vendedores indican ${names}.`,
      most: ({ name, count }) => `${name} es la más indicada: ${shortPlans(count)}.`,
      mostShared: ({ names, count }) => `Las más indicadas son ${names}: ${shortPlans(count)} cada una.`,
      none: 'Ningún vendedor indica una red para sus planes aquí.',
      unmeasured: 'Nosotros no medimos ni la cobertura ni la velocidad.',
    },
    data: {
      question: ({ days }) => `¿Cuántos datos necesito para ${days}?`,
      answer: ({ light, medium, heavy }) =>
        `Unos ${light} para mapas y mensajes, ${medium} con redes sociales y algo de vídeo, ${heavy} con vídeo a diario o un portátil.`,
    },
    unlimited: {
      question: '¿Cuál es el plan ilimitado más barato?',
      answer: ({ price, provider, days, plan }) =>
        `De los planes que nunca se cortan y dicen cómo baja la velocidad, ${provider}: ${price} por ${days} (${plan}).`,
      none: 'Aquí no hay ningún plan que nunca se corte y además diga cómo baja la velocidad.',
      noneServes: ({ count }) =>
        `${shortPlans(count)} ${plural('es', count, { one: 'nunca se corta y dice cómo baja la velocidad', many: 'nunca se cortan y dicen cómo baja la velocidad', other: 'nunca se cortan y dicen cómo baja la velocidad' })}, pero con estas opciones ninguno sirve para este viaje a un precio conocido.`,
    },
    start: {
      question: '¿Cómo se cuentan los días de un plan?',
      answer: ({ hours, calendar, unknown }) =>
        `${shortPlans(hours)} ${plural('es', hours, { one: 'cuenta', many: 'cuentan', other: 'cuentan' })} 24 horas desde el inicio, ${formatNumber(calendar, 'es')} por día natural y ${formatNumber(unknown, 'es')} no lo ${plural('es', unknown, { one: 'indica', many: 'indican', other: 'indican' })}.`,
      hint: 'Por día natural, el primer día acaba a medianoche: conviene activar esos planes por la mañana.',
    },
    hotspot: {
      question: '¿Puedo compartir la conexión con un portátil?',
      answer: (counts) => shares(counts, { one: 'permite compartir', other: 'permiten compartir' }),
    },
    phone: {
      question: '¿Recibo un número de teléfono?',
      answer: (counts) => shares(counts, { one: 'incluye un número', other: 'incluyen un número' }),
      hint: 'Tu propio número sigue en tu SIM, para llamadas y códigos por SMS.',
    },
    identity: {
      question: '¿Tengo que mostrar un documento de identidad?',
      answer: (counts) => shares(counts, { one: 'pide verificar la identidad', other: 'piden verificar la identidad' }),
    },
    currency: {
      question: '¿En qué moneda están estos precios?',
      answer: ({ own, converted, unconverted, currency }) =>
        `Todos${unconverted === 0 ? '' : `, salvo ${formatNumber(unconverted, 'es')},`} se muestran en ${currency}. En ${formatNumber(own, 'es')} el vendedor fija el precio en esa moneda; ${formatNumber(converted, 'es')} ${plural('es', converted, { one: 'está convertido y marcado como estimación', many: 'están convertidos y marcados como estimaciones', other: 'están convertidos y marcados como estimaciones' })}.`,
      rates: ({ date }) => `Tipos de cambio del ${date}.`,
      ratesBetween: ({ from, to }) => `Tipos de cambio del ${from} al ${to}.`,
      unconverted: ({ count }) =>
        `${shortPlans(count)} no se ${plural('es', count, { one: 'puede convertir y conserva', many: 'pueden convertir y conservan', other: 'pueden convertir y conservan' })} su propia moneda.`,
    },
  },
  neighboursHeading: ({ region }) => `Más destinos ${region.in}`,
  countriesHeading: ({ place }) => `Destinos ${place.in}`,
  countriesLead: 'Cada país tiene su propia página con sus planes locales.',
};
