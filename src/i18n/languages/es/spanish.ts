import type { LanguageTexts } from '#i18n/languages/language-texts.ts';
import { es as messages } from '#i18n/messages/es.ts';
import { alertTexts as alertMail } from './alert-mail.ts';
import { moderationTexts as moderation } from './moderation.ts';
import { offline } from './offline.ts';
import { placeForms } from './place-forms.ts';
import { privacyBanner } from './privacy-banner.ts';
import { reviewForm } from './review-form.ts';

export const spanish: LanguageTexts = {
  messages,
  reviewForm,
  privacyBanner,
  alertMail,
  moderation,
  offline,
  placeForms,
  charactersAMinute: null,
  emptySite: 'Este sitio está en preparación: todavía no hay planes que comparar.',
};
