import type { Migration } from '#database/migration.ts';
import { catalogueMigration } from './0001-catalogue.ts';
import { exchangeRatesMigration } from './0002-exchange-rates.ts';
import { reviewsMigration } from './0003-reviews.ts';
import { destinationExperienceMigration } from './0004-destination-experience.ts';
import { reviewLifeMigration } from './0005-review-life.ts';
import { reviewReadingMigration } from './0006-review-reading.ts';
import { reviewTallyMigration } from './0007-review-tally.ts';
import { visitsMigration } from './0008-visits.ts';
import { exchangeRateHistoryMigration } from './0009-exchange-rate-history.ts';
import { destinationLowsMigration } from './0010-destination-lows.ts';
import { feedRunsMigration } from './0011-feed-runs.ts';
import { feedSourcesMigration } from './0012-feed-sources.ts';
import { feedReadingsMigration } from './0013-feed-readings.ts';
import { plansOfProvidersMigration } from './0014-plans-of-providers.ts';
import { clientUsesMigration } from './0015-client-uses.ts';
import { correctionsMigration } from './0016-corrections.ts';
import { destinationBasketsMigration } from './0017-destination-baskets.ts';
import { priceAlertsMigration } from './0018-price-alerts.ts';
import { sourceSellersMigration } from './0019-source-sellers.ts';
import { networkGenerationsMigration } from './0020-network-generations.ts';
import { dayPassesMigration } from './0021-day-passes.ts';
import { basketPurchasesMigration } from './0022-basket-purchases.ts';
import { operatorOverridesMigration } from './0023-operator-overrides.ts';
import { refundsAndEndsMigration } from './0024-refunds-and-ends.ts';
import { viewsAndSearchesMigration } from './0025-views-and-searches.ts';
import { operatorNoticesMigration } from './0026-operator-notices.ts';
import { whoDecidedMigration } from './0027-who-decided.ts';
import { formerSecretsMigration } from './0028-former-secrets.ts';

/** Every migration in the order it is applied. Append new ones. */
export const allMigrations: readonly Migration[] = [
  catalogueMigration,
  exchangeRatesMigration,
  reviewsMigration,
  destinationExperienceMigration,
  reviewLifeMigration,
  reviewReadingMigration,
  reviewTallyMigration,
  visitsMigration,
  exchangeRateHistoryMigration,
  destinationLowsMigration,
  feedRunsMigration,
  feedSourcesMigration,
  feedReadingsMigration,
  plansOfProvidersMigration,
  clientUsesMigration,
  correctionsMigration,
  destinationBasketsMigration,
  priceAlertsMigration,
  sourceSellersMigration,
  networkGenerationsMigration,
  dayPassesMigration,
  basketPurchasesMigration,
  operatorOverridesMigration,
  refundsAndEndsMigration,
  viewsAndSearchesMigration,
  operatorNoticesMigration,
  whoDecidedMigration,
  formerSecretsMigration,
];
