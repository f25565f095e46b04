import type { LanguageTexts } from '#i18n/languages/language-texts.ts';
import { fr as messages } from '#i18n/messages/fr.ts';
import { alertTexts as alertMail } from './alert-mail.ts';
import { moderationTexts as moderation } from './moderation.ts';
import { offline } from './offline.ts';
import { placeForms } from './place-forms.ts';
import { privacyBanner } from './privacy-banner.ts';
import { reviewForm } from './review-form.ts';

export const french: LanguageTexts = {
  messages,
  reviewForm,
  privacyBanner,
  alertMail,
  moderation,
  offline,
  placeForms,
  charactersAMinute: null,
  emptySite: 'Ce site est en cours de préparation\u00a0: il n’y a pas encore de forfaits à comparer.',
};
