import type { ShownWay, TripAnswer } from '#web/features/journey/trip/trip-data.ts';

/** A way and the answer that it belongs to. */
export interface WayProps {
  readonly way: ShownWay;
  readonly answer: TripAnswer;
}
