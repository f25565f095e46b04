import type { PagePayload } from '#web/page-payload.ts';

/** Where the payload of a page lies. @param address the page's path and query in the browser's spelling */
export function payloadAddress({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return `${pathname.replace(/\/+$/, '')}/_payload.json${search}`;
}

/** The payload of a page as it is for this visitor now; null: it could not be loaded. */
export async function loadPayload(address: Pick<Location, 'pathname' | 'search'>): Promise<PagePayload | null> {
  try {
    const answer = await fetch(payloadAddress(address), { cache: 'no-cache' });
    return answer.ok ? ((await answer.json()) as PagePayload) : null;
  } catch {
    return null;
  }
}
