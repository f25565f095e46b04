import type { LanguageTexts } from '#i18n/languages/language-texts.ts';
import { moderationTexts as moderation } from './moderation.ts';
import { reviewForm } from './review-form.ts';
import { grammarOf } from '#i18n/place-forms/grammar.ts';
import { before, type Declined, type PlaceClass } from '#i18n/place-forms/place-forms.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { blog } from '#web/features/guide/messages/fr/blog.ts';
import { common } from '#i18n/messages/fr/common.ts';
import { compare } from '#web/features/compare/messages/fr/compare.ts';
import { coverage } from '#web/features/coverage/messages/fr/coverage.ts';
import { destination } from '#web/features/destination/messages/fr/destination.ts';
import { errors } from '#web/features/failure/messages/fr/errors.ts';
import { estimator } from '#web/features/data-use/messages/fr/estimator.ts';
import { follow } from '#web/features/follow/messages/fr/follow.ts';
import { home } from '#web/features/home/messages/fr/home.ts';
import { homeTools } from '#web/features/home/messages/fr/home-tools.ts';
import { journey } from '#web/features/journey/messages/fr/journey.ts';
import { list } from '#web/features/list/messages/fr/list.ts';
import { methodology } from '#web/features/guide/messages/fr/methodology.ts';
import { plan } from '#i18n/messages/fr/plan.ts';
import { prices } from '#web/features/prices/messages/fr/prices.ts';
import { provider } from '#web/features/provider/messages/fr/provider.ts';
import { providers } from '#web/features/provider/messages/fr/providers.ts';
import { regions } from '#web/features/place/messages/fr/regions.ts';
import { reviews } from '#web/features/review/messages/fr/reviews.ts';
import { reviewReport } from '#web/features/review/messages/fr/review-report.ts';
import { rules } from '#web/features/place/messages/fr/rules.ts';
import { search } from '#web/features/search/messages/fr/search.ts';
import { trip } from '#i18n/messages/fr/trip.ts';
import { privacyBanner } from './privacy-banner.ts';

/** Y counts as a consonant: le Yémen. So does every h of a name with an article: le Honduras, la Hongrie. */
const startsWithVowel = /^[aeiou]/;

/** `pays` and `île` are common nouns within a sentence: aux îles Cook, dans les pays baltes; but les Pays-Bas. */
const commonNoun = /^(?:Îles?|Pays) /;

function elide(word: string, name: string): string {
  const plain = name.normalize('NFD').toLowerCase();
  return startsWithVowel.test(plain) && /^(?:le|la|de)$/.test(word) ? `${word.charAt(0)}’` : word;
}

const contracted: Readonly<Record<string, string>> = { 'à le': 'au', 'à les': 'aux', 'de le': 'du', 'de les': 'des' };

/** A preposition and the article, as one word where the language joins them. */
function withArticle(preposition: string, article: string): string {
  const both = article === '' ? preposition : `${preposition} ${article}`;
  return contracted[both] ?? both;
}

/** `au Japon`, `en Italie`, `aux États-Unis`, `à Malte`, `du Japon`. What one travels to is where one is. */
export function declineFrench(listed: string, { article, where }: PlaceClass): Declined {
  const name = commonNoun.test(listed) ? listed.charAt(0).toLowerCase() + listed.slice(1) : listed;
  const elided = elide(article, name);
  const the = before(elided, name);
  const there = before(where === 'en' ? 'en' : withArticle(where, elided), name);
  // An h after « de » is mute in Haïti, the only such name without an article.
  const origin = article !== '' ? withArticle('de', elided) : name === 'Haïti' ? 'd’' : elide('de', name);
  return { the, in: there, to: there, for: `pour ${the}`, of: before(origin, name) };
}

const frenchWorld: Declined = {
  the: 'le monde entier',
  in: 'dans le monde entier',
  to: 'autour du monde',
  for: 'pour le monde entier',
  of: 'du monde entier',
};

const placeForms = grammarOf('fr', declineFrench, frenchWorld);

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

export const french: LanguageTexts = {
  messages,
  reviewForm,
  privacyBanner,
  moderation,
  placeForms,
  charactersAMinute: null,
  emptySite: 'Ce site est en cours de préparation\u00a0: il n’y a pas encore de forfaits à comparer.',
};
