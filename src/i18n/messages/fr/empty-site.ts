import type { Messages } from '#i18n/messages/en.ts';

export const emptySite: Messages['emptySite'] = {
  notice: 'Ce site est en cours de préparation\u00a0: il n’y a pas encore de forfaits à comparer.',
};
