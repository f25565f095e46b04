import { countries } from '#domain/place/countries.ts';
import type { DestinationKey } from '#domain/place/destination-key.ts';
import { recordOf } from '#domain/kernel/records.ts';
import { textsOf } from '#i18n/languages/texts-of.ts';
import { undeclined } from './grammar.ts';
import { locales, type Locale, type LocalizedText } from '#domain/kernel/locale.ts';
import { globalRegion, regions } from '#domain/place/regions.ts';
import type { PlaceForms } from './place-forms.ts';

const forms: ReadonlyMap<DestinationKey, Readonly<Record<Locale, PlaceForms>>> = new Map(
  [
    ...countries.map(({ code, name }) => [code, name] as const),
    ...regions.map(({ slug, name }) => [slug, name] as const),
  ].map(([key, names]) => [key, declineAll(key, names)] as const),
);

function declineAll(key: DestinationKey, names: LocalizedText): Record<Locale, PlaceForms> {
  const isWorld = key === globalRegion;
  const declined = (locale: Locale): PlaceForms => {
    const { decline, world } = textsOf(locale).placeForms;
    return { name: names[locale], ...(isWorld ? world : decline(names[locale], key)), isWorld };
  };
  return recordOf(locales, declined);
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
