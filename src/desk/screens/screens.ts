import type { Screen } from '#desk/frame/screen.ts';
import { auditFile, auditScreen } from './audit/audit-screen.tsx';
import { feedScreen } from './feeds/feed-screen.tsx';
import { feedsScreen } from './feeds/feeds-screen.tsx';
import { overridesScreen } from './plans/overrides-screen.tsx';
import { planScreen } from './plans/plan-screen.tsx';
import { providerScreen } from './providers/provider-screen.tsx';
import { providersScreen } from './providers/providers-screen.tsx';
import { priceScreen, pricesScreen } from './prices/prices-screen.tsx';
import { reviewListScreen } from './reviews/list-screen.tsx';
import { reviewReportScreen, reviewReportsScreen } from './reviews/report-screens.tsx';
import { reviewScreen, reviewsScreen } from './reviews/review-screen.tsx';
import { runScreen } from './feeds/run-screen.tsx';
import { peopleScreen } from './people/people-screen.tsx';
import { correctionsScreen } from './site/corrections-screen.tsx';
import { figuresScreen } from './site/figures-screen.tsx';
import { healthScreen } from './site/health-screen.tsx';
import { todayScreen } from './today/today-screen.tsx';

export const screens: readonly Screen[] = [
  todayScreen,
  reviewsScreen,
  reviewListScreen,
  reviewScreen,
  reviewReportsScreen,
  reviewReportScreen,
  pricesScreen,
  priceScreen,
  providersScreen,
  providerScreen,
  overridesScreen,
  planScreen,
  correctionsScreen,
  figuresScreen,
  healthScreen,
  feedsScreen,
  runScreen,
  feedScreen,
  auditScreen,
  auditFile,
  peopleScreen,
];
