import type { LanguageTexts } from '#i18n/languages/language-texts.ts';
import { moderationTexts as moderation } from './moderation.ts';
import { reviewForm } from './review-form.ts';
import { grammarOf } from '#i18n/place-forms/grammar.ts';
import { before, type Declined, type PlaceClass } from '#i18n/place-forms/place-forms.ts';
import { en as messages } from '#i18n/messages/en.ts';
import { privacyBanner } from './privacy-banner.ts';

/** `in the Netherlands`, `on the Isle of Man`. */
function declineEnglish(name: string, { article, where }: PlaceClass): Declined {
  const the = before(article, name);
  return { the, in: `${where} ${the}`, to: `to ${the}`, for: `for ${the}`, of: `of ${the}` };
}

const englishWorld: Declined = {
  the: 'the whole world',
  in: 'worldwide',
  to: 'around the world',
  for: 'for the whole world',
  of: 'of the whole world',
};

const placeForms = grammarOf('en', declineEnglish, englishWorld);

export const english: LanguageTexts = {
  messages,
  reviewForm,
  privacyBanner,
  moderation,
  placeForms,
  charactersAMinute: null,
  emptySite: 'This site is still being set up: there are no plans to compare yet.',
};
