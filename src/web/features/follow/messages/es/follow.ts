import { plural } from '#i18n/plural.ts';
import type { Messages } from '#i18n/messages/en.ts';

export const follow: Messages['follow'] = {
  title: ({ place }) => `Seguir el precio de las eSIM ${place.isWorld ? 'globales' : place.for}`,
  description: ({ place }) =>
    `Te avisamos cuando cambie la eSIM más barata para tu viaje ${place.to}: por feed o correo, sin crear una cuenta.`,
  heading: ({ place }) => `Seguir el precio de tu eSIM ${place.isWorld ? 'global' : place.for}`,
  lead: 'Te avisamos cuando cambie el plan más barato para este viaje. No hace falta crear una cuenta.',
  trip: 'Tu viaje',
  filters: ({ count }) => `${count} ${plural('es', count, { one: 'filtro', many: 'de filtros', other: 'filtros' })}`,
  change: 'Cambiar el viaje o los filtros',
  now: 'El más barato ahora',
  none: 'Ahora mismo ningún plan sirve para este viaje. Te avisaremos cuando haya uno.',
  basis:
    'Precios sin promoción de todo el viaje, en la moneda que has elegido. Los precios de primer pedido solo valen una vez y aquí no los seguimos: tu primer pedido puede salirte más barato.',
  choice: {
    heading: '¿Qué precio quieres seguir?',
    lead: 'Elige un destino: verás su precio más bajo y cómo enterarte cuando cambie. No hace falta crear una cuenta.',
    label: 'País o región',
    submit: 'Buscar',
    none: ({ query }) => `Ningún destino coincide con «${query}».`,
    popular: 'Los más visitados',
    found: 'Resultados',
  },
  feed: {
    heading: 'En un lector de feeds',
    text: 'Añade esta dirección a tu lector de feeds: tiene una entrada por cada día en que cambió el plan más barato. ¿No usas ninguno? Guarda esta página en favoritos: siempre muestra el precio de hoy.',
    open: 'Abrir el feed',
    name: ({ place, trip }) => `La eSIM ${place.isWorld ? 'global más barata' : `más barata ${place.for}`}, ${trip}`,
  },
  mail: {
    heading: 'Por correo electrónico',
    text: ({ percent }) =>
      `Te escribimos cuando el precio baje al menos un ${percent}\u00a0% respecto al último aviso. Como mucho, un mensaje al día.`,
    address: 'Correo electrónico',
    hint: 'Solo se usa para esto. Cada mensaje incluye un enlace para borrar tu dirección.',
    submit: 'Enviarme un enlace de confirmación',
    wrongAddress: 'Escribe una dirección de correo completa, por ejemplo nombre@example.com.',
    sent: 'Mira tu bandeja de entrada. Si la dirección es correcta y todavía no está apuntada a este viaje, recibirás un mensaje con un enlace de confirmación. El enlace caduca a las 48 horas.',
    kept: 'Listo. Te escribiremos cuando baje el precio.',
  },
  keep: {
    heading: 'Confirma tu correo electrónico',
    text: ({ place, trip }) =>
      `Recibirás un correo cuando baje de precio el plan más barato para este viaje: ${place.name}, ${trip}. Los avisos duran 12 meses.`,
    submit: 'Confirmar',
    over: 'Este enlace ya no funciona',
    overText: 'Ya se ha usado o ha caducado. Vuelve a seguir el precio para recibir un enlace nuevo.',
  },
  stop: {
    heading: 'Dejar de recibir avisos de este precio',
    text: 'En cuanto pulses el botón, borraremos tu dirección de los avisos de este viaje.',
    submit: 'Borrar mi dirección',
    done: 'Hemos borrado tu dirección',
    doneText: 'No recibirás más correos sobre este viaje.',
    wrong: 'Este enlace está incompleto',
    wrongText: 'Ábrelo otra vez desde el correo.',
  },
  moves: {
    heading: 'Últimos cambios',
    none: 'Sin cambios en los últimos 90 días.',
    cheaper: ({ provider, cost, before }) => `Más barato: ${provider}, ${cost} (antes: ${before})`,
    dearer: ({ provider, cost, before }) => `Más caro: ${provider}, ${cost} (antes: ${before})`,
    seller: ({ provider, cost, former }) => `Ahora en ${provider} en lugar de ${former}: ${cost}`,
    gone: ({ former, before }) => `Ya no hay ningún plan para este viaje (último: ${former}, ${before})`,
    offered: ({ provider, cost }) => `De nuevo disponible: ${provider}, ${cost}`,
  },
  home: 'Ir al inicio',
};
