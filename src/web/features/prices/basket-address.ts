import { defaultTrip, writeTrip } from '#domain/trip/trip.ts';

/** Address of a destination's plans, ordered for the basket. Without language prefix. */
export function tripAddress(path: string): string {
  return `${path}?${writeTrip(defaultTrip)
    .map((parameter) => parameter.join('='))
    .join('&')}`;
}
