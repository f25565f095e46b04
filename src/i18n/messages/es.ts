import type { Messages } from './en.ts';
import { common } from './es/common.ts';
import { destination } from './es/destination.ts';
import { errors } from './es/errors.ts';
import { home } from './es/home.ts';
import { plan } from './es/plan.ts';
import { provider } from './es/provider.ts';
import { regions } from './es/regions.ts';
import { reviews } from './es/reviews.ts';

export const es: Messages = { common, home, regions, destination, plan, provider, reviews, errors };
