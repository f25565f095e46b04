import { lazyComponent } from '#web/shared/page/lazy-component.tsx';
import type { TripData } from './trip-data.ts';

const TripPlanner = lazyComponent(async () => (await import('./later.tsx')).TripPlanner);

/** The planner of trips through several countries; hydrated after the first interaction. */
export function Page(data: TripData) {
  return <TripPlanner {...data} />;
}
