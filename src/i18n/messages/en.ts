import { common } from './en/common.ts';
import { destination } from './en/destination.ts';
import { errors } from './en/errors.ts';
import { home } from './en/home.ts';
import { plan } from './en/plan.ts';
import { provider } from './en/provider.ts';
import { regions } from './en/regions.ts';
import { reviews } from './en/reviews.ts';

export const en = { common, home, regions, destination, plan, provider, reviews, errors };

/** Every text of the site. English is the type of all other languages, so a missing one does not compile. */
export type Messages = typeof en;
