import type { Messages } from '#i18n/messages/en.ts';

export const errors: Messages['errors'] = {
  notFound: {
    heading: 'Página no encontrada',
    message: ({ path }) => `No hay ninguna página en ${path}.`,
    help: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
    nearest: 'Quizá buscabas',
    noPlans: ({ place }) => `Todavía no hay planes ${place.for}`,
    near: 'Planes para destinos cercanos',
  },
  tooMany: {
    heading: 'Vas un poco rápido',
    help: 'Espera un minuto y vuelve a intentarlo.',
  },
  internal: {
    heading: 'Algo ha fallado',
    help: 'El problema es nuestro. Vuelve a intentarlo dentro de un momento.',
    reference: ({ id }) => `Referencia: ${id}`,
  },
  unavailable: {
    heading: 'Volvemos enseguida',
    help: 'Ahora mismo el sitio no está disponible. Vuelve a intentarlo dentro de un momento.',
    unsentHelp:
      'Todavía no se ha enviado nada y lo que has escrito sigue aquí. Vuelve a intentarlo dentro de un momento.',
    sendAgain: 'Enviar de nuevo',
  },
  offline: {
    heading: 'Estás sin conexión',
    help: 'Esta página no se ha abierto antes en este dispositivo, así que no se puede mostrar sin conexión.',
    retry: 'Reintentar',
  },
  homePage: 'Ir al inicio',
  allDestinations: 'Todos los destinos',
};
