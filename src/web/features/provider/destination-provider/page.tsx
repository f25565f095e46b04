import { lazyComponent } from '#web/shared/page/lazy-component.tsx';

/** One provider's plans for one destination, compared with others. */
export const Page = lazyComponent(async () => (await import('./later.tsx')).ProviderView);
