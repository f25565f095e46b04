import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';
import { formatList } from '#i18n/format-list.ts';

function esims(count: number): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, { one: 'eSIM', many: 'de eSIM', other: 'eSIM' })}`;
}

export const journey: Messages['journey'] = {
  title: 'Planificador para varios países',
  description:
    'Los planes eSIM más baratos para un viaje por hasta 12 países: un plan regional, uno por país o una mezcla, con todas las cuentas.',
  heading: 'Un viaje, varios países',
  lead: 'Añade los países en orden. Comparamos planes regionales, globales y de un país, solos y combinados.',
  route: 'Tu ruta',
  stop: ({ number }) => `Parada ${formatNumber(number, 'es')}`,
  country: 'País',
  countryOf: ({ number }) => `País ${formatNumber(number, 'es')}`,
  daysAt: ({ name }) => `Días: ${name}`,
  plansAt: ({ name }) => `Planes: ${name}`,
  removeCountry: ({ name }) => `Quitar ${name}`,
  move: ({ name, number, count }) =>
    `Mover ${name}, parada ${formatNumber(number, 'es')} de ${formatNumber(count, 'es')}`,
  moved: ({ name, number }) => `${name} es ahora la parada ${formatNumber(number, 'es')}`,
  up: 'Subir',
  down: 'Bajar',
  gbLabel: 'Datos para esta parada, en GB (opcional)',
  gbHint: 'Si la dejas vacía, la parada se calcula con 1\u00a0GB al día.',
  remove: ({ number }) => `Quitar la parada ${formatNumber(number, 'es')}`,
  add: 'Añadir un país',
  added: ({ number }) => `Parada ${formatNumber(number, 'es')} añadida`,
  removed: ({ number }) => `Parada ${formatNumber(number, 'es')} quitada`,
  total: 'GB para todo el viaje',
  totalRemark: 'opcional',
  totalHint: 'Se reparten por días entre las paradas sin cantidad propia.',
  submit: 'Buscar lo más barato',
  problems: 'Aún no se ha calculado nada. Corrige lo que está marcado.',
  errors: {
    'place-missing': 'Escribe un país o quita esta parada.',
    'place-unknown': 'No conocemos planes para un país con este nombre. Elige uno de la lista.',
    days: 'Escribe de 1 a 365 días.',
    gb: 'Escribe gigabytes, por ejemplo 3 o 0,5, o déjalo vacío.',
    'no-stop': 'Añade al menos un país.',
    'too-many-stops': 'El cálculo exacto llega a 12 paradas. Divide en dos un viaje más largo.',
    'too-many-days': 'Como máximo 365 días en total. Acorta una parada o divide el viaje en dos.',
    total: 'Escribe los gigabytes para todo el viaje, por ejemplo 20, o déjalo vacío.',
    'total-too-small': 'Las paradas con cantidad propia no dejan nada para las demás. Aumenta el total del viaje.',
  },
  empty: {
    heading: 'Qué vas a ver',
    text: 'La combinación más barata y lo que costaría con menos eSIM, el mejor equilibrio primero, cada una con un calendario del viaje y todas las cuentas.',
    example: 'Ver un ejemplo',
  },
  none: {
    heading: 'Ningún plan conocido sirve para estas paradas',
    text: 'Con menos datos al día o sin compartir internet vuelven a aparecer planes. Las páginas de los países muestran lo que hay.',
  },
  ways: ({ count }) =>
    `${formatNumber(count, 'es')} ${plural('es', count, { one: 'forma', many: 'de formas', other: 'formas' })} de seguir conectado`,
  summary: ({ days, stops }) =>
    `${days}, ${formatNumber(stops, 'es')} ${plural('es', stops, { one: 'parada', many: 'de paradas', other: 'paradas' })}`,
  names: {
    cheapest: 'Lo más barato',
    fewest: 'Con menos eSIM',
    balanced: 'El mejor equilibrio',
    between: 'Punto medio',
    locals: 'Un plan para cada país',
  },
  failed: 'No se ha podido actualizar el resultado. Comprueba la conexión y pulsa de nuevo el botón.',
  wholeTrip: ({ count }) => `todo el viaje, ${esims(count)}`,
  stopCount: ({ count }) =>
    `${formatNumber(count, 'es')} ${plural('es', count, { one: 'país', many: 'de países', other: 'países' })}`,
  less: ({ amount, count }) => `${amount} menos que con ${esims(count)}`,
  more: ({ amount, count }) => `${amount} más que la opción más barata, que necesita ${esims(count)}`,
  gap: ({ places }) =>
    `Sin datos ${formatList(
      places.map((place) => place.in),
      'es',
    )}. Ningún plan de esta opción sirve allí.`,
  unproven:
    'Hay tantas combinaciones posibles que solo se han calculado las más prometedoras. Puede que exista una algo más barata.',
  why: {
    heading: 'Por qué esta y cómo se calcula',
    cheapest: 'Ninguna otra combinación de los planes que conocemos cuesta menos para estas paradas.',
    mostDays:
      'Ninguna otra combinación de los planes que conocemos cubre más días del viaje, y ninguna que cubra otros tantos cuesta menos.',
    within: ({ count }) => `Lo mínimo que cuesta el viaje con ${esims(count)} como máximo.`,
    mostDaysWithin: ({ count }) =>
      `Con ${esims(count)} como máximo, ninguna combinación cubre más días del viaje, y ninguna que cubra otros tantos cuesta menos.`,
    locals: 'El plan propio más barato de cada país, sin planes regionales ni globales.',
    onlyOne: 'Es a la vez la opción más barata y la que necesita menos eSIM.',
    rule: ({ price }) => `Una opción con más eSIM solo va primero si ahorra más de ${price} por cada eSIM adicional.`,
  },
  sum: 'En total',
  usedFor: ({ places, days }) =>
    `Para ${formatList(
      places.map(({ the }) => the),
      'es',
    )}: ${days}`,
  idle: ({ days }) => `Sus días siguen corriendo mientras no se usa (${days}).`,
  onlyNew: ({ provider }) =>
    `Este precio es para clientes nuevos de ${provider}; por eso cuenta una sola vez con este vendedor.`,
  dayRange: ({ from, to }) => (from === to ? `día ${from}` : `días ${from} a ${to}`),
  chart: {
    table: 'Calendario en forma de tabla',
    days: 'Días',
    stop: 'Parada',
    plan: 'Plan',
    none: 'sin datos',
  },
  nearMiss: ({ provider, price, place }) =>
    `Un solo plan de ${provider} por ${price} funciona en toda la ruta menos ${place.in}.`,
  method: {
    heading: 'Cómo se calcula',
    items: {
      order:
        'Las paradas van una tras otra; cuentan los días de llegada y de salida. En cada parada se usa un solo plan, o varios iguales uno tras otro.',
      first:
        'Primero cuentan los días sin datos y después el coste. La opción más barata siempre se muestra y se indica como tal.',
      days: 'Los días de un plan corren desde el primer uso, también mientras estás en otro lugar. Si se acaban, se cuenta otro del mismo plan.',
      data: 'Los datos para toda la validez se comparten entre las paradas; una cantidad diaria tiene que bastar en cada parada.',
      stated:
        'Solo cuentan los planes que indican lo decisivo. La velocidad reducida cuenta como en todas las páginas de este sitio.',
      topUp: 'Si el vendedor no dice que se puede recargar, cada plan adicional cuenta como otra eSIM.',
      offers: 'Una oferta para clientes nuevos cuenta una vez por vendedor, y cada plan es un pedido aparte.',
    },
  },
  further: {
    heading: '¿Sigues viaje?',
    text: ({ place }) =>
      `Calcula tu viaje ${place.to} y a los países siguientes: un plan regional, uno por país o una mezcla.`,
    link: 'Planificar todo el viaje',
  },
};
