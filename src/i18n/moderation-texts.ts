import type { Locale } from '#domain/kernel/locale.ts';
import { moderationTexts as en, type ModerationTexts } from './moderation-texts/en.ts';
import { moderationTexts as es } from './moderation-texts/es.ts';
import { moderationTexts as fr } from './moderation-texts/fr.ts';
import { moderationTexts as it } from './moderation-texts/it.ts';
import { moderationTexts as ja } from './moderation-texts/ja.ts';

const texts: Readonly<Record<Locale, ModerationTexts>> = { en, ja, fr, es, it };

/** Moderation texts of one language. Separate from the messages, so that browsers never load them. */
export function moderationTextsFor(locale: Locale): ModerationTexts {
  return texts[locale];
}
