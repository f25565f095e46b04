import { formatNumber } from '#i18n/format-number.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { plural } from '#i18n/plural.ts';

function reports(count: number): string {
  return `${formatNumber(count, 'es')} ${plural('es', count, { one: 'aviso de precio', many: 'de avisos de precio', other: 'avisos de precio' })}`;
}

function doNotName(count: number): string {
  return plural('es', count, {
    one: 'la última lista completa de su vendedor no lo menciona',
    many: `las últimas ${formatNumber(count, 'es')} listas completas de su vendedor no lo mencionan`,
    other: `las últimas ${formatNumber(count, 'es')} listas completas de su vendedor no lo mencionan`,
  });
}

export const methodology: Messages['methodology'] = {
  title: 'Cómo comparamos y ordenamos',
  description:
    'Las reglas y cifras que deciden el orden de los planes eSIM: coste del viaje, empates, planes ilimitados, valoraciones, precios antiguos, enlaces de pago y correcciones.',
  lead: 'Estas son las reglas con las que se calculan nuestras listas. Las cifras de esta página salen del mismo sitio del que las toman las listas, así que no pueden contradecirse.',
  order: {
    heading: 'El orden de una lista',
    lead: 'Si no eliges otro orden, los planes se ordenan para tu viaje, en esta secuencia:',
    fits: {
      full: 'los planes que sirven para todo el viaje a máxima velocidad',
      slow: 'los que sirven con una parte a velocidad reducida pero suficiente',
      unknown: 'los planes dudosos, cuyo vendedor no indica lo que decide o de los que harían falta demasiados',
      short: 'los planes que no sirven para el viaje',
    },
    partial: ({ share }) => `en la página de una región, los planes para menos del ${share} de los países`,
    byCost: ({ plans }) => `Por lo que cuesta todo el viaje: ${plans}.`,
    byPrice: ({ plans }) => `Por el precio de catálogo de un plan: ${plans}.`,
    ties: ({ list }) => `Con el mismo importe decide esto: ${list}.`,
    sequence: ({ before, next }) => `${before}, después ${next}`,
    tieBreaks: {
      'fewer-plans': 'menos planes',
      'full-speed': 'la máxima velocidad antes que la reducida',
      'longer-validity': 'la validez más larga',
      'more-data': 'más datos',
      'older-entry': 'la entrada más antigua de nuestro catálogo',
    },
    others:
      'Si ordenas por precio, precio por GB, precio por día, datos, validez o valoración, esa cifra va primero y el orden de tu viaje decide los empates. Las cifras que no tenemos van al final.',
    unknown:
      'Lo que un vendedor no indica es desconocido. Se muestra como «no indicado» y no como un no. Un requisito descarta los planes que no lo indican.',
  },
  cost: {
    heading: 'Lo que cuesta un viaje',
    several: ({ most, share }) =>
      `Si el viaje exige más de ${most} planes iguales, no es una respuesta: el plan figura entre los dudosos. Si ganan varios planes y uno solo cuesta hasta un ${share} más, o cerca de un dólar, la respuesta también lo nombra.`,
    paragraphs: [
      'Un plan demasiado corto o pequeño se cuenta tantas veces como el viaje lo necesite, uno tras otro: 9 GB con planes de 5 GB son dos planes. Una cantidad diaria no se duplica con un segundo plan igual. Un plan que no cuesta nada es una prueba y cuenta una vez.',
      'Los precios de promoción solo cuentan si los activas y si tu viaje cumple sus condiciones. El precio que el vendedor fija en tu moneda se usa tal cual; cualquier otro se convierte y se marca con ≈.',
    ],
  },
  unlimited: {
    heading: 'Lo ilimitado, al pie de la letra',
    honest:
      'Un plan ilimitado solo se recomienda si nunca se corta y dice cómo baja la velocidad: una cantidad y la velocidad posterior, o una sola velocidad que nunca se supera.',
    slow: ({ hours, speed, amount }) =>
      `La velocidad reducida cuenta a partir de ${speed}, suficiente para mapas, web y vídeo en definición estándar: ${formatNumber(hours, 'es')} horas de uso al día, ${amount}. Lo que el viaje necesitaría por debajo de esa velocidad no se da por cubierto.`,
    unknown:
      'Un plan ilimitado que no dice nada de sus límites figura como dudoso, detrás de todos los que son seguros.',
  },
  picks: {
    heading: 'Las respuestas sobre una lista',
    lead: 'Salen de los planes de la lista y de nada más. Un plan que gana dos veces se nombra una sola vez.',
    cheapest:
      'El más barato que sirve: siempre la primera fila de la lista en el orden de tu viaje. Si hacen falta varios y uno solo cuesta poco más, se indica al lado.',
    bestValue: ({ share }) =>
      `Mejor relación calidad-precio: el precio por GB más bajo entre los planes de los que basta uno para el viaje a máxima velocidad. Si vuelve a ser el proveedor del más barato, se nombra el mejor de otro cuando cuesta como mucho un ${share} más por GB.`,
    unlimited:
      'Ilimitado: lo que menos cuesta para el viaje entre los planes que nunca se cortan y dicen cómo bajan la velocidad.',
  },
  planner: {
    heading: 'Un viaje por varios países',
    lead: 'El planificador calcula cada plan para las paradas que cubriría, con las reglas de arriba, y prueba todas las combinaciones de planes regionales, globales y de un solo país. En cada parada se usa un solo plan, o varios iguales uno tras otro. Si hay que interrumpir la búsqueda, la respuesta lo dice.',
    first: ({ price }) =>
      `Primero cuentan los días sin datos. Después, una opción con más eSIM solo va primero si ahorra más de ${price} por cada eSIM adicional. La opción más barata siempre se muestra y se indica como tal.`,
    noRate: 'Sin un tipo de cambio para convertir ese importe a tu moneda, va primero la opción más barata.',
  },
  folded: {
    heading: 'Los planes que se pliegan',
    paragraphs: [
      'Un plan se pliega cuando el mismo vendedor tiene otro que no cuesta más, es al menos igual en datos, días, velocidad, países, redes y en cada función, y mejor en algo; de dos iguales en todo, se muestra uno. Se cuentan debajo de la lista y se ven con una pulsación. Los planes de vendedores distintos nunca se ocultan entre sí.',
    ],
  },
  ratings: {
    heading: 'Las valoraciones de los proveedores',
    formula: ({ weight }) =>
      `Cuando los proveedores se ordenan por valoración, cada media se acerca a la de todos, como si a las suyas se sumaran ${weight} reseñas medias. Unos pocos elogios no bastan para encabezar una lista. La nota que se muestra es la media simple.`,
    fewest: ({ count }) =>
      `Las listas de los mejor valorados dejan fuera a los proveedores con menos de ${count} reseñas.`,
    moderation: 'Solo cuentan las reseñas publicadas aquí. Quien lee una reseña no ve su nota mientras decide.',
  },
  fresh: {
    heading: 'Lo reciente que es un precio',
    stale: ({ days, runs }) =>
      `Cada precio dice cuándo se vio por última vez. Se marca como no confirmado si hace más de ${days}, o si ${doNotName(runs)}.`,
    withdrawn: ({ runs }) => `Un plan sale de las listas cuando ${doNotName(runs)}.`,
    history: ({ lowest, course }) =>
      `El precio más bajo mira ${lowest} atrás; la evolución de un precio, ${course}. Los precios pasados nunca se cambian después.`,
  },
  bounds: {
    heading: 'Lo que no creemos',
    lead: 'Las listas de los vendedores contienen errores, como céntimos en lugar de unidades. Estas filas se descartan y se comunican al operador:',
    price: ({ lowest, highest }) =>
      `un precio por debajo de ${lowest} o por encima de ${highest}, salvo pruebas gratuitas y pago por uso;`,
    market: ({ refused, suspicious, plans, sellers }) =>
      `un precio ${refused} veces por encima o por debajo de la mediana de su tipo y destino (desde ${suspicious} veces solo se revisa), donde al menos ${plans} planes de ${sellers} vendedores forman una mediana;`,
    data: ({ amount }) => `más de ${amount} al día, que ninguna conexión transporta.`,
    others: 'Son los límites habituales. El operador de un sitio puede fijar otros para sus fuentes.',
  },
  money: {
    heading: 'De dónde sale el dinero',
    paragraphs: [
      'Un enlace de socio lleva a un vendedor y puede dar una comisión al operador cuando compras. Cada uno de esos enlaces lo dice, también a los buscadores.',
      'Lo que paga un enlace no forma parte de los datos con los que se calcula el orden. El código que ordena no puede leerlo, y una prueba automática cambia todos los enlaces y comprueba que ninguna lista cambia con ellos.',
    ],
  },
  reviews: {
    heading: 'Qué ha sido de las reseñas',
    counts: ({ received, published, rejected, removed }) =>
      `Recibidas: ${received}. Publicadas: ${published}. No publicadas: ${rejected}. Retiradas después: ${removed}.`,
    more: 'Ver los motivos',
  },
  corrections: {
    heading: 'Correcciones',
    lead: 'Lo que aquí estaba mal y se ha corregido, lo más reciente primero. Cada plan tiene un enlace para avisar de un precio erróneo.',
    none: 'Todavía no se ha publicado ninguna corrección.',
    count: (counts) =>
      `${formatNumber(counts.corrections, 'es')} ${plural('es', counts.corrections, { one: 'corrección', many: 'de correcciones', other: 'correcciones' })}, a raíz de ${reports(counts.reports)}.`,
    wrong: 'Qué estaba mal',
    done: 'Qué se ha hecho',
    reports: ({ count }) => `A raíz de ${reports(count)}.`,
  },
};
