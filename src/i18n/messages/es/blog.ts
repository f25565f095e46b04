import type { Messages } from '#i18n/messages/en.ts';

export const blog: Messages['blog'] = {
  description: 'Guías sobre eSIM de viaje: qué comprobar antes de comprar y qué significa la letra pequeña.',
  feed: 'Canal Atom',
  feedTitle: ({ siteName }) => `Blog · ${siteName}`,
  note: ({ date, minutes }) => `Actualizado el ${date} · ${minutes} min de lectura`,
  places: 'Comparar planes por destino',
  others: 'Más artículos',
};
