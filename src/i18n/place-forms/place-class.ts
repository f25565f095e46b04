import placeArticles from '#data/place-articles.json' with { type: 'json' };
import type { PlaceClass } from './place-forms.ts';

/** Languages with articles. */
export type ArticleLocale = keyof typeof placeArticles;

/** The classes of a language by place. */
export function readClasses(language: ArticleLocale): ReadonlyMap<string, PlaceClass> {
  return new Map(
    placeArticles[language].flatMap(({ places, ...placeClass }) => places.map((place) => [place, placeClass] as const)),
  );
}
