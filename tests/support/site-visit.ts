import type { Context } from '#runtime/services/context.ts';
import { createSite } from '#web/site.ts';
import type { SiteAnswer, SiteRequest } from '#web/site-contract.ts';

export const testAssets = {
  build: 'a1',
  scripts: ['/assets/site.js'],
  stylesOf: () => ({ whole: '/assets/styles.css', parts: ['/assets/site.css'] }),
  licences: [
    { name: 'react 19.0.0', identifier: 'MIT', text: 'MIT License\n\nCopyright (c) <a@b.example>' },
    { name: 'react-dom 19.0.0', identifier: 'MIT', text: 'MIT License' },
    { name: 'Natural Earth', identifier: null, text: 'Public domain' },
  ],
  preloads: ['/assets/font.woff2'],
};

/** Asks the site for an address; `request` adds cookies and headers. */
export function visit(address: string, context: Context, request: Partial<SiteRequest> = {}): Promise<SiteAnswer> {
  const [path = '/', query] = address.split('?', 2);
  const search = query === undefined ? '' : `?${query}`;
  const asked = { method: 'GET', path, search, cookies: {}, acceptLanguage: null, ...request };
  return createSite({ assets: testAssets }).answer(asked, context);
}

/** The HTML of a page. Fails when the answer is something else. */
export async function visitPage(
  address: string,
  context: Context,
  request: Partial<SiteRequest> = {},
): Promise<string> {
  const answer = await visit(address, context, request);
  if (answer.kind !== 'page') throw new Error(`${address} answered a ${answer.kind}`);
  return answer.html;
}

/** The payload that a page carries. */
export function payloadOf(html: string): unknown {
  const [, json] = /<script type="application\/json" id="payload">(.*?)<\/script>/s.exec(html) ?? [];
  if (json === undefined) throw new Error('the page carries no payload');
  return JSON.parse(json);
}
