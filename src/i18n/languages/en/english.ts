import type { LanguageTexts } from '#i18n/languages/language-texts.ts';
import { en as messages } from '#i18n/messages/en.ts';
import { alertTexts as alertMail } from './alert-mail.ts';
import { moderationTexts as moderation } from './moderation.ts';
import { offline } from './offline.ts';
import { placeForms } from './place-forms.ts';
import { privacyBanner } from './privacy-banner.ts';
import { reviewForm } from './review-form.ts';

export const english: LanguageTexts = {
  messages,
  reviewForm,
  privacyBanner,
  alertMail,
  moderation,
  offline,
  placeForms,
  charactersAMinute: null,
  emptySite: 'This site is still being set up: there are no plans to compare yet.',
};
