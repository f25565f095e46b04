import type { OfflineTexts } from '#i18n/languages/en/offline.ts';

export const offline: OfflineTexts = {
  kept: ({ time }) => `Vous êtes hors ligne. Copie enregistrée le ${time}.`,
  pages: 'Enregistré sur cet appareil',
};
