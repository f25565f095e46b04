import { lazyComponent } from '#web/shared/page/lazy-component.tsx';

/** Reports of reviews. Works without JavaScript, so all of it is lazy. */
export const Page = lazyComponent(async () => (await import('./later.tsx')).ReviewReportSections);
