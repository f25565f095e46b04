import type { Grammar } from '#i18n/place-forms/grammar.ts';
import type { Messages } from '#i18n/messages/en.ts';
import type { ModerationTexts } from './en/moderation.ts';
import type { PrivacyBannerMessages } from './en/privacy-banner.ts';
import type { ReviewFormMessages } from './en/review-form.ts';

/** Everything a language says. Servers have it whole, browsers load the parts of a page. */
export interface LanguageTexts {
  readonly messages: Messages;
  readonly reviewForm: ReviewFormMessages;
  readonly privacyBanner: PrivacyBannerMessages;
  readonly moderation: ModerationTexts;
  /** How names of places stand in its sentences. */
  readonly placeForms: Grammar;
  /** How fast one reads it, where that is counted in characters; null: in words. */
  readonly charactersAMinute: number | null;
  /** What a site without any plan says instead of counts. */
  readonly emptySite: string;
}
