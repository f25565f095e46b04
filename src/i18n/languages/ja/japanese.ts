import type { LanguageTexts } from '#i18n/languages/language-texts.ts';
import { moderationTexts as moderation } from './moderation.ts';
import { reviewForm } from './review-form.ts';
import { undeclined, type Grammar } from '#i18n/place-forms/grammar.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { blog } from '#web/features/guide/messages/ja/blog.ts';
import { common } from '#i18n/messages/ja/common.ts';
import { compare } from '#web/features/compare/messages/ja/compare.ts';
import { coverage } from '#web/features/coverage/messages/ja/coverage.ts';
import { destination } from '#web/features/destination/messages/ja/destination.ts';
import { errors } from '#web/features/failure/messages/ja/errors.ts';
import { estimator } from '#web/features/data-use/messages/ja/estimator.ts';
import { follow } from '#web/features/follow/messages/ja/follow.ts';
import { home } from '#web/features/home/messages/ja/home.ts';
import { homeTools } from '#web/features/home/messages/ja/home-tools.ts';
import { journey } from '#web/features/journey/messages/ja/journey.ts';
import { list } from '#web/features/list/messages/ja/list.ts';
import { methodology } from '#web/features/guide/messages/ja/methodology.ts';
import { plan } from '#i18n/messages/ja/plan.ts';
import { prices } from '#web/features/prices/messages/ja/prices.ts';
import { provider } from '#web/features/provider/messages/ja/provider.ts';
import { providers } from '#web/features/provider/messages/ja/providers.ts';
import { regions } from '#web/features/place/messages/ja/regions.ts';
import { reviews } from '#web/features/review/messages/ja/reviews.ts';
import { reviewReport } from '#web/features/review/messages/ja/review-report.ts';
import { rules } from '#web/features/place/messages/ja/rules.ts';
import { search } from '#web/features/search/messages/ja/search.ts';
import { trip } from '#i18n/messages/ja/trip.ts';
import { privacyBanner } from './privacy-banner.ts';

/** Particles stand behind a name, which stays as it is. */
const placeForms: Grammar = { decline: undeclined, world: undeclined('世界') };

const messages: Messages = {
  blog,
  common,
  compare,
  coverage,
  destination,
  errors,
  estimator,
  follow,
  home,
  homeTools,
  journey,
  list,
  methodology,
  plan,
  prices,
  provider,
  providers,
  regions,
  reviewReport,
  reviews,
  rules,
  search,
  trip,
};

export const japanese: LanguageTexts = {
  messages,
  reviewForm,
  privacyBanner,
  moderation,
  placeForms,
  charactersAMinute: 550,
  emptySite: 'このサイトは現在準備中です。プランの掲載開始まで、今しばらくお待ちください。',
};
