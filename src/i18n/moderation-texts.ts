import type { Locale } from '#domain/kernel/locale.ts';
import { moderationTexts as en, type ModerationTexts } from './languages/en/moderation.ts';
import { moderationTexts as es } from './languages/es/moderation.ts';
import { moderationTexts as fr } from './languages/fr/moderation.ts';
import { moderationTexts as it } from './languages/it/moderation.ts';
import { moderationTexts as ja } from './languages/ja/moderation.ts';

const texts: Readonly<Record<Locale, ModerationTexts>> = { en, ja, fr, es, it };

/** Moderation texts of one language. Separate from the messages, so that browsers never load them. */
export function moderationTextsFor(locale: Locale): ModerationTexts {
  return texts[locale];
}
