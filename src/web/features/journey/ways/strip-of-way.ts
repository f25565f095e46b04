import { stripOfStays, type TripStrip } from '#domain/trip/trip-strip.ts';
import { timeOfDays } from '#domain/trip/trip-time.ts';
import type { ShownWay, TripAnswer } from '#web/features/journey/trip/trip-data.ts';

/** How long the data of a way's plans lasts, stop by stop. */
export function stripOfWay({ purchases }: Pick<ShownWay, 'purchases'>, { stops, days }: TripAnswer): TripStrip {
  const stays = stops.map(({ start, days: length, dataMb }, index) => {
    const plan = purchases.findIndex((purchase) => purchase.stops.includes(index));
    return {
      until: start + length,
      mbPerDay: dataMb === null ? null : dataMb / length,
      plan: plan < 0 ? null : plan,
    };
  });
  return stripOfStays(
    purchases.map(({ plan, trip }) => ({ plan, count: trip.count })),
    stays,
    timeOfDays(days),
  );
}
