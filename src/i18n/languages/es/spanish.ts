import type { LanguageTexts } from '#i18n/languages/language-texts.ts';
import { moderationTexts as moderation } from './moderation.ts';
import { reviewForm } from './review-form.ts';
import { grammarOf } from '#i18n/place-forms/grammar.ts';
import { before, type Declined, type PlaceClass } from '#i18n/place-forms/place-forms.ts';
import * as messages from '#i18n/messages/es.ts';
import { privacyBanner } from './privacy-banner.ts';

/** `países` is a common noun within a sentence: los países nórdicos; but los Países Bajos. */
const commonNoun = /^Países (?=\p{Lowercase})/u;

function withArticle(preposition: string, article: string): string {
  if (article === '') return preposition;
  return article === 'el' ? `${preposition}l` : `${preposition} ${article}`;
}

/** `en Japón`, `en los Países Bajos`, `al Reino Unido`, `del Caribe`. `El` of a name stays: a El Salvador. */
export function declineSpanish(listed: string, { article, where }: PlaceClass): Declined {
  const name = commonNoun.test(listed) ? listed.charAt(0).toLowerCase() + listed.slice(1) : listed;
  const the = before(article, name);
  return {
    the,
    in: `${where} ${the}`,
    to: before(withArticle('a', article), name),
    for: `para ${the}`,
    of: before(withArticle('de', article), name),
  };
}

const spanishWorld: Declined = {
  the: 'todo el mundo',
  in: 'en todo el mundo',
  to: 'por todo el mundo',
  for: 'para todo el mundo',
  of: 'de todo el mundo',
};

const placeForms = grammarOf('es', declineSpanish, spanishWorld);

export const spanish: LanguageTexts = {
  messages: { ...messages },
  reviewForm,
  privacyBanner,
  moderation,
  placeForms,
  charactersAMinute: null,
  emptySite: 'Este sitio está en preparación: todavía no hay planes que comparar.',
};
