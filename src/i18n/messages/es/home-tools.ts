import type { Messages } from '#i18n/messages/en.ts';

export const homeTools: Messages['homeTools'] = {
  heading: 'Más formas de decidir',
  planner: {
    title: 'Planificador de ruta',
    text: 'Varios países en un viaje: un plan regional, uno por país o una mezcla, lo que menos cueste.',
  },
  compare: {
    title: 'Comparar planes',
    text: 'Pon hasta cuatro planes lado a lado: cuánto cuesta tu viaje con cada uno y qué incluyen.',
  },
  rules: {
    title: 'Cómo ordenamos',
    text: 'Todas las reglas y cifras que deciden el orden de las listas, y lo que hemos corregido.',
  },
  estimator: {
    title: '¿Cuántos datos necesito?',
    text: 'Di qué haces en internet en un día y verás cuántos gigas pide tu viaje, con la fuente de cada cifra.',
  },
  worldMap: {
    title: 'Los precios en el mundo',
    text: 'Un mapa de lo que cuesta un giga, los destinos más baratos y cómo se han movido los precios.',
  },
  clock: {
    title: '¿Cuándo termina el plan?',
    text: 'Indica cuándo aterrizas y verás hasta cuándo dura el plan, en hora local.',
  },
  countryRules: {
    title: 'Normas por país',
    text: 'Identificación, registro del teléfono, webs bloqueadas: lo que conviene resolver antes de volar, con la fuente de cada norma.',
  },
};
