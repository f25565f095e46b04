import { parseUrl } from '#domain/kernel/parse-url.ts';
import { plainLine } from '#domain/kernel/plain-line.ts';

/** Characters of the parts of an error report. */
export const browserErrorLimits = { message: 300, position: 200, path: 200, sent: 2000 } as const;

/** An error in a visitor's browser; it identifies nobody. */
export interface BrowserError {
  readonly statusCode: number;
  readonly message: string;
  /** File, line and column: `/assets/start-9f.js:1:204`; empty: not known. */
  readonly position: string;
  /** Path of the page, with the names of its parameters but not their values. */
  readonly path: string;
}

/** Bucket for errors beyond the daily limit of distinct ones. */
export const otherErrors: BrowserError = { statusCode: 0, message: '(other)', position: '', path: '' };

export interface SentBrowserError {
  readonly statusCode: number;
  /** With the position in brackets at its end, if known. */
  readonly message: string;
  readonly url: string;
}

/** Message and position as one text, as reports carry them. */
export function joinPosition(message: string, position: string): string {
  return position === '' ? message : `${message} (${position})`;
}

/** Sanitises a report: bounded, and without possible personal data. */
export function readBrowserError({ statusCode, message, url }: SentBrowserError): BrowserError {
  const [, text = message, position = ''] = /^(.*) \(([^()\s]+:\d+:\d+)\)$/s.exec(message) ?? [];
  return {
    statusCode,
    message: plainLine(withoutPersonal(text), browserErrorLimits.message),
    position: plainLine(withoutOrigin(position), browserErrorLimits.position),
    path: shownPath(url),
  };
}

/** The path of an address with the names of its parameters: `/japan?days&gb`. */
export function shownPath(url: string): string {
  const page = parseUrl(url, 'https://page.invalid');
  if (page === null) return '';
  const { pathname, searchParams } = page;
  const names = [...new Set(searchParams.keys())].filter((name) => /^[a-z_]{1,20}$/i.test(name));
  const query = names.length === 0 ? '' : `?${names.join('&')}`;
  return plainLine(withoutAddresses(pathname) + query, browserErrorLimits.path);
}

/** A position in the site's own files is the same on every host that serves them. */
function withoutOrigin(position: string): string {
  return position.replace(/^https?:\/\/[^/]+/, '').replace(/\?[^:]*/, '');
}

function withoutPersonal(text: string): string {
  return withoutAddresses(text.replace(/(\w\/[^\s?'"]*)\?[^\s'")]*/g, '$1'));
}

function withoutAddresses(text: string): string {
  return text.replace(/[^\s/@'"<>(]{1,64}(?:@|%40)[^\s/@'"<>)]{1,253}/g, '(address)');
}
