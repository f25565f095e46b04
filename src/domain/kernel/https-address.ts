import { parseUrl } from './parse-url.ts';

const maxUrlLength = 2000;

/** True for an absolute https address without credentials. */
export function isHttpsUrl(text: string): boolean {
  const url = text.length > maxUrlLength ? null : parseUrl(text);
  return url?.protocol === 'https:' && url.username === '' && url.hostname !== '';
}
