import type { Messages } from '#i18n/messages/en.ts';

export const fares: Messages['fares'] = {
  caption: 'Coût du voyage le plus bas\u00a0: 7\u00a0jours, 5\u00a0Go',
  range: ({ from, to }) => `De ${from} à ${to}`,
  under: ({ price }) => `Moins de ${price}`,
  over: ({ price }) => `${price} et plus`,
  all: 'Tous les prix',
};
