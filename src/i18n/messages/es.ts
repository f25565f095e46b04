import type { Messages } from './en.ts';
import { blog } from '#web/features/guide/messages/es/blog.ts';
import { common } from './es/common.ts';
import { compare } from '#web/features/compare/messages/es/compare.ts';
import { coverage } from '#web/features/coverage/messages/es/coverage.ts';
import { destination } from '#web/features/destination/messages/es/destination.ts';
import { errors } from '#web/features/failure/messages/es/errors.ts';
import { estimator } from '#web/features/data-use/messages/es/estimator.ts';
import { facts } from './es/facts.ts';
import { follow } from '#web/features/follow/messages/es/follow.ts';
import { home } from '#web/features/home/messages/es/home.ts';
import { homeTools } from '#web/features/home/messages/es/home-tools.ts';
import { journey } from '#web/features/journey/messages/es/journey.ts';
import { list } from '#web/features/list/messages/es/list.ts';
import { methodology } from '#web/features/guide/messages/es/methodology.ts';
import { plan } from './es/plan.ts';
import { prices } from '#web/features/prices/messages/es/prices.ts';
import { provider } from '#web/features/provider/messages/es/provider.ts';
import { regions } from '#web/features/place/messages/es/regions.ts';
import { reviews } from '#web/features/review/messages/es/reviews.ts';
import { rules } from '#web/features/place/messages/es/rules.ts';
import { search } from '#web/features/search/messages/es/search.ts';
import { trip } from './es/trip.ts';

export const es: Messages = {
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
