import type { Messages } from '#i18n/messages/en.ts';

export const fares: Messages['fares'] = {
  caption: 'Costo minimo di un viaggio: 7 giorni, 5\u00a0GB',
  range: ({ from, to }) => `Da ${from} a ${to}`,
  under: ({ price }) => `Meno di ${price}`,
  over: ({ price }) => `${price} e oltre`,
  all: 'Tutti i prezzi',
};
