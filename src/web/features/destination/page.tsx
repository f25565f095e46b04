import { lazyComponent } from '#web/shared/page/lazy-component.tsx';

/** Everything on eSIMs for a country, a region or the world: first the answer for the trip, then all plans, then the rest. */
export const Page = lazyComponent(async () => (await import('./later.tsx')).DestinationView);
