import type { Locale } from '#domain/kernel/locale.ts';
import { alertTexts as en, type AlertTexts } from './alert-texts/en.ts';
import { alertTexts as es } from './alert-texts/es.ts';
import { alertTexts as fr } from './alert-texts/fr.ts';
import { alertTexts as it } from './alert-texts/it.ts';
import { alertTexts as ja } from './alert-texts/ja.ts';

const texts: Readonly<Record<Locale, AlertTexts>> = { en, ja, fr, es, it };

/** What mails about prices say in one language. Apart from the messages, so that browsers never load it. */
export function alertTextsFor(locale: Locale): AlertTexts {
  return texts[locale];
}
