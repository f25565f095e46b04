import type { LanguageTexts } from '#i18n/languages/language-texts.ts';
import { moderationTexts as moderation } from './moderation.ts';
import { reviewForm } from './review-form.ts';
import { grammarOf } from '#i18n/place-forms/grammar.ts';
import { before, type Declined, type PlaceClass } from '#i18n/place-forms/place-forms.ts';
import * as messages from '#i18n/messages/fr.ts';
import { privacyBanner } from './privacy-banner.ts';

/** Y counts as a consonant: le Yémen. So does every h of a name with an article: le Honduras, la Hongrie. */
const startsWithVowel = /^[aeiou]/;

/** `pays` and `île` are common nouns within a sentence: aux îles Cook, dans les pays baltes; but les Pays-Bas. */
const commonNoun = /^(?:Îles?|Pays) /;

function elide(word: string, name: string): string {
  const plain = name.normalize('NFD').toLowerCase();
  return startsWithVowel.test(plain) && /^(?:le|la|de)$/.test(word) ? `${word.charAt(0)}’` : word;
}

const contracted: Readonly<Record<string, string>> = { 'à le': 'au', 'à les': 'aux', 'de le': 'du', 'de les': 'des' };

/** A preposition and the article, as one word where the language joins them. */
function withArticle(preposition: string, article: string): string {
  const both = article === '' ? preposition : `${preposition} ${article}`;
  return contracted[both] ?? both;
}

/** `au Japon`, `en Italie`, `aux États-Unis`, `à Malte`, `du Japon`. What one travels to is where one is. */
export function declineFrench(listed: string, { article, where }: PlaceClass): Declined {
  const name = commonNoun.test(listed) ? listed.charAt(0).toLowerCase() + listed.slice(1) : listed;
  const elided = elide(article, name);
  const the = before(elided, name);
  const there = before(where === 'en' ? 'en' : withArticle(where, elided), name);
  // An h after « de » is mute in Haïti, the only such name without an article.
  const origin = article !== '' ? withArticle('de', elided) : name === 'Haïti' ? 'd’' : elide('de', name);
  return { the, in: there, to: there, for: `pour ${the}`, of: before(origin, name) };
}

const frenchWorld: Declined = {
  the: 'le monde entier',
  in: 'dans le monde entier',
  to: 'autour du monde',
  for: 'pour le monde entier',
  of: 'du monde entier',
};

const placeForms = grammarOf('fr', declineFrench, frenchWorld);

export const french: LanguageTexts = {
  messages: { ...messages },
  reviewForm,
  privacyBanner,
  moderation,
  placeForms,
  charactersAMinute: null,
  emptySite: 'Ce site est en cours de préparation\u00a0: il n’y a pas encore de forfaits à comparer.',
};
