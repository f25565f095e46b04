import { lazyComponent } from '#web/shared/page/lazy-component.tsx';

/** A text; hydrated after the first interaction. */
export const Page = lazyComponent(async () => (await import('./later.tsx')).Method);
