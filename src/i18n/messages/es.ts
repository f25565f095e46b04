import type { Messages } from './en.ts';
import { blog } from './es/blog.ts';
import { clock } from './es/clock.ts';
import { common } from './es/common.ts';
import { compare } from './es/compare.ts';
import { coverage } from './es/coverage.ts';
import { destination } from './es/destination.ts';
import { errors } from './es/errors.ts';
import { estimator } from './es/estimator.ts';
import { facts } from './es/facts.ts';
import { follow } from './es/follow.ts';
import { home } from './es/home.ts';
import { fares } from './es/fares.ts';
import { homeTools } from './es/home-tools.ts';
import { journey } from './es/journey.ts';
import { list } from './es/list.ts';
import { methodology } from './es/methodology.ts';
import { plan } from './es/plan.ts';
import { prices } from './es/prices.ts';
import { provider } from './es/provider.ts';
import { regions } from './es/regions.ts';
import { reviews } from './es/reviews.ts';
import { rules } from './es/rules.ts';
import { search } from './es/search.ts';
import { trip } from './es/trip.ts';

export const es: Messages = {
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
