import { lazyComponent } from '#web/shared/page/lazy-component.tsx';

/** Hydrated after the first interaction. */
export const Page = lazyComponent(async () => (await import('./later.tsx')).Comparison);
