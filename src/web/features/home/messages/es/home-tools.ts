import type { Messages } from '#i18n/messages/en.ts';

export const homeTools: Messages['homeTools'] = {
  heading: 'Otras herramientas para elegir',
  planner: {
    title: 'Planificador de viaje',
    text: 'Varios países en un viaje: un plan regional, uno por país o una combinación, lo que cueste menos.',
  },
  estimator: {
    title: '¿Cuántos datos necesito?',
    text: 'Indica qué haces en internet en un día y verás cuántos gigas necesitas, con la fuente de cada cifra.',
  },
  worldMap: {
    title: 'Los precios en el mundo',
    text: 'Un mapa de lo que cuesta un giga, los destinos más baratos y cómo han cambiado los precios.',
  },
  rules: {
    title: 'Normas por país',
    text: 'Verificación de identidad, registro del teléfono, webs bloqueadas: lo que conviene resolver antes de viajar.',
  },
};
