import type { Locale } from '#domain/kernel/locale.ts';
import { textsOf } from './languages/texts-of.ts';
import type { Messages } from './messages/en.ts';

/** Every text of the site's pages in one language. */
export function messagesFor(locale: Locale): Messages {
  return textsOf(locale).messages;
}
