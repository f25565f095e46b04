import type { OfflineTexts } from '#i18n/languages/en/offline.ts';

export const offline: OfflineTexts = {
  kept: ({ time }) => `Estás sin conexión. Copia guardada el ${time}.`,
  pages: 'Guardado en este dispositivo',
};
