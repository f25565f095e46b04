import { part } from '#web/components/page/lazy-component.tsx';

/** How to hear of a price; nothing on it needs scripts, so they come after the page is shown. */
export const FollowPage = part(async () => (await import('./later.tsx')).FollowSections);
