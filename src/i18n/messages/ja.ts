import type { Messages } from './en.ts';
import { common } from './ja/common.ts';
import { coverage } from './ja/coverage.ts';
import { destination } from './ja/destination.ts';
import { errors } from './ja/errors.ts';
import { facts } from './ja/facts.ts';
import { home } from './ja/home.ts';
import { list } from './ja/list.ts';
import { plan } from './ja/plan.ts';
import { provider } from './ja/provider.ts';
import { regions } from './ja/regions.ts';
import { reviews } from './ja/reviews.ts';
import { search } from './ja/search.ts';
import { trip } from './ja/trip.ts';

export const ja: Messages = {
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
