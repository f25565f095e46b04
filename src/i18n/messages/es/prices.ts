import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function placesOf(count: number): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, { one: 'país o territorio', many: 'de países y territorios', other: 'países y territorios' })}`;
}

export const prices: Messages['prices'] = {
  title: 'Cuánto cuestan los datos de viaje en el mundo',
  description: ({ count }) =>
    `Mapa de precios de las eSIM de viaje: cuánto cuesta un giga en ${placesOf(count)}, los más baratos, los más caros y cómo se han movido los precios.`,
  heading: 'Los precios en el mundo',
  lead: ({ data, days }) =>
    `Lo que cuesta cada giga si necesitas ${data} para ${days}: con el plan más barato de cada país, comprado varias veces si así sale mejor, en tu moneda.`,
  empty: 'Ahora mismo no hay ningún plan de este tipo, así que no hay nada que comparar.',
  map: {
    label: ({ count }) => `Mapa del mundo: precio por GB en ${placesOf(count)}. La tabla de abajo dice lo mismo.`,
    legend: 'Precio por GB',
    tap: 'Toca un país para ver su precio.',
    plans: 'Ver planes',
    none: 'Sin un plan así',
    asTable: 'Lo mismo en una tabla',
  },
  ends: {
    heading: 'Los más baratos y los más caros',
    lead: 'Países y territorios por el precio de un giga. Cada uno lleva a los planes de donde sale.',
    cheapest: 'Más baratos',
    dearest: 'Más caros',
  },
  moves: {
    heading: 'Cómo se han movido los precios',
    lead: ({ days }) =>
      `El precio más bajo de los planes hoy más baratos, a lo largo de ${days} como máximo. Solo cuentan los planes que se ofrecieron todo ese tiempo.`,
    falls: 'Los que más bajan',
    rises: 'Los que más suben',
    noFall: 'Ningún precio ha bajado.',
    noRise: 'Ningún precio ha subido.',
    none: 'Aún no se conoce ningún cambio. Los precios se anotan cada vez que se consultan; los cambios aparecerán aquí cuando los mismos planes lleven una semana en seguimiento.',
    line: ({ name, from, to }) => `${name}: de ${from} a ${to}`,
    fromTo: ({ from, to, since }) => `${from} → ${to} desde el ${since}`,
  },
  table: {
    heading: 'Todos los países',
    lead: 'Las cifras del mapa.',
    caption: ({ count }) => `${placesOf(count)} con un plan que sirve`,
    country: 'País',
    perGb: 'Precio por GB',
    basket: 'Viaje completo',
    others: ({ data, days }) =>
      `Donde ningún plan cubre ${data} para ${days}, figura el precio más bajo con lo que compra.`,
    change: 'Variación',
    since: ({ date }) => `desde el ${date}`,
    sortBy: ({ column }) => `Ordenar por: ${column}`,
    unknown: 'no se sabe',
  },
  method: {
    heading: 'De dónde salen estas cifras',
    basket: {
      question: '¿Qué plan se compara?',
      answer: ({ data, days, most, speed }) =>
        `El plan con el que ${data} para ${days} cuestan menos a precio de lista, el primero de la lista del país. El mismo plan puede contar varias veces, hasta ${most}. Puede ser local, regional o mundial. Las cantidades diarias cuentan por lo que dan en ${days}. Los planes ilimitados cuentan si indican sus límites, y los datos más lentos a partir de ${speed}. Los planes de pago por uso quedan fuera, porque no se indica lo que cuesta cada uso.`,
    },
    perGb: {
      question: '¿Cómo se calcula el precio por GB?',
      answer: ({ data }) =>
        `Ese coste dividido entre ${data}, tenga lo que tenga de más. Los precios en otras monedas se convierten y llevan el signo ≈.`,
    },
    classes: {
      question: '¿Cómo se eligen los tonos del mapa?',
      answer:
        'Los países se ordenan por precio y se reparten en un máximo de cinco grupos de tamaño parecido. Los límites están redondeados; un precio igual a un límite cuenta en el grupo más caro.',
    },
    moves: {
      question: '¿Qué compara un cambio?',
      answer: ({ window, plans }) =>
        `Seguimos los ${plans} planes hoy más baratos, cada uno tantas veces como lo pide el viaje, hasta donde al menos la mitad se ofrecía sin interrupción: una semana como mínimo, ${window} como máximo. Para cada día tomamos el coste más bajo de los que estuvieron todo ese tiempo, a precio de lista en tu moneda o convertido con las tasas de hoy, para que ni un plan nuevo ni el cambio de divisas influyan. El cambio compara su coste actual con el del primer día, que figura al lado. Un plan más reciente puede costar hoy menos.`,
    },
  },
};
