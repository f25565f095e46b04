import type { Messages } from '#i18n/messages/en.ts';

export const blog: Messages['blog'] = {
  description:
    'Des guides pour choisir et utiliser une eSIM de voyage\u00a0: ce qu’il faut vérifier avant l’achat, et comment lire les petites lignes.',
  feed: 'Flux Atom',
  feedTitle: ({ siteName }) => `Le blog · ${siteName}`,
  note: ({ date, minutes }) => `Mis à jour le ${date} · ${minutes} min de lecture`,
  places: 'Comparer les forfaits',
  others: 'À lire aussi',
};
