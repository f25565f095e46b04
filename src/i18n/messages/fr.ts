import type { Messages } from './en.ts';
import { common } from './fr/common.ts';
import { destination } from './fr/destination.ts';
import { errors } from './fr/errors.ts';
import { home } from './fr/home.ts';
import { plan } from './fr/plan.ts';
import { provider } from './fr/provider.ts';
import { regions } from './fr/regions.ts';
import { reviews } from './fr/reviews.ts';

export const fr: Messages = { common, home, regions, destination, plan, provider, reviews, errors };
