import { lazy, Suspense, useState } from 'react';
import type { ListRow } from '#domain/listing/destination-view.ts';
import { outcomeOf, tripStrip, type TripStrip as Strip } from '#domain/trip/trip-strip.ts';
import type { TripTime } from '#domain/trip/trip-time.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { TripStrip, type TripStripProps } from './trip-strip.tsx';
import { TripStripCaption, TripStripSentence } from './trip-strip-caption.tsx';
import { TripStripTable } from './trip-strip-table.tsx';
import { sayMore } from './trip-strip-words.ts';

const StripReader = lazy(async () => ({ default: (await import('./strip-reader.tsx')).StripReader }));

interface PlanStripProps {
  readonly row: Pick<ListRow, 'plan' | 'trip'>;
  readonly trip: Trip;
  /** Dates and hours of the trip; default: equal days. */
  readonly time?: TripTime | undefined;
  readonly size: TripStripProps['size'];
  /** Class of what opens the figures of a large one; default: there are none. */
  readonly tableClass?: string | undefined;
}

/** Whether what is bought for a trip lasts: drawn, and said in a line, or where there is room in sentences. */
export function PlanStrip({ row: { plan, trip: cost }, trip, time, size, tableClass }: PlanStripProps) {
  const strip = tripStrip({ plan, count: cost.count }, trip, time);
  if (size === 72)
    return (
      <>
        <LargeStrip strip={strip} trip={trip} />
        {tableClass !== undefined && <TripStripTable strip={strip} className={tableClass} />}
      </>
    );
  return (
    <TripStrip strip={strip} size={size}>
      <TripStripCaption strip={strip} />
    </TripStrip>
  );
}

/** As much more as travellers who estimate their use may need. */
const moreUse = 1.6;

/** With a second line: what happens to somebody who uses more. */
function LargeStrip({ strip, trip }: { readonly strip: Strip; readonly trip: Trip }) {
  const { shell, messages } = usePage();
  const isHydrated = useHydrated();
  const [read, setRead] = useState<string | null>(null);
  const [bought] = strip.plans;
  const moreMb = trip.dataMb === null ? null : Math.ceil((trip.dataMb * moreUse) / 1000) * 1000;
  const more =
    moreMb === null || bought === undefined ? null : tripStrip(bought, { ...trip, dataMb: moreMb }, strip.time);
  const isOther = more !== null && outcomeOf(strip).kind === 'lasts' && outcomeOf(more).kind === 'breaks';
  const also = isOther && moreMb !== null ? [sayMore(more, moreMb, { locale: shell.locale, messages })] : [];
  return (
    <TripStrip strip={strip} size={72} more={isOther ? more : null}>
      {isHydrated && (
        <Suspense>
          <StripReader strip={strip} onRead={setRead} />
        </Suspense>
      )}
      <TripStripSentence strip={strip} also={also} read={read} />
    </TripStrip>
  );
}
