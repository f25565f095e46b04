import { common } from './en/common.ts';
import { coverage } from './en/coverage.ts';
import { destination } from './en/destination.ts';
import { errors } from './en/errors.ts';
import { facts } from './en/facts.ts';
import { home } from './en/home.ts';
import { list } from './en/list.ts';
import { plan } from './en/plan.ts';
import { provider } from './en/provider.ts';
import { regions } from './en/regions.ts';
import { reviews } from './en/reviews.ts';
import { search } from './en/search.ts';
import { trip } from './en/trip.ts';

export const en = {
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

/** Every text of the site. English is the type of all other languages, so a missing one does not compile. */
export type Messages = typeof en;
