import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';

/** `eSIM per il Giappone`, `eSIM globali`: nobody says `eSIM per tutto il mondo`. */
export function esimsFor(place: PlaceForms): string {
  return `eSIM ${place.isWorld ? 'globali' : place.for}`;
}
