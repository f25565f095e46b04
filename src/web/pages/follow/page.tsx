import { lazyComponent } from '#web/components/page/lazy-component.tsx';

/** How to hear of a price; nothing on it needs scripts, so they come after the page is shown. */
export const FollowPage = lazyComponent(async () => (await import('./later.tsx')).FollowSections);
