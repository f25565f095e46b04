import type { Messages } from './en.ts';
import { common } from './fr/common.ts';
import { coverage } from './fr/coverage.ts';
import { destination } from './fr/destination.ts';
import { errors } from './fr/errors.ts';
import { facts } from './fr/facts.ts';
import { home } from './fr/home.ts';
import { list } from './fr/list.ts';
import { plan } from './fr/plan.ts';
import { provider } from './fr/provider.ts';
import { regions } from './fr/regions.ts';
import { reviews } from './fr/reviews.ts';
import { search } from './fr/search.ts';
import { trip } from './fr/trip.ts';

export const fr: Messages = {
  common,
  coverage,
  destination,
  errors,
  facts,
  home,
  list,
  plan,
  provider,
  regions,
  reviews,
  search,
  trip,
};
