import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function placesOf(count: number): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, { one: 'país o territorio', many: 'de países y territorios', other: 'países y territorios' })}`;
}

export const prices: Messages['prices'] = {
  feedTitle: ({ place }) => `eSIM ${place.isWorld ? 'global' : place.for}: cambios de precio`,
  title: 'Precios de las eSIM de viaje en el mundo',
  description: ({ count }) =>
    `Mapa de precios de las eSIM de viaje: cuánto cuesta un giga en ${placesOf(count)}, los destinos más baratos, los más caros y cómo han cambiado los precios.`,
  heading: 'Los precios en el mundo',
  lead: ({ data, days }) =>
    `Cuánto cuesta un giga en cada país si necesitas ${data} para ${days}, con el plan más barato (o varios iguales, si sale mejor).`,
  empty: 'Ahora mismo no hay ningún plan de este tipo, así que no hay nada que comparar.',
  map: {
    label: ({ count }) =>
      `Mapa del mundo: precio por GB en ${placesOf(count)}. La tabla de abajo contiene los mismos datos.`,
    legend: 'Precio por GB',
    tap: 'Toca un país para ver su precio.',
    plans: 'Ver planes',
    none: 'Sin planes',
    asTable: 'Ver como tabla',
  },
  ends: {
    heading: 'Los más baratos y los más caros',
    lead: 'Países y territorios según el precio de un giga. Cada uno enlaza con sus planes.',
    cheapest: 'Más baratos',
    dearest: 'Más caros',
  },
  moves: {
    heading: 'Cómo han cambiado los precios',
    lead: ({ days }) =>
      `Cómo ha cambiado el precio más bajo en los últimos ${days}, o desde que lo seguimos, entre los planes que se han vendido todo ese tiempo. Un plan más nuevo puede costar menos hoy.`,
    falls: 'Los que más bajan',
    rises: 'Los que más suben',
    noFall: 'Ningún precio ha bajado.',
    noRise: 'Ningún precio ha subido.',
    none: 'Aún no hay cambios que mostrar. Aparecerán aquí cuando los mismos planes lleven una semana en seguimiento.',
    line: ({ name, from, to }) => `${name}: de ${from} a ${to}`,
    fromTo: ({ from, to, since }) => `${from} → ${to} desde el ${since}`,
  },
  table: {
    heading: 'Todos los países',
    lead: 'Las cifras del mapa.',
    caption: ({ count }) => `${placesOf(count)} con algún plan adecuado`,
    all: ({ count }) => `Los ${placesOf(count)}`,
    country: 'País',
    perGb: 'Precio por GB',
    basket: 'Precio total',
    others: ({ data, days }) =>
      `Donde ningún plan cubre ${data} para ${days}, se muestra el precio más bajo y lo que incluye.`,
    change: 'Variación',
    since: ({ date }) => `desde el ${date}`,
    sortBy: ({ column }) => `Ordenar por: ${column}`,
    unknown: 'desconocida',
  },
  method: {
    heading: 'De dónde salen estas cifras',
    basket: {
      question: '¿Qué plan se compara?',
      answer: ({ data, days, most, speed }) =>
        `El que ofrece ${data} para ${days} por menos dinero, sin promociones: el primero de la lista del país. Si hace falta, se compra varias veces, hasta ${most}. Puede ser local, regional o global. De los planes diarios cuenta lo que dan en ${days}. Los planes ilimitados cuentan si indican sus límites, y la velocidad reducida, a partir de ${speed}. Los planes de pago por uso quedan fuera, porque no se indica lo que cuesta cada uso.`,
    },
    perGb: {
      question: '¿Cómo se calcula el precio por GB?',
      answer: ({ data }) =>
        `Ese coste dividido entre ${data}, aunque el plan incluya más. Los precios en otras monedas se convierten y llevan el signo ≈.`,
    },
    classes: {
      question: '¿Cómo se eligen los tonos del mapa?',
      answer:
        'Los países se ordenan por precio y se reparten en un máximo de cinco grupos de tamaño parecido. Los límites están redondeados; un precio igual a un límite entra en el grupo más caro.',
    },
    moves: {
      question: '¿Cómo se calcula una variación?',
      answer: ({ window, plans }) =>
        `Tomamos los ${plans} planes más baratos de hoy, cada uno tantas veces como exija el viaje, y miramos hacia atrás mientras al menos la mitad se haya vendido sin interrupción: entre una semana y ${window}. Cada día cuenta el más barato de los que se han vendido todo ese tiempo, sin promociones. Los precios en otras monedas se convierten con los tipos de cambio de hoy, para que no influyan ni los planes nuevos ni las divisas. La variación compara el precio actual con el del primer día, que aparece al lado. Un plan más reciente puede costar hoy menos.`,
    },
  },
};
