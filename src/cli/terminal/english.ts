import { dropBidiControls } from '#domain/kernel/bidi-text.ts';
import { en } from '#i18n/messages/en.ts';
import type { Language } from '#i18n/say-amount.ts';
import { printable } from './printable.ts';

export const english: Language = { locale: 'en', messages: en };

/** A text of the site for a terminal, with plain spaces, so that it can be searched. */
export function terminalText(text: string): string {
  return printable(dropBidiControls(text)).replaceAll(/[\u00a0\u202f]/g, ' ');
}
