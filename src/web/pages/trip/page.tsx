import { lazyComponent } from '#web/components/page/lazy-component.tsx';
import type { TripData } from './trip-data.ts';

const TripPlanner = lazyComponent(async () => (await import('./later.tsx')).TripPlanner);

/** The planner of trips through several countries. All of it comes to life with what the visitor does first. */
export function TripPage(data: TripData) {
  return <TripPlanner {...data} />;
}
