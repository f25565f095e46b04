import { countries } from '#domain/place/countries.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import type { Locale, LocalizedText } from '#domain/kernel/locale.ts';
import { globalRegion, regions } from '#domain/place/regions.ts';
import { declineEnglish, englishWorld } from '#i18n/languages/en/place-forms.ts';
import { declineFrench, frenchWorld } from '#i18n/languages/fr/place-forms.ts';
import { declineItalian, italianWorld } from '#i18n/languages/it/place-forms.ts';
import { readClasses, type ArticleLocale } from './place-class.ts';
import type { Declined, PlaceClass, PlaceForms } from './place-forms.ts';
import { declineSpanish, spanishWorld } from '#i18n/languages/es/place-forms.ts';

type Decline = (name: string, placeClass: PlaceClass) => Declined;

interface Grammar {
  readonly decline: (name: string, key: string) => Declined;
  /** Of every country: no place, and declined by no class. */
  readonly world: Declined;
}

/** Throws where a place has no class: a site without it does not start. */
function grammarOf(language: ArticleLocale, decline: Decline, world: Declined): Grammar {
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
function undeclined(name: string): Declined {
  return { the: name, in: name, to: name, for: name, of: name };
}

const grammars: Readonly<Record<Locale, Grammar>> = {
  en: grammarOf('en', declineEnglish, englishWorld),
  ja: { decline: undeclined, world: undeclined('世界') },
  fr: grammarOf('fr', declineFrench, frenchWorld),
  es: grammarOf('es', declineSpanish, spanishWorld),
  it: grammarOf('it', declineItalian, italianWorld),
};

const forms: ReadonlyMap<DestinationKey, Readonly<Record<Locale, PlaceForms>>> = new Map(
  [
    ...countries.map(({ code, name }) => [code, name] as const),
    ...regions.map(({ slug, name }) => [slug, name] as const),
  ].map(([key, names]) => [key, declineAll(key, names)] as const),
);

function declineAll(key: DestinationKey, names: LocalizedText): Record<Locale, PlaceForms> {
  const isWorld = key === globalRegion;
  const declined = (locale: Locale): PlaceForms => {
    const { decline, world } = grammars[locale];
    return { name: names[locale], ...(isWorld ? world : decline(names[locale], key)), isWorld };
  };
  return { en: declined('en'), ja: declined('ja'), fr: declined('fr'), es: declined('es'), it: declined('it') };
}

/** Of an address whose place the reference data no longer has. */
export function formsOfUnknown(name: string): PlaceForms {
  return { name, ...undeclined(name), isWorld: false };
}

/** A place as sentences of the language hold it. For servers: it brings the names and classes of all places along. */
export function formsOfPlace(key: DestinationKey, locale: Locale): PlaceForms {
  const found = forms.get(key);
  if (found === undefined) throw new Error(`${key} is not a destination`);
  return found[locale];
}
