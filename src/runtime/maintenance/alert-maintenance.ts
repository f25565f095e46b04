import { checkAlerts, type AlertRound, type PriceSource } from '#alerts/check-alerts.ts';
import type { FollowedList } from '#alerts/price-alerts.ts';
import type { CatalogueReader } from '#catalogue/read/catalogue-reader.ts';
import type { RateReader } from '#currency/rate-store.ts';
import type { Database } from '#database/database.ts';
import { withLease } from '#database/lease.ts';
import { findCurrency } from '#domain/money/currencies.ts';
import { resolveDestinationPath } from '#domain/place/destination-path.ts';
import { convertMoney, roundShownPrice } from '#domain/money/exchange.ts';
import { readFollowedTrip } from '#domain/price-watch/followed-trip.ts';
import { listPlansTask } from '#domain/listing/list-plans.ts';
import { findCheapestNow } from '#domain/price-watch/price-alert.ts';
import type { ReviewReader } from '#reviews/review-reader.ts';
import { scheduler } from '#runtime/services/scheduler.ts';

export interface AlertMaintenance {
  /**
   * Checks all alerts when due and no other process holds the lease; null: not due, or mail is not configured. Throws
   * when the database fails.
   */
  checkWhenDue(): Promise<AlertRound | null>;
}

interface AlertMaintenanceParts {
  readonly database: Database;
  readonly catalogue: CatalogueReader;
  readonly currency: RateReader;
  readonly reviews: ReviewReader;
  /** False: mail is not configured. */
  readonly sendsMail: boolean;
  readonly now: () => Date;
}

const minuteMs = 60_000;

/** A batch of alerts takes seconds. */
const leaseMs = 10 * minuteMs;

/** Feeds update prices every few hours. */
const pauseMs = 60 * minuteMs;

export function openAlertMaintenance(parts: AlertMaintenanceParts): AlertMaintenance {
  const { database, sendsMail, now } = parts;
  return {
    checkWhenDue: async () => {
      if (!sendsMail) return null;
      const outcome = await withLease(
        database,
        { name: 'price-alerts', lastsMs: leaseMs, dueWithinMs: pauseMs, waitsUntilDue: true, now },
        async (lease) => {
          const value = await checkAlerts({ database, prices: priceSource(parts), lease, now });
          return { value, nextAt: new Date(now().getTime() + pauseMs) };
        },
      );
      return outcome.kind === 'done' ? outcome.value : null;
    },
  };
}

function priceSource({ catalogue, currency: rateReader, reviews, now }: AlertMaintenanceParts): PriceSource {
  return {
    cheapest: async ({ path, search, currency }: FollowedList) => {
      const route = resolveDestinationPath(path.split('/').slice(1));
      const stored = route.kind === 'destination' ? await catalogue.plansAt(route.key) : null;
      if (stored === null) return null;
      // Shares the memoized list of the pages.
      const [rates, ratings] = await Promise.all([rateReader.rates(), reviews.ratings()]);
      const followed = readFollowedTrip(new URLSearchParams(search));
      const plans = await scheduler.run(listPlansTask(stored, { currency, rates, ratings }));
      const found = findCheapestNow(plans, { followed, now: now().getTime() });
      return found && { provider: found.plan.provider.name, cost: found.cost, asked: found.asked };
    },
    convert: async (money, currency) => {
      const exact = convertMoney(money, currency, await rateReader.rates());
      if (exact === null) return null;
      const isEstimate = money.currency !== currency;
      const { decimalDigits = 2, rounding = 0 } = findCurrency(currency) ?? {};
      const shown = roundShownPrice({ money: exact, estimate: isEstimate }, { decimalDigits, rounding });
      return { exact, shown: isEstimate ? { ...shown, isEstimate } : shown };
    },
  };
}
