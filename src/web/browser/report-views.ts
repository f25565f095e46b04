import { longestViewedPath } from '#domain/site/page-view.ts';
import { callApi } from '#web/shared/api/api-client.ts';

/**
 * Reports the shown page, and each page that a navigation within this document shows. Another state of the same page,
 * such as a filter, is no other page; one that was gone back to was reported before.
 * @param isPage false: an error page
 */
export async function reportViews(isPage: boolean): Promise<void> {
  let shown = location.pathname;
  if ('navigation' in globalThis)
    navigation.addEventListener('currententrychange', ({ navigationType }) => {
      const left = shown;
      shown = location.pathname;
      if (shown !== left && navigationType !== 'traverse') void reportView(shown);
    });
  await untilSeen();
  if (isPage) await reportView(shown);
}

/** Browsers may render a page before the visitor opens it. */
async function untilSeen(): Promise<void> {
  if (!('prerendering' in document) || document.prerendering !== true) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}

/** A view that could not be counted, for example without a connection, is of no consequence. */
async function reportView(path: string): Promise<void> {
  if (path.length > longestViewedPath) return;
  await callApi('/events/view', { method: 'POST', body: { path }, keepalive: true }).catch(() => undefined);
}
