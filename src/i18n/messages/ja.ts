import type { Messages } from './en.ts';
import { blog } from './ja/blog.ts';
import { clock } from './ja/clock.ts';
import { common } from './ja/common.ts';
import { compare } from './ja/compare.ts';
import { coverage } from './ja/coverage.ts';
import { destination } from './ja/destination.ts';
import { errors } from './ja/errors.ts';
import { estimator } from './ja/estimator.ts';
import { facts } from './ja/facts.ts';
import { follow } from './ja/follow.ts';
import { home } from './ja/home.ts';
import { fares } from './ja/fares.ts';
import { homeTools } from './ja/home-tools.ts';
import { journey } from './ja/journey.ts';
import { list } from './ja/list.ts';
import { methodology } from './ja/methodology.ts';
import { plan } from './ja/plan.ts';
import { prices } from './ja/prices.ts';
import { provider } from './ja/provider.ts';
import { regions } from './ja/regions.ts';
import { reviews } from './ja/reviews.ts';
import { rules } from './ja/rules.ts';
import { search } from './ja/search.ts';
import { trip } from './ja/trip.ts';

export const ja: Messages = {
  blog,
  clock,
  common,
  compare,
  coverage,
  destination,
  errors,
  estimator,
  facts,
  follow,
  home,
  fares,
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
