import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function reports(count: number): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, { one: 'aviso de precio', many: 'de avisos de precio', other: 'avisos de precio' })}`;
}

function doNotName(count: number): string {
  return plural('es', count, {
    one: 'la última lista completa de su vendedor no lo incluye',
    many: `las últimas ${formatNumber(count, 'es')} listas completas de su vendedor no lo incluyen`,
    other: `las últimas ${formatNumber(count, 'es')} listas completas de su vendedor no lo incluyen`,
  });
}

export const methodology: Messages['methodology'] = {
  title: 'Cómo comparamos y ordenamos los planes',
  description:
    'Las reglas y cifras que deciden el orden de los planes eSIM: precio del viaje completo, empates, planes ilimitados, valoraciones, antigüedad de los precios, enlaces de afiliado y correcciones.',
  lead: 'Estas son las reglas con las que se calculan nuestras listas. Las cifras de esta página son las que usan las listas, así que siempre coinciden.',
  order: {
    heading: 'El orden de una lista',
    lead: 'Si no eliges otro orden, los planes se ordenan para tu viaje, en esta secuencia:',
    fits: {
      full: 'los planes que sirven para todo el viaje a máxima velocidad',
      slow: 'los que sirven con una parte a velocidad reducida pero suficiente',
      unknown: 'los planes cuyo vendedor no da la información necesaria, o de los que habría que comprar demasiados',
      short: 'los planes que no sirven para el viaje',
    },
    partial: ({ share }) => `en la página de una región, los planes que funcionan en menos del ${share} de los países`,
    byCost: ({ plans }) => `Por lo que cuesta todo el viaje: ${plans}.`,
    byPrice: ({ plans }) => `Por el precio sin promoción de un plan: ${plans}.`,
    ties: ({ list }) => `A igual importe, decide lo siguiente: ${list}.`,
    sequence: ({ before, next }) => `${before}, después ${next}`,
    tieBreaks: {
      'fewer-plans': 'menos planes',
      'full-speed': 'la máxima velocidad antes que la reducida',
      'ends-by-itself': 'el que, según el vendedor, no se renueva solo',
      'longer-validity': 'la validez más larga',
      'more-data': 'más datos',
      'older-entry': 'el que lleva más tiempo en nuestra lista',
    },
    others:
      'Si ordenas por precio, precio por GB, precio por día, datos, validez o valoración, cuenta primero esa cifra, y los empates se resuelven con el orden de tu viaje. Los planes sin esa cifra van al final.',
    unknown:
      'Lo que un vendedor no indica se muestra como «sin indicar», no como un no. Si marcas un requisito, se descartan los planes que no lo indican.',
  },
  cost: {
    heading: 'Lo que cuesta un viaje',
    several: ({ most, share }) =>
      `Si el viaje exige más de ${most} planes iguales, el plan no se recomienda: va después de los que sirven con seguridad. Si lo más barato son varios planes y un solo plan cuesta hasta un ${share} más, o cerca de un dólar más, también lo indicamos.`,
    paragraphs: [
      'Si un plan se queda corto de días o de datos, se cuenta tantas veces como haga falta, uno tras otro: 9 GB con planes de 5 GB son dos planes. Los datos diarios no se duplican con un segundo plan igual. Un plan gratuito es una prueba y se cuenta una sola vez.',
      'Los precios promocionales solo se aplican si los activas y tu viaje cumple sus condiciones. El precio que el vendedor fija en tu moneda se usa tal cual; cualquier otro se convierte y se marca con ≈.',
    ],
  },
  unlimited: {
    heading: 'Qué cuenta como ilimitado',
    honest:
      'Un plan ilimitado solo se recomienda si nunca se corta e indica cuánto baja la velocidad: los datos a máxima velocidad y la velocidad posterior, o un único límite de velocidad.',
    slow: ({ hours, speed, amount }) =>
      `La velocidad reducida cuenta a partir de ${speed}, suficiente para mapas, web y vídeo en definición estándar: ${formatNumber(hours, 'es')} ${plural('es', hours, { one: 'hora', many: 'de horas', other: 'horas' })} de uso al día, ${amount}. Los datos más lentos no cuentan.`,
    unknown: 'Un plan ilimitado que no dice nada de sus límites va detrás de todos los que sirven con seguridad.',
  },
  picks: {
    heading: 'Nuestras recomendaciones',
    lead: 'Las que ves encima de una lista salen solo de los planes de esa lista. Un plan que gana en dos categorías aparece una sola vez.',
    cheapest:
      'Precio más bajo: siempre la primera fila de la lista en el orden de tu viaje. Si hacen falta varios y uno solo cuesta poco más, se indica al lado.',
    fewestWorries: ({ rating, reviews, generation, hours, times }) =>
      `Más tranquilidad: el que menos cuesta entre los planes que cubren el viaje por sí solos, a máxima velocidad o, agotados los datos, a una velocidad suficiente. Permiten compartir conexión, nombran una red ${generation} o mejor, dicen qué pasa al agotar los datos y no consta que pidan identificarse, muestren publicidad, se renueven solos ni sean solo para el primer pedido. El vendedor tiene al menos ${reviews} opiniones con una media de ${rating} o más (si ninguno llega a tantas, la valoración no cuenta), el precio se confirmó en las últimas ${hours} horas y el viaje cuesta como mucho ${times} veces lo que el más barato. Si ningún plan lo cumple, no hay esta respuesta.`,
    bestValue: ({ times }) =>
      `Mejor precio por GB: el precio más bajo por GB que puedes usar en el viaje, entre los planes que lo cubren por sí solos a máxima velocidad. No cuentan los datos que un plan diario da después del viaje ni los que superan ${times} veces los del viaje.`,
    elsewhere: ({ share }) =>
      `Si la segunda o la tercera recomendación fuera de un vendedor que ya aparece, se muestra la mejor de otro, siempre que cueste como mucho un ${share} más.`,
  },
  planner: {
    heading: 'Un viaje por varios países',
    lead: 'El planificador calcula cada plan para las paradas que cubriría, con las reglas de arriba, y prueba todas las combinaciones de planes regionales, globales y de un solo país. En cada parada se usa un solo plan, o varios iguales uno tras otro. Si hay que acortar la búsqueda, el resultado lo indica.',
    first: ({ price }) =>
      `Primero se evitan los días sin datos. Después, una opción con más eSIM solo va primero si ahorra más de ${price} por cada eSIM adicional. La opción más barata siempre se muestra y se indica como tal.`,
    noRate: 'Sin un tipo de cambio para convertir ese importe a tu moneda, va primero la opción más barata.',
  },
  folded: {
    heading: 'Planes ocultos',
    paragraphs: [
      'Un plan se oculta cuando el mismo vendedor tiene otro que no cuesta más, que como mínimo lo iguala en datos, días, velocidad, países, redes y prestaciones, y que es mejor en algo; de dos iguales en todo, se muestra uno. Debajo de la lista se indica cuántos hay y puedes mostrarlos. Un plan nunca se oculta por el de otro vendedor.',
    ],
  },
  ratings: {
    heading: 'Las valoraciones de los vendedores',
    formula: ({ weight }) =>
      `Cuando los vendedores se ordenan por valoración, cada media se acerca a la de todos, como si se le añadieran ${weight} opiniones con la media general. Unas pocas opiniones muy buenas no bastan para encabezar una lista. La valoración que se muestra es la media simple.`,
    fewest: ({ count }) =>
      `Las listas de los mejor valorados dejan fuera a los vendedores con menos de ${count} opiniones.`,
    moderation:
      'Solo cuentan las opiniones publicadas en este sitio. Quien revisa una opinión no ve su valoración al decidir.',
  },
  fresh: {
    heading: 'Antigüedad de los precios',
    stale: ({ days, runs }) =>
      `Junto a cada precio se indica cuándo se comprobó por última vez. Se marca como «sin confirmar» si hace más de ${days} o si ${doNotName(runs)}.`,
    withdrawn: ({ runs }) => `Un plan desaparece de las listas cuando ${doNotName(runs)}.`,
    history: ({ lowest, course }) =>
      `Mostramos el precio más bajo de los últimos ${lowest} y la evolución de hasta ${course}. Los precios pasados no se modifican nunca.`,
  },
  bounds: {
    heading: 'Precios que descartamos',
    lead: 'Las listas de los vendedores contienen errores, como céntimos en lugar de euros. Estos datos se descartan y se notifican al responsable del sitio:',
    price: ({ lowest, highest }) =>
      `un precio por debajo de ${lowest} o por encima de ${highest}, salvo pruebas gratuitas y pago por uso;`,
    market: ({ refused, suspicious, plans, sellers }) =>
      `un precio ${refused} veces mayor o menor que la mediana de su tipo de plan y destino (a partir de ${suspicious} veces, solo se revisa), siempre que haya al menos ${plans} planes de ${sellers} vendedores para calcularla;`,
    further: ({ times, share }) =>
      `un precio en otra moneda que, al cambio del día, sea más de ${times} veces mayor o menor que el precio sin promoción, y un precio promocional superior a este o inferior a su ${share}; el plan sigue en las listas;`,
    data: ({ amount }) => `más de ${amount} al día, que ninguna conexión alcanza.`,
    others: 'Son los límites predeterminados. El responsable de un sitio puede fijar otros para sus fuentes.',
  },
  money: {
    heading: 'Cómo ganamos dinero',
    paragraphs: [
      'Un enlace de afiliado lleva a un vendedor y el responsable del sitio puede cobrar una comisión si compras. Todos esos enlaces están señalados como patrocinados, también para los buscadores.',
      'La comisión de un enlace no forma parte de los datos con los que se calcula el orden. El código que ordena no puede leerla, y una prueba automática cambia todos los enlaces y comprueba que ninguna lista cambia con ellos.',
    ],
  },
  reviews: {
    heading: 'Las opiniones en cifras',
    counts: ({ received, published, rejected, removed }) =>
      `Recibidas: ${received}. Publicadas: ${published}. No publicadas: ${rejected}. Retiradas después: ${removed}.`,
    more: 'Ver los motivos',
  },
  corrections: {
    heading: 'Correcciones',
    lead: 'Errores del sitio que hemos corregido, empezando por los más recientes. En cada plan puedes avisar de un error.',
    none: 'Todavía no se ha publicado ninguna corrección.',
    count: (counts) =>
      `${formatNumber(counts.corrections, 'es')} ${plural('es', counts.corrections, { one: 'corrección', many: 'de correcciones', other: 'correcciones' })}, a raíz de ${reports(counts.reports)}.`,
    wrong: 'Qué estaba mal',
    done: 'Qué hemos hecho',
    reports: ({ count }) => `A raíz de ${reports(count)}.`,
  },
};
