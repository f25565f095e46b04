import type { LanguageTexts } from '#i18n/languages/language-texts.ts';
import { moderationTexts as moderation } from './moderation.ts';
import { reviewForm } from './review-form.ts';
import { grammarOf } from '#i18n/place-forms/grammar.ts';
import { before, type Declined, type PlaceClass } from '#i18n/place-forms/place-forms.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { blog } from '#web/features/guide/messages/it/blog.ts';
import { common } from '#i18n/messages/it/common.ts';
import { compare } from '#web/features/compare/messages/it/compare.ts';
import { coverage } from '#web/features/coverage/messages/it/coverage.ts';
import { destination } from '#web/features/destination/messages/it/destination.ts';
import { errors } from '#web/features/failure/messages/it/errors.ts';
import { estimator } from '#web/features/data-use/messages/it/estimator.ts';
import { follow } from '#web/features/follow/messages/it/follow.ts';
import { home } from '#web/features/home/messages/it/home.ts';
import { homeTools } from '#web/features/home/messages/it/home-tools.ts';
import { journey } from '#web/features/journey/messages/it/journey.ts';
import { list } from '#web/features/list/messages/it/list.ts';
import { methodology } from '#web/features/guide/messages/it/methodology.ts';
import { plan } from '#i18n/messages/it/plan.ts';
import { prices } from '#web/features/prices/messages/it/prices.ts';
import { provider } from '#web/features/provider/messages/it/provider.ts';
import { providers } from '#web/features/provider/messages/it/providers.ts';
import { regions } from '#web/features/place/messages/it/regions.ts';
import { reviews } from '#web/features/review/messages/it/reviews.ts';
import { reviewReport } from '#web/features/review/messages/it/review-report.ts';
import { rules } from '#web/features/place/messages/it/rules.ts';
import { search } from '#web/features/search/messages/it/search.ts';
import { trip } from '#i18n/messages/it/trip.ts';
import { privacyBanner } from './privacy-banner.ts';

/** An h is mute: l’Honduras. */
const startsWithVowel = /^[aeiouh]/;
/** Sounds that take `lo` and `gli`: lo Zambia, lo Yemen, gli Stati Uniti, lo Sri Lanka. */
const takesLo = /^(?:s[^aeiou]|[xyz]|gn|ps)/;

function articleBefore(name: string, article: string): string {
  const plain = name.normalize('NFD').toLowerCase();
  const isVowel = startsWithVowel.test(plain);
  if (article === 'il') return isVowel ? 'l’' : takesLo.test(plain) ? 'lo' : 'il';
  if (article === 'i') return isVowel || takesLo.test(plain) ? 'gli' : 'i';
  return article === 'la' && isVowel ? 'l’' : article;
}

const endings: Readonly<Record<string, string>> = {
  il: 'l',
  lo: 'llo',
  'l’': 'll’',
  la: 'lla',
  i: 'i',
  gli: 'gli',
  le: 'lle',
};

/** `ne` + `gli`: negli. @param stem of the articulated preposition: `a`, `de`, `ne`, `su` */
function articulate(stem: string, article: string): string {
  return stem + (endings[article] ?? '');
}

function whereWord(where: string, name: string, article: string): string {
  if (where === 'in') return 'in';
  if (where === 'nel') return articulate('ne', article);
  if (where === 'sul') return articulate('su', article);
  if (article !== '') return articulate('a', article);
  return /^h?a/i.test(name) ? 'ad' : 'a';
}

/** `in Giappone`, `negli Stati Uniti`, `a Malta`, `alle Maldive`, `per il Giappone`, `dell’Asia`. */
export function declineItalian(name: string, placeClass: PlaceClass): Declined {
  const article = articleBefore(name, placeClass.article);
  const the = before(article, name);
  const there = before(whereWord(placeClass.where, name, article), name);
  return {
    the,
    in: there,
    to: there,
    for: `per ${the}`,
    of: before(article === '' ? 'di' : articulate('de', article), name),
  };
}

const italianWorld: Declined = {
  the: 'tutto il mondo',
  in: 'in tutto il mondo',
  to: 'intorno al mondo',
  for: 'per tutto il mondo',
  of: 'di tutto il mondo',
};

const placeForms = grammarOf('it', declineItalian, italianWorld);

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

export const italian: LanguageTexts = {
  messages,
  reviewForm,
  privacyBanner,
  moderation,
  placeForms,
  charactersAMinute: null,
  emptySite: 'Questo sito è in preparazione: non ci sono ancora piani da confrontare.',
};
