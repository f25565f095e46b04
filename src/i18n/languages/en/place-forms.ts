import { grammarOf } from '#i18n/place-forms/grammar.ts';
import { before, type Declined, type PlaceClass } from '#i18n/place-forms/place-forms.ts';

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

export const placeForms = grammarOf('en', declineEnglish, englishWorld);
