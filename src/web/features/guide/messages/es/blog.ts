import type { Messages } from '#i18n/messages/en.ts';

export const blog: Messages['blog'] = {
  description:
    'Guías sobre las eSIM de viaje: qué mirar antes de comprar, cómo instalarlas y qué significa la letra pequeña.',
  feed: 'Feed Atom',
  feedTitle: ({ siteName }) => `Blog · ${siteName}`,
  note: ({ date, minutes }) => `Actualizado el ${date} · ${minutes} min de lectura`,
  places: 'Comparar planes por destino',
  others: 'Más artículos',
};
