import { readClasses, type ArticleLocale } from './place-class.ts';
import type { Declined, PlaceClass } from './place-forms.ts';

type Decline = (name: string, placeClass: PlaceClass) => Declined;

/** How names of places stand in the sentences of a language. */
export interface Grammar {
  readonly decline: (name: string, key: string) => Declined;
  /** Of every country: no place, and declined by no class. */
  readonly world: Declined;
}

/** Throws where a place has no class: a site without it does not start. */
export function grammarOf(language: ArticleLocale, decline: Decline, world: Declined): Grammar {
  const classes = readClasses(language);
  return {
    decline: (name, key) => {
      const placeClass = classes.get(key);
      if (placeClass === undefined) throw new Error(`data/place-articles.json: ${key} has no class in ${language}`);
      return decline(name, placeClass);
    },
    world,
  };
}

/** For a language without articles, and for a name that no class is known of. */
export function undeclined(name: string): Declined {
  return { the: name, in: name, to: name, for: name, of: name };
}
