import { lazyComponent } from '#web/components/page/lazy-component.tsx';

/** A text to be read as the server wrote it: its code is fetched when the visitor does something. */
export const MethodologyPage = lazyComponent(async () => (await import('./later.tsx')).Method);
