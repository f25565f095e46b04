import type { LanguageTexts } from '#i18n/languages/language-texts.ts';
import { it as messages } from '#i18n/messages/it.ts';
import { alertTexts as alertMail } from './alert-mail.ts';
import { moderationTexts as moderation } from './moderation.ts';
import { offline } from './offline.ts';
import { placeForms } from './place-forms.ts';
import { privacyBanner } from './privacy-banner.ts';
import { reviewForm } from './review-form.ts';

export const italian: LanguageTexts = {
  messages,
  reviewForm,
  privacyBanner,
  alertMail,
  moderation,
  offline,
  placeForms,
  charactersAMinute: null,
  emptySite: 'Questo sito è in preparazione: non ci sono ancora piani da confrontare.',
};
