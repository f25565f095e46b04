import { buildHeader, type PagePayload } from '#web/pages/page-payload.ts';

/** The address of a page's payload. @param address the page's path and query, percent-encoded */
export function payloadAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname.replace(/\/+$/, '')}/_payload.json${search}`;
}

/** Whether a payload comes from this document's build; another build's may not fit the code. */
export function isOwnBuild({ headers }: Response): boolean {
  const build = headers.get(buildHeader);
  return build === null || build === document.documentElement.dataset['build'];
}

/** The current payload of a page for this visitor; null: not loaded, or from another build. */
export async function loadPayload(address: Pick<Location, 'pathname' | 'search'>): Promise<PagePayload | null> {
  try {
    const answer = await fetch(payloadAddress(address), { cache: 'no-cache' });
    return answer.ok && isOwnBuild(answer) ? ((await answer.json()) as PagePayload) : null;
  } catch {
    return null;
  }
}
