import type { Messages } from './en.ts';
import { blog } from './it/blog.ts';
import { clock } from './it/clock.ts';
import { common } from './it/common.ts';
import { compare } from './it/compare.ts';
import { coverage } from './it/coverage.ts';
import { destination } from './it/destination.ts';
import { errors } from './it/errors.ts';
import { estimator } from './it/estimator.ts';
import { facts } from './it/facts.ts';
import { follow } from './it/follow.ts';
import { home } from './it/home.ts';
import { fares } from './it/fares.ts';
import { homeTools } from './it/home-tools.ts';
import { journey } from './it/journey.ts';
import { list } from './it/list.ts';
import { methodology } from './it/methodology.ts';
import { plan } from './it/plan.ts';
import { prices } from './it/prices.ts';
import { provider } from './it/provider.ts';
import { regions } from './it/regions.ts';
import { reviews } from './it/reviews.ts';
import { rules } from './it/rules.ts';
import { search } from './it/search.ts';
import { trip } from './it/trip.ts';

export const it: Messages = {
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
