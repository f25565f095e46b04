import type { Messages } from './en.ts';
import { blog } from '#web/features/guide/messages/it/blog.ts';
import { common } from './it/common.ts';
import { compare } from '#web/features/compare/messages/it/compare.ts';
import { coverage } from '#web/features/coverage/messages/it/coverage.ts';
import { destination } from '#web/features/destination/messages/it/destination.ts';
import { errors } from '#web/features/failure/messages/it/errors.ts';
import { estimator } from '#web/features/data-use/messages/it/estimator.ts';
import { facts } from './it/facts.ts';
import { follow } from '#web/features/follow/messages/it/follow.ts';
import { home } from '#web/features/home/messages/it/home.ts';
import { homeTools } from '#web/features/home/messages/it/home-tools.ts';
import { journey } from '#web/features/journey/messages/it/journey.ts';
import { list } from '#web/features/list/messages/it/list.ts';
import { methodology } from '#web/features/guide/messages/it/methodology.ts';
import { plan } from './it/plan.ts';
import { prices } from '#web/features/prices/messages/it/prices.ts';
import { provider } from '#web/features/provider/messages/it/provider.ts';
import { regions } from '#web/features/place/messages/it/regions.ts';
import { reviews } from '#web/features/review/messages/it/reviews.ts';
import { rules } from '#web/features/place/messages/it/rules.ts';
import { search } from '#web/features/search/messages/it/search.ts';
import { trip } from './it/trip.ts';

export const it: Messages = {
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
