import type { Messages } from './en.ts';
import { common } from './ja/common.ts';
import { destination } from './ja/destination.ts';
import { errors } from './ja/errors.ts';
import { home } from './ja/home.ts';
import { plan } from './ja/plan.ts';
import { provider } from './ja/provider.ts';
import { regions } from './ja/regions.ts';
import { reviews } from './ja/reviews.ts';

export const ja: Messages = { common, home, regions, destination, plan, provider, reviews, errors };
