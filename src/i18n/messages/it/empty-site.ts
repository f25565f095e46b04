import type { Messages } from '#i18n/messages/en.ts';

export const emptySite: Messages['emptySite'] = {
  notice: 'Questo sito è in preparazione: non ci sono ancora piani da confrontare.',
};
