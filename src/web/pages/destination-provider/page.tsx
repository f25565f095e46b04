import { lazyComponent } from '#web/components/page/lazy-component.tsx';

/** One provider's plans for one destination, compared with others. */
export const Page = lazyComponent(async () => (await import('./later.tsx')).ProviderView);
