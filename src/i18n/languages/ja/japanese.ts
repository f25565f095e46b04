import type { LanguageTexts } from '#i18n/languages/language-texts.ts';
import { ja as messages } from '#i18n/messages/ja.ts';
import { alertTexts as alertMail } from './alert-mail.ts';
import { moderationTexts as moderation } from './moderation.ts';
import { offline } from './offline.ts';
import { placeForms } from './place-forms.ts';
import { privacyBanner } from './privacy-banner.ts';
import { reviewForm } from './review-form.ts';

export const japanese: LanguageTexts = {
  messages,
  reviewForm,
  privacyBanner,
  alertMail,
  moderation,
  offline,
  placeForms,
  charactersAMinute: 550,
  emptySite: 'このサイトは現在準備中です。プランの掲載開始まで、今しばらくお待ちください。',
};
