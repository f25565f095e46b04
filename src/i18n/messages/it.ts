import type { Messages } from './en.ts';
import { common } from './it/common.ts';
import { coverage } from './it/coverage.ts';
import { destination } from './it/destination.ts';
import { errors } from './it/errors.ts';
import { facts } from './it/facts.ts';
import { home } from './it/home.ts';
import { list } from './it/list.ts';
import { plan } from './it/plan.ts';
import { provider } from './it/provider.ts';
import { regions } from './it/regions.ts';
import { reviews } from './it/reviews.ts';
import { search } from './it/search.ts';
import { trip } from './it/trip.ts';

export const it: Messages = {
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
