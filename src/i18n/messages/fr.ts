import type { Messages } from './en.ts';
import { blog } from '#web/features/guide/messages/fr/blog.ts';
import { common } from './fr/common.ts';
import { compare } from '#web/features/compare/messages/fr/compare.ts';
import { coverage } from '#web/features/coverage/messages/fr/coverage.ts';
import { destination } from '#web/features/destination/messages/fr/destination.ts';
import { errors } from '#web/features/failure/messages/fr/errors.ts';
import { estimator } from '#web/features/data-use/messages/fr/estimator.ts';
import { facts } from './fr/facts.ts';
import { follow } from '#web/features/follow/messages/fr/follow.ts';
import { home } from '#web/features/home/messages/fr/home.ts';
import { homeTools } from '#web/features/home/messages/fr/home-tools.ts';
import { journey } from '#web/features/journey/messages/fr/journey.ts';
import { list } from '#web/features/list/messages/fr/list.ts';
import { methodology } from '#web/features/guide/messages/fr/methodology.ts';
import { plan } from './fr/plan.ts';
import { prices } from '#web/features/prices/messages/fr/prices.ts';
import { provider } from '#web/features/provider/messages/fr/provider.ts';
import { regions } from '#web/features/place/messages/fr/regions.ts';
import { reviews } from '#web/features/review/messages/fr/reviews.ts';
import { rules } from '#web/features/place/messages/fr/rules.ts';
import { search } from '#web/features/search/messages/fr/search.ts';
import { trip } from './fr/trip.ts';

export const fr: Messages = {
  blog,
  common,
  compare,
  coverage,
  destination,
  errors,
  estimator,
  facts,
  follow,
  home,
  homeTools,
  journey,
  list,
  methodology,
  plan,
  prices,
  provider,
  regions,
  reviews,
  rules,
  search,
  trip,
};
