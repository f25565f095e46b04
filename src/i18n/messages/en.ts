import { blog } from './en/blog.ts';
import { clock } from './en/clock.ts';
import { common } from './en/common.ts';
import { compare } from './en/compare.ts';
import { coverage } from './en/coverage.ts';
import { destination } from './en/destination.ts';
import { errors } from './en/errors.ts';
import { estimator } from './en/estimator.ts';
import { facts } from './en/facts.ts';
import { follow } from './en/follow.ts';
import { home } from './en/home.ts';
import { fares } from './en/fares.ts';
import { homeTools } from './en/home-tools.ts';
import { journey } from './en/journey.ts';
import { list } from './en/list.ts';
import { methodology } from './en/methodology.ts';
import { plan } from './en/plan.ts';
import { prices } from './en/prices.ts';
import { provider } from './en/provider.ts';
import { regions } from './en/regions.ts';
import { reviews } from './en/reviews.ts';
import { rules } from './en/rules.ts';
import { search } from './en/search.ts';
import { trip } from './en/trip.ts';

export const en = {
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

/** Every text of the site. English is the type of all other languages, so a missing one does not compile. */
export type Messages = typeof en;
