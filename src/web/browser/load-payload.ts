import { buildHeader, type PagePayload } from '#web/page-payload.ts';

/** Where the payload of a page lies. @param address the page's path and query in the browser's spelling */
export function payloadAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname.replace(/\/+$/, '')}/_payload.json${search}`;
}

/** Whether a payload comes from the build that this document belongs to: what another one sends may not fit its code. */
export function isOwnBuild({ headers }: Response): boolean {
  const build = headers.get(buildHeader);
  return build === null || build === document.documentElement.dataset['build'];
}

/** The payload of a page as it is for this visitor now; null: it could not be loaded, or not from this build. */
export async function loadPayload(address: Pick<Location, 'pathname' | 'search'>): Promise<PagePayload | null> {
  try {
    const answer = await fetch(payloadAddress(address), { cache: 'no-cache' });
    return answer.ok && isOwnBuild(answer) ? ((await answer.json()) as PagePayload) : null;
  } catch {
    return null;
  }
}
