import type { Messages } from '#i18n/messages/en.ts';
import { elide } from '#i18n/languages/it/article.ts';

export const blog: Messages['blog'] = {
  description: 'Guide alle eSIM da viaggio: che cosa controllare prima di comprare e come leggere le condizioni.',
  feed: 'Feed Atom',
  feedTitle: ({ siteName }) => `Blog · ${siteName}`,
  note: ({ date, minutes }) => `Aggiornato ${elide('il', date)} · ${minutes} min di lettura`,
  places: 'Confronta i piani',
  others: 'Altri articoli',
};
