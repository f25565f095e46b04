import type { Messages } from './en.ts';
import { common } from './it/common.ts';
import { destination } from './it/destination.ts';
import { errors } from './it/errors.ts';
import { home } from './it/home.ts';
import { plan } from './it/plan.ts';
import { provider } from './it/provider.ts';
import { regions } from './it/regions.ts';
import { reviews } from './it/reviews.ts';

export const it: Messages = { common, home, regions, destination, plan, provider, reviews, errors };
