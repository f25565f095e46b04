import type { LanguageTexts } from '#i18n/languages/language-texts.ts';
import { moderationTexts as moderation } from './moderation.ts';
import { reviewForm } from './review-form.ts';
import { grammarOf } from '#i18n/place-forms/grammar.ts';
import { before, type Declined, type PlaceClass } from '#i18n/place-forms/place-forms.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { blog } from '#web/features/guide/messages/es/blog.ts';
import { common } from '#i18n/messages/es/common.ts';
import { compare } from '#web/features/compare/messages/es/compare.ts';
import { coverage } from '#web/features/coverage/messages/es/coverage.ts';
import { destination } from '#web/features/destination/messages/es/destination.ts';
import { errors } from '#web/features/failure/messages/es/errors.ts';
import { estimator } from '#web/features/data-use/messages/es/estimator.ts';
import { follow } from '#web/features/follow/messages/es/follow.ts';
import { home } from '#web/features/home/messages/es/home.ts';
import { homeTools } from '#web/features/home/messages/es/home-tools.ts';
import { journey } from '#web/features/journey/messages/es/journey.ts';
import { list } from '#web/features/list/messages/es/list.ts';
import { methodology } from '#web/features/guide/messages/es/methodology.ts';
import { plan } from '#i18n/messages/es/plan.ts';
import { prices } from '#web/features/prices/messages/es/prices.ts';
import { provider } from '#web/features/provider/messages/es/provider.ts';
import { providers } from '#web/features/provider/messages/es/providers.ts';
import { regions } from '#web/features/place/messages/es/regions.ts';
import { reviews } from '#web/features/review/messages/es/reviews.ts';
import { reviewReport } from '#web/features/review/messages/es/review-report.ts';
import { rules } from '#web/features/place/messages/es/rules.ts';
import { search } from '#web/features/search/messages/es/search.ts';
import { trip } from '#i18n/messages/es/trip.ts';
import { privacyBanner } from './privacy-banner.ts';

/** `países` is a common noun within a sentence: los países nórdicos; but los Países Bajos. */
const commonNoun = /^Países (?=\p{Lowercase})/u;

function withArticle(preposition: string, article: string): string {
  if (article === '') return preposition;
  return article === 'el' ? `${preposition}l` : `${preposition} ${article}`;
}

/** `en Japón`, `en los Países Bajos`, `al Reino Unido`, `del Caribe`. `El` of a name stays: a El Salvador. */
export function declineSpanish(listed: string, { article, where }: PlaceClass): Declined {
  const name = commonNoun.test(listed) ? listed.charAt(0).toLowerCase() + listed.slice(1) : listed;
  const the = before(article, name);
  return {
    the,
    in: `${where} ${the}`,
    to: before(withArticle('a', article), name),
    for: `para ${the}`,
    of: before(withArticle('de', article), name),
  };
}

const spanishWorld: Declined = {
  the: 'todo el mundo',
  in: 'en todo el mundo',
  to: 'por todo el mundo',
  for: 'para todo el mundo',
  of: 'de todo el mundo',
};

const placeForms = grammarOf('es', declineSpanish, spanishWorld);

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

export const spanish: LanguageTexts = {
  messages,
  reviewForm,
  privacyBanner,
  moderation,
  placeForms,
  charactersAMinute: null,
  emptySite: 'Este sitio está en preparación: todavía no hay planes que comparar.',
};
