import type { Messages } from '#i18n/messages/en.ts';

export const blog: Messages['blog'] = {
  description: 'Guide alle eSIM da viaggio: che cosa controllare prima di comprare e come leggere le clausole.',
  feed: 'Feed Atom',
  feedTitle: ({ siteName }) => `Il blog - ${siteName}`,
  note: ({ date, minutes }) => `Aggiornato il ${date} · ${minutes} min di lettura`,
  places: 'Confronta i piani',
  others: 'Altri articoli',
};
