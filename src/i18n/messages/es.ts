import type { Messages } from './en.ts';
import { common } from './es/common.ts';
import { coverage } from './es/coverage.ts';
import { destination } from './es/destination.ts';
import { errors } from './es/errors.ts';
import { facts } from './es/facts.ts';
import { home } from './es/home.ts';
import { list } from './es/list.ts';
import { plan } from './es/plan.ts';
import { provider } from './es/provider.ts';
import { regions } from './es/regions.ts';
import { reviews } from './es/reviews.ts';
import { search } from './es/search.ts';
import { trip } from './es/trip.ts';

export const es: Messages = {
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
