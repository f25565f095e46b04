import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { isSingular, plural } from '#i18n/plural.ts';
import { formatList } from '#i18n/format-list.ts';

function esims(count: number): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, { one: 'eSIM', many: 'de eSIM', other: 'eSIM' })}`;
}

function upTo(count: number): string {
  return count === 1 ? 'una sola eSIM' : `un máximo de ${esims(count)}`;
}

function times(count: number): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, { one: 'vez', many: 'de veces', other: 'veces' })}`;
}

export const journey: Messages['journey'] = {
  title: 'Planificador de viajes por varios países',
  description:
    'Los planes eSIM más baratos para un viaje por hasta 12 países: un plan regional, uno por país o una combinación, con todos los cálculos.',
  heading: 'Un viaje, varios países',
  allDays: '¿Cuántos días en total?',
  placed: ({ days }) => (isSingular(days, 'es') ? 'El día está repartido' : `Los ${days} están repartidos`),
  left: ({ days }) => `${days} por repartir`,
  tooMany: ({ days }) => `${days} de más`,
  takeDays: ({ days }) => `Usar ${days}`,
  near: ({ names }) => `cerca: ${names}`,
  across: ({ countries, borders }) =>
    `${formatNumber(countries, 'es')} ${plural('es', countries, { one: 'país', many: 'de países', other: 'países' })}${borders === 0 ? '' : `, ${formatNumber(borders, 'es')} ${plural('es', borders, { one: 'frontera', many: 'de fronteras', other: 'fronteras' })}`}`,
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
  dayLimit: ({ most }) => `Escribe de 1 a ${most} días.`,
  firstHint: ({ amount }) =>
    `Después puedes añadir más países, hasta 12. Si no indicas otra cosa, calculamos ${amount} al día.`,
  gbLabel: 'Datos para esta parada, en GB (opcional)',
  gbHint: 'Si lo dejas vacío, se calcula con 1\u00a0GB al día.',
  remove: ({ number }) => `Quitar la parada ${formatNumber(number, 'es')}`,
  add: 'Añadir un país',
  added: ({ number }) => `Parada ${formatNumber(number, 'es')} añadida`,
  removed: ({ number }) => `Parada ${formatNumber(number, 'es')} eliminada`,
  total: 'GB para todo el viaje',
  totalRemark: 'opcional',
  totalHint: 'Se reparten según los días entre las paradas para las que no indicas GB.',
  problems: 'Corrige los campos marcados para calcular el viaje.',
  errors: {
    'place-missing': 'Escribe un país o quita esta parada.',
    'place-unknown': 'No conocemos planes para un país con este nombre. Elige uno de la lista.',
    days: 'Escribe de 1 a 365 días.',
    gb: 'Escribe los GB, por ejemplo 3 o 0,5, o deja el campo vacío.',
    'no-stop': 'Añade al menos un país.',
    'too-many-stops': 'El planificador admite hasta 12 paradas. Divide en dos un viaje más largo.',
    'too-many-days': 'Como máximo 365 días en total. Acorta una parada o divide el viaje en dos.',
    total: 'Escribe los GB para todo el viaje, por ejemplo 20, o deja el campo vacío.',
    'total-too-small': 'Las paradas con GB propios no dejan nada para las demás. Aumenta el total del viaje.',
  },
  empty: {
    heading: ({ names }) => `Ejemplo: ${names}`,
    example: 'Ver sus planes y precios',
  },
  none: {
    heading: 'Ningún plan conocido sirve para estas paradas',
    less: ({ hotspot }) => `Prueba con menos datos al día${hotspot ? ' o sin compartir conexión' : ''}.`,
    pages: 'En la página de cada país puedes ver qué planes hay.',
  },
  ways: ({ count }) =>
    `${formatNumber(count, 'es')} ${plural('es', count, { one: 'opción', many: 'de opciones', other: 'opciones' })} para tener conexión`,
  summary: ({ days, stops }) =>
    `${days}, ${formatNumber(stops, 'es')} ${plural('es', stops, { one: 'parada', many: 'de paradas', other: 'paradas' })}`,
  names: {
    cheapest: ({ days, data }) => `Precio más bajo para ${days}${data === null ? '' : ` y ${data}`}`,
    fewest: 'Menos eSIM',
    balanced: 'El mejor equilibrio',
    fullSpeed: 'A máxima velocidad todo el viaje',
    between: ({ count, price }) => `${formatNumber(count, 'es')} eSIM menos por ${price} más`,
    locals: 'Un plan para cada país',
  },
  failed: 'No se ha podido actualizar el resultado. Comprueba la conexión y pulsa de nuevo el botón.',
  covers: ({ covered, total }) =>
    `cubre ${formatNumber(covered, 'es')} de ${formatNumber(total, 'es')} ${plural('es', total, { one: 'día', many: 'de días', other: 'días' })}`,
  uncovered: ({ places, hasPlans, covered, total }) => {
    const names = formatList(
      places.map((place) => place[hasPlans ? 'in' : 'the']),
      'es',
    );
    const days = plural('es', total, { one: 'día', many: 'de días', other: 'días' });
    return `Ningún plan ${hasPlans ? 'sirve para este viaje' : 'cubre'} ${names}. ${formatNumber(covered, 'es')} de ${formatNumber(total, 'es')} ${days}:`;
  },
  slow: ({ amount, total }) => `${amount}${total === null ? '' : ` de ${total}`} a velocidad reducida`,
  forAll: 'una eSIM para todo el viaje',
  again: ({ count }) => `una eSIM, comprada ${times(count)}`,
  several: ({ count, changes }) => (changes === 0 ? esims(count) : `${esims(count)}, se cambia ${times(changes)}`),
  stopCount: ({ count }) =>
    `${formatNumber(count, 'es')} ${plural('es', count, { one: 'país', many: 'de países', other: 'países' })}`,
  unproven:
    'Hay tantas combinaciones posibles que solo se han calculado las más prometedoras. Puede que exista una algo más barata.',
  why: {
    heading: 'Por qué esta opción y de dónde sale el precio',
    cheapest: 'Ninguna otra combinación de los planes que conocemos cuesta menos para estas paradas.',
    mostDays:
      'Ninguna otra combinación de los planes que conocemos cubre más días del viaje, y ninguna que cubra los mismos días cuesta menos.',
    within: ({ count }) => `Es la opción más barata con ${upTo(count)}.`,
    mostDaysWithin: ({ count }) =>
      `Con ${upTo(count)}, ninguna combinación cubre más días del viaje, y ninguna que cubra los mismos días cuesta menos.`,
    fullSpeed: 'La combinación más barata de los planes que conocemos con todos los datos a máxima velocidad.',
    locals: 'El plan local más barato de cada país, sin planes regionales ni globales.',
    onlyOne: 'Es a la vez la opción más barata y la que necesita menos eSIM.',
    rule: ({ price }) =>
      `Aparte de la más barata, una opción con más eSIM solo aparece si ahorra más de ${price} por cada eSIM adicional o cubre más días. Una con todos los datos a máxima velocidad aparece si cuesta como mucho ${price} más por cada una de sus eSIM.`,
  },
  ownSim: ({ country }: { country: string }) => `SIM de ${country}, nada que instalar`,
  ownSimSum: 'Cómo se calcula',
  sum: 'En total',
  usedFor: ({ places, days }) =>
    `Para ${formatList(
      places.map(({ the }) => the),
      'es',
    )}: ${days}`,
  idle: ({ days }) => `Los días del plan corren también cuando no lo usas (${days}).`,
  onlyNew: ({ provider }) => `Este precio es para el primer pedido en ${provider}, así que solo se aplica una vez.`,
  dayRange: ({ from, to }) => (from === to ? `día ${from}` : `días ${from} a ${to}`),
  nearMiss: ({ provider, price, place }) =>
    `Un solo plan de ${provider} por ${price} funciona en toda la ruta menos ${place.in}.`,
  method: {
    heading: 'Cómo se calcula',
    items: {
      order:
        'Las paradas van una tras otra; los días de llegada y de salida también cuentan. En cada parada se usa un solo plan, o varios iguales uno tras otro.',
      first:
        'Primero se evitan los días sin datos y después se busca el menor coste. La opción más barata siempre se muestra y se indica como tal.',
      days: 'Los días de un plan corren desde el primer uso, también mientras estás en otro lugar. Si se acaban, se cuenta otro plan igual.',
      data: 'Los datos fijos se reparten entre las paradas que cubre el plan; los datos diarios deben bastar en cada parada.',
      stated:
        'Solo se incluyen los planes que indican todo lo necesario para el cálculo. La velocidad reducida se trata igual que en el resto del sitio.',
      topUp: 'Si el vendedor no dice que se puede recargar, cada plan adicional cuenta como otra eSIM.',
      offers: 'Un precio de primer pedido se aplica una vez por vendedor, y cada plan es un pedido aparte.',
    },
  },
  further: {
    heading: '¿Vas también a otros países?',
    text: ({ place }) =>
      `Calcula tu viaje ${place.to} y a los países siguientes: un plan regional, uno por país o una combinación.`,
    link: 'Planificar todo el viaje',
  },
};
