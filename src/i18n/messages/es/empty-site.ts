import type { Messages } from '#i18n/messages/en.ts';

export const emptySite: Messages['emptySite'] = {
  notice: 'Este sitio está en preparación: todavía no hay planes que comparar.',
};
