import { blog } from '#web/features/guide/messages/en/blog.ts';
import { common } from './en/common.ts';
import { compare } from '#web/features/compare/messages/en/compare.ts';
import { coverage } from '#web/features/coverage/messages/en/coverage.ts';
import { destination } from '#web/features/destination/messages/en/destination.ts';
import { errors } from '#web/features/failure/messages/en/errors.ts';
import { estimator } from '#web/features/data-use/messages/en/estimator.ts';
import { follow } from '#web/features/follow/messages/en/follow.ts';
import { home } from '#web/features/home/messages/en/home.ts';
import { homeTools } from '#web/features/home/messages/en/home-tools.ts';
import { journey } from '#web/features/journey/messages/en/journey.ts';
import { list } from '#web/features/list/messages/en/list.ts';
import { methodology } from '#web/features/guide/messages/en/methodology.ts';
import { plan } from './en/plan.ts';
import { prices } from '#web/features/prices/messages/en/prices.ts';
import { provider } from '#web/features/provider/messages/en/provider.ts';
import { providers } from '#web/features/provider/messages/en/providers.ts';
import { regions } from '#web/features/place/messages/en/regions.ts';
import { reviews } from '#web/features/review/messages/en/reviews.ts';
import { reviewReport } from '#web/features/review/messages/en/review-report.ts';
import { rules } from '#web/features/place/messages/en/rules.ts';
import { search } from '#web/features/search/messages/en/search.ts';
import { trip } from './en/trip.ts';

export const en = {
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

/** Every text of the site. English is the type of all other languages, so a missing one does not compile. */
export type Messages = typeof en;
