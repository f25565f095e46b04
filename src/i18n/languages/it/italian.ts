import type { LanguageTexts } from '#i18n/languages/language-texts.ts';
import { moderationTexts as moderation } from './moderation.ts';
import { reviewForm } from './review-form.ts';
import { grammarOf } from '#i18n/place-forms/grammar.ts';
import { before, type Declined, type PlaceClass } from '#i18n/place-forms/place-forms.ts';
import * as messages from '#i18n/messages/it.ts';
import { privacyBanner } from './privacy-banner.ts';

/** An h is mute: l’Honduras. */
const startsWithVowel = /^[aeiouh]/;
/** Sounds that take `lo` and `gli`: lo Zambia, lo Yemen, gli Stati Uniti, lo Sri Lanka. */
const takesLo = /^(?:s[^aeiou]|[xyz]|gn|ps)/;

function articleBefore(name: string, article: string): string {
  const plain = name.normalize('NFD').toLowerCase();
  const isVowel = startsWithVowel.test(plain);
  if (article === 'il') return isVowel ? 'l’' : takesLo.test(plain) ? 'lo' : 'il';
  if (article === 'i') return isVowel || takesLo.test(plain) ? 'gli' : 'i';
  return article === 'la' && isVowel ? 'l’' : article;
}

const endings: Readonly<Record<string, string>> = {
  il: 'l',
  lo: 'llo',
  'l’': 'll’',
  la: 'lla',
  i: 'i',
  gli: 'gli',
  le: 'lle',
};

/** `ne` + `gli`: negli. @param stem of the articulated preposition: `a`, `de`, `ne`, `su` */
function articulate(stem: string, article: string): string {
  return stem + (endings[article] ?? '');
}

function whereWord(where: string, name: string, article: string): string {
  if (where === 'in') return 'in';
  if (where === 'nel') return articulate('ne', article);
  if (where === 'sul') return articulate('su', article);
  if (article !== '') return articulate('a', article);
  return /^h?a/i.test(name) ? 'ad' : 'a';
}

/** `in Giappone`, `negli Stati Uniti`, `a Malta`, `alle Maldive`, `per il Giappone`, `dell’Asia`. */
export function declineItalian(name: string, placeClass: PlaceClass): Declined {
  const article = articleBefore(name, placeClass.article);
  const the = before(article, name);
  const there = before(whereWord(placeClass.where, name, article), name);
  return {
    the,
    in: there,
    to: there,
    for: `per ${the}`,
    of: before(article === '' ? 'di' : articulate('de', article), name),
  };
}

const italianWorld: Declined = {
  the: 'tutto il mondo',
  in: 'in tutto il mondo',
  to: 'intorno al mondo',
  for: 'per tutto il mondo',
  of: 'di tutto il mondo',
};

const placeForms = grammarOf('it', declineItalian, italianWorld);

export const italian: LanguageTexts = {
  messages: { ...messages },
  reviewForm,
  privacyBanner,
  moderation,
  placeForms,
  charactersAMinute: null,
  emptySite: 'Questo sito è in preparazione: non ci sono ancora piani da confrontare.',
};
