import { elide } from './article.ts';
import type { OfflineTexts } from '#i18n/languages/en/offline.ts';

export const offline: OfflineTexts = {
  kept: ({ time }) => `Sei offline. Copia salvata ${elide('il', time)}.`,
  pages: 'Pagine salvate su questo dispositivo',
};
