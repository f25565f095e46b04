import { lazyComponent } from '#web/components/page/lazy-component.tsx';

/** Hydrated after the first interaction. */
export const ComparePage = lazyComponent(async () => (await import('./later.tsx')).Comparison);
