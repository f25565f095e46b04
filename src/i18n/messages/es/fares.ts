import type { Messages } from '#i18n/messages/en.ts';

export const fares: Messages['fares'] = {
  caption: 'Viaje completo más barato: 7 días, 5 GB',
  range: ({ from, to }) => `De ${from} a ${to}`,
  under: ({ price }) => `Menos de ${price}`,
  over: ({ price }) => `${price} o más`,
  all: 'Todos los precios',
};
