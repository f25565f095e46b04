import type { ListRow } from '#domain/listing/destination-view.ts';
import { tripStrip } from '#domain/trip/trip-strip.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { TripStrip, type TripStripProps } from './trip-strip.tsx';
import { TripStripCaption, TripStripSentence } from './trip-strip-caption.tsx';

interface PlanStripProps {
  readonly row: Pick<ListRow, 'plan' | 'trip'>;
  readonly trip: Trip;
  readonly size: TripStripProps['size'];
}

/** Whether what is bought for a trip lasts: drawn, and said in a line, or where there is room in sentences. */
export function PlanStrip({ row: { plan, trip: cost }, trip, size }: PlanStripProps) {
  const strip = tripStrip({ plan, count: cost.count }, trip);
  return (
    <TripStrip strip={strip} size={size}>
      {size === 72 ? <TripStripSentence strip={strip} /> : <TripStripCaption strip={strip} />}
    </TripStrip>
  );
}
