import type { IncomingMessage } from 'node:http';
import type { Ready } from './page-answers.ts';

/** Currency and theme are in cookies: browsers must revalidate. */
export const privateRule = 'private, no-cache';

/** `Cache-Control` of a page in memory. */
export type PageRule = (request: Pick<IncomingMessage, 'headers'>, found: Pick<Ready, 'answer'>) => string;

/**
 * Shared caches such as a CDN may store pages that were asked for without a cookie. Any cookie makes an answer private,
 * whatever it is for: a list of cookies could miss one. So does the visitor's language, because shared caches rarely
 * honour `Vary: Accept-Language`.
 * @param sharedSeconds `s-maxage`; 0: all pages are private
 */
export function createPageRule(sharedSeconds: number): PageRule {
  if (sharedSeconds === 0) return () => privateRule;
  const sharedRule = `public, max-age=0, s-maxage=${sharedSeconds}, stale-while-revalidate=${sharedSeconds}, stale-if-error=86400`;
  return ({ headers }, { answer }) => {
    const isByLanguage = /accept-language/i.test(answer.headers['vary'] ?? '');
    return isByLanguage || headers.cookie !== undefined ? privateRule : sharedRule;
  };
}
