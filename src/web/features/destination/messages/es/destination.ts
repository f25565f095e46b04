import { fitLength, shownLength } from '#i18n/fit-length.ts';
import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { formatList } from '#i18n/format-list.ts';
import { plural } from '#i18n/plural.ts';

interface Words {
  readonly one: string;
  readonly many: string;
  readonly other: string;
}

function counted(count: number, words: Words): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, words)}`;
}

function shortPlans(count: number): string {
  return counted(count, { one: 'plan', many: 'de planes', other: 'planes' });
}

function providers(count: number): string {
  return counted(count, { one: 'vendedor', many: 'de vendedores', other: 'vendedores' });
}

function countries(count: number): string {
  return counted(count, { one: 'país', many: 'de países', other: 'países' });
}

interface Shares {
  readonly yes: number;
  readonly no: number;
  readonly unknown: number;
}

type Counted = readonly [count: number, verbs: { readonly one: string; readonly other: string }];

const silent = { one: 'no lo indica', other: 'no lo indican' };

/** `2 planes incluyen un número y 1 no lo indica.` Leaves out what counts nothing. */
function listCounts(first: Counted, ...others: readonly Counted[]): string {
  const all = [first, ...others];
  const some = all.filter(([count]) => count > 0);
  const said = (some.length === 0 ? [first] : some).map(([count, verbs], place) => {
    const subject = place === 0 ? shortPlans(count) : formatNumber(count, 'es');
    return `${subject} ${plural('es', count, { ...verbs, many: verbs.other })}`;
  });
  return `${formatList(said, 'es')}.`;
}

function shares({ yes, no, unknown }: Shares, verbs: { one: string; other: string }): string {
  const denied = yes === 0 ? { one: `no ${verbs.one}`, other: `no ${verbs.other}` } : { one: 'no', other: 'no' };
  return listCounts([yes, verbs], [no, denied], [unknown, silent]);
}

/** `eSIM países nórdicos`: what is no name of its own. */
function midSentence(name: string): string {
  return name.replace(/^Países (?=nórdicos|bálticos)/, 'países ');
}

export const destination: Messages['destination'] = {
  title: ({ name, isWorld }) => {
    const what = `eSIM ${isWorld ? 'global' : midSentence(name)}`;
    return fitLength(shownLength.title, [`${what}: planes y precios comparados`, `${what}: planes y precios`, what]);
  },
  titleOfPage: ({ title, page }) => `${title}, página ${formatNumber(page, 'es')}`,
  description: (facts) => {
    const offers = `eSIM ${facts.place.isWorld ? 'global' : facts.place.for}: ${shortPlans(facts.plans)} de ${providers(facts.providers)}${
      facts.price === null ? '' : `, ${facts.amount} desde ${facts.price}`
    }.`;
    return fitLength(shownLength.description, [
      `${offers} Compara velocidades, redes, precio por GB y cuánto cuesta tu viaje.`,
      `${offers} Compara redes y precio por GB.`,
      offers,
    ]);
  },
  market: {
    heading: 'Precios aquí',
    history: ({ trip, days }) => `Precio más bajo para ${trip} en los últimos ${days}`,
    down: ({ percent, since }) => `Baja un ${percent} desde el ${since}`,
    up: ({ percent, since }) => `Sube un ${percent} desde el ${since}`,
    same: ({ since }) => `Igual que el ${since}`,
    within: ({ percent, since }) => `Casi igual que el ${since} (diferencia inferior al ${percent})`,
    historyLabel: ({ from, highest, now }) => `Al inicio ${from}, máximo ${highest}, ahora ${now}`,
  },
  method: {
    heading: 'Cómo ordenamos esta lista',
    cost: 'Por lo que cuesta todo tu viaje. Si un plan se queda corto de días o de datos, se cuenta tantas veces como haga falta.',
    fit: 'Primero van los planes que sirven para el viaje: a máxima velocidad, o con una parte a velocidad reducida pero suficiente. Después, los planes cuyo vendedor no da la información necesaria y, al final, los que no sirven, por precio sin promoción.',
    partial: ({ share }) =>
      `Los planes que funcionan en menos del ${share} de los países van después de los que sirven o podrían servir para el viaje.`,
    slow: ({ hours, speed, amount }) =>
      `La velocidad reducida cuenta a partir de ${speed}, con ${counted(hours, { one: 'hora', many: 'de horas', other: 'horas' })} de uso al día: ${amount}.`,
    unknown: 'Lo que un vendedor no indica se muestra como «sin indicar», nunca como un no.',
    ties: 'A igual coste, va primero la opción con menos planes y, si persiste el empate, la de máxima velocidad, mayor validez, más datos o más tiempo en nuestra lista, en ese orden.',
    promo: 'Los precios promocionales solo se aplican si los activas y este viaje cumple sus condiciones.',
    folded: 'Un plan se oculta, y se cuenta debajo de la lista, si otro del mismo vendedor lo iguala o supera en todo.',
    commission:
      'Los enlaces marcados como patrocinados son enlaces de afiliado: podemos recibir una comisión si compras. Su importe no interviene en este orden.',
    more: 'Más sobre cómo comparamos',
  },
  regional: {
    heading: ({ place }) => `Planes regionales que incluyen ${place.the}`,
    lead: 'Interesantes si también visitas un país vecino.',
    world: 'Global',
    unnamed: 'Varios países',
    countries: ({ count }) => countries(count),
    covers: ({ names }) => `Países vecinos con cobertura: ${names}`,
    missing: ({ names }) => `Sin cobertura: ${names}`,
    others: ({ count }) => `${formatNumber(count, 'es')} más`,
    goLabel: ({ go, place, isPaid }) => `${go}: plan ${place} (${isPaid ? 'enlace patrocinado, ' : ''}pestaña nueva)`,
  },
  networks: {
    heading: ({ place }) => `Redes ${place.in}`,
    lead: 'Las redes que los vendedores indican para sus planes.',
    columns: { network: 'Red', generation: 'Hasta', plans: 'Planes', providers: 'Vendedores', from: 'Desde' },
    notStated: 'sin indicar',
    unnamed: ({ count }) =>
      `${shortPlans(count)} no ${plural('es', count, { one: 'indica', many: 'indican', other: 'indican' })} ninguna red.`,
    all: ({ count }) => (count === 1 ? 'Mostrar la red' : `Mostrar las ${formatNumber(count, 'es')} redes`),
  },
  priceNote: ({ basket }) => `El precio más bajo de ${basket}, salvo que se indique otra cantidad.`,
  allProviders: ({ count }) => `${providers(count)}, por nombre`,
  reviews: {
    heading: ({ place }) => `Opiniones de quienes viajaron ${place.to}`,
    headingWorld: 'Opiniones de viajeros',
    empty: ({ place }) =>
      `Todavía no hay opiniones de quienes viajaron ${place.to}. Publicamos cada opinión después de revisarla.`,
    emptyWorld: 'Todavía no se ha publicado ninguna opinión. Publicamos cada opinión después de revisarla.',
    all: 'Todas las opiniones',
  },
  questions: {
    heading: ({ place }) =>
      place.isWorld ? 'Preguntas sobre las eSIM globales' : `Preguntas sobre las eSIM ${place.for}`,
    lead: 'Respuestas a partir de los planes de esta página.',
    network: {
      question: ({ place }) => `¿Qué redes usan las eSIM ${place.in}?`,
      answer: ({ names }) => `Los vendedores indican ${names}.`,
      most: ({ name, count }) => `La más frecuente es ${name}: ${shortPlans(count)}.`,
      mostShared: ({ names, count }) => `Las más frecuentes son ${names}: ${shortPlans(count)} cada una.`,
      none: 'Ningún vendedor indica la red de sus planes para este destino.',
      unmeasured: 'No medimos la cobertura ni la velocidad.',
    },
    data: {
      question: ({ days }) => `¿Cuántos datos necesito para ${days}?`,
      answer: ({ light, medium, heavy }) =>
        `Alrededor de ${light} para mapas y mensajes, ${medium} con redes sociales y algo de vídeo, ${heavy} con una hora de vídeo al día y un portátil.`,
    },
    unlimited: {
      question: '¿Cuál es el plan ilimitado más barato?',
      answer: ({ price, provider, days, plan }) =>
        `Entre los que nunca se cortan e indican cuánto baja la velocidad, el de ${provider}: ${price} por ${days} (${plan}).`,
      none: 'Para este destino no hay ningún plan ilimitado que nunca se corte e indique cuánto baja la velocidad.',
      noneServes: ({ count }) =>
        `${shortPlans(count)} ${plural('es', count, { one: 'nunca se corta e indica cuánto baja la velocidad', many: 'nunca se cortan e indican cuánto baja la velocidad', other: 'nunca se cortan e indican cuánto baja la velocidad' })}, pero con estas opciones ninguno sirve para este viaje a un precio conocido.`,
    },
    start: {
      question: '¿Cómo se cuentan los días de un plan?',
      answer: ({ hours, calendar, unknown }) =>
        listCounts(
          [
            hours,
            { one: 'cuenta los días por periodos de 24 horas', other: 'cuentan los días por periodos de 24 horas' },
          ],
          [calendar, { one: 'cuenta días naturales', other: 'cuentan días naturales' }],
          [unknown, silent],
        ),
      hint: 'Si se cuenta por días naturales, el primer día acaba a medianoche: conviene activar el plan por la mañana.',
    },
    hotspot: {
      question: '¿Puedo compartir la conexión con un portátil?',
      answer: (counts) =>
        shares(counts, { one: 'permite compartir la conexión', other: 'permiten compartir la conexión' }),
    },
    phone: {
      question: '¿Me dan un número de teléfono?',
      answer: (counts) => shares(counts, { one: 'incluye un número', other: 'incluyen un número' }),
      hint: 'Tu número sigue en tu SIM para las llamadas y los códigos por SMS.',
    },
    identity: {
      question: '¿Tengo que mostrar un documento de identidad?',
      answer: (counts) => shares(counts, { one: 'pide verificar la identidad', other: 'piden verificar la identidad' }),
    },
    currency: {
      question: '¿En qué moneda están estos precios?',
      answer: ({ own, converted, unconverted, currency, name }) => {
        const except = unconverted === 0 ? '' : `, salvo ${formatNumber(unconverted, 'es')},`;
        const parts = [
          own > 0 &&
            `${plural('es', own, { one: 'el vendedor fija 1', many: `los vendedores fijan ${formatNumber(own, 'es')}`, other: `los vendedores fijan ${formatNumber(own, 'es')}` })} en esa moneda`,
          converted > 0 &&
            `${formatNumber(converted, 'es')} ${plural('es', converted, { one: 'está convertido y marcado como estimación', many: 'están convertidos y marcados como estimaciones', other: 'están convertidos y marcados como estimaciones' })}`,
        ].filter((part) => part !== false);
        return `Todos${except} se muestran en ${name} (${currency})${parts.length === 0 ? '' : `: ${formatList(parts, 'es')}`}.`;
      },
      rates: ({ date }) => `Tipos de cambio del ${date}.`,
      ratesBetween: ({ from, to }) => `Tipos de cambio del ${from} al ${to}.`,
      unconverted: ({ count }) =>
        `El precio de ${shortPlans(count)} no se puede convertir y se muestra en su propia moneda.`,
    },
  },
  neighboursHeading: ({ region }) => `Más destinos ${region.in}`,
};
