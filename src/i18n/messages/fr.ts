import type { Messages } from './en.ts';
import { blog } from './fr/blog.ts';
import { clock } from './fr/clock.ts';
import { common } from './fr/common.ts';
import { compare } from './fr/compare.ts';
import { coverage } from './fr/coverage.ts';
import { destination } from './fr/destination.ts';
import { errors } from './fr/errors.ts';
import { estimator } from './fr/estimator.ts';
import { facts } from './fr/facts.ts';
import { follow } from './fr/follow.ts';
import { home } from './fr/home.ts';
import { fares } from './fr/fares.ts';
import { homeTools } from './fr/home-tools.ts';
import { journey } from './fr/journey.ts';
import { list } from './fr/list.ts';
import { methodology } from './fr/methodology.ts';
import { plan } from './fr/plan.ts';
import { prices } from './fr/prices.ts';
import { provider } from './fr/provider.ts';
import { regions } from './fr/regions.ts';
import { reviews } from './fr/reviews.ts';
import { rules } from './fr/rules.ts';
import { search } from './fr/search.ts';
import { trip } from './fr/trip.ts';

export const fr: Messages = {
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
