import type { Messages } from '#i18n/messages/en.ts';

export const homeTools: Messages['homeTools'] = {
  heading: 'Más formas de decidir',
  planner: {
    title: 'Planificador de ruta',
    text: 'Varios países en un viaje: un plan regional, uno por país o una mezcla, lo que menos cueste.',
  },
  estimator: {
    title: '¿Cuántos datos necesito?',
    text: 'Di qué haces en internet en un día y verás cuántos gigas pide tu viaje, con la fuente de cada cifra.',
  },
  worldMap: {
    title: 'Los precios en el mundo',
    text: 'Un mapa de lo que cuesta un giga, los destinos más baratos y cómo se han movido los precios.',
  },
};
