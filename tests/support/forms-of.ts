import type { Locale } from '#domain/kernel/locale.ts';
import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';
import { formsOfPlace } from '#i18n/place-forms/forms-of-place.ts';
import { parseDestinationKey } from '#domain/place/destinations.ts';

/** Forms of a place by the text of its key. */
export function formsOf(text: string, locale: Locale = 'en'): PlaceForms {
  const key = parseDestinationKey(text);
  if (!key.ok) throw new Error(key.reason);
  return formsOfPlace(key.value, locale);
}
