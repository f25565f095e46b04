import { lazyComponent } from '#web/components/page/lazy-component.tsx';

/** Read as the server wrote it; it comes to life when the visitor does something. */
export const ComparePage = lazyComponent(async () => (await import('./later.tsx')).Comparison);
