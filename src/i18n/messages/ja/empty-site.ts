import type { Messages } from '#i18n/messages/en.ts';

export const emptySite: Messages['emptySite'] = {
  notice: 'このサイトは現在準備中です。プランの掲載開始まで、今しばらくお待ちください。',
};
