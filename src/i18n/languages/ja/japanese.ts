import type { LanguageTexts } from '#i18n/languages/language-texts.ts';
import { moderationTexts as moderation } from './moderation.ts';
import { reviewForm } from './review-form.ts';
import { undeclined, type Grammar } from '#i18n/place-forms/grammar.ts';
import * as messages from '#i18n/messages/ja.ts';
import { privacyBanner } from './privacy-banner.ts';

/** Particles stand behind a name, which stays as it is. */
const placeForms: Grammar = { decline: undeclined, world: undeclined('世界') };

export const japanese: LanguageTexts = {
  messages: { ...messages },
  reviewForm,
  privacyBanner,
  moderation,
  placeForms,
  charactersAMinute: 550,
  emptySite: 'このサイトは現在準備中です。プランの掲載開始まで、今しばらくお待ちください。',
};
