import type { Locale } from '#domain/kernel/locale.ts';
import { en, type Messages } from './messages/en.ts';
import { es } from './messages/es.ts';
import { fr } from './messages/fr.ts';
import { it } from './messages/it.ts';
import { ja } from './messages/ja.ts';

const messages: Readonly<Record<Locale, Messages>> = { en, ja, fr, es, it };

/** Every text of the site in one language. */
export function messagesFor(locale: Locale): Messages {
  return messages[locale];
}
