import { defaultLocale, type Locale } from '#domain/kernel/locale.ts';
import { localizePath, splitLocale } from '#i18n/localized-path.ts';
import { negotiateLocale } from '#i18n/negotiate-locale.ts';
import { formatKeptTime } from '#i18n/kept-time.ts';
import { offlineTextsOf } from './offline-texts.ts';

// String transformations of the site's HTML: a worker has no DOM. The patterns match the output of
// `web/answer/document/document.tsx` and `web/frame/kept-note.tsx`; other documents stay unchanged.

const rootStart = '<div id="root">';
/** React marks the boundary around the page (`Activity` in `web/pages/app.tsx`) with a comment. */
const pageStart = `${rootStart}<!--&-->`;
const payloadStart = '<script type="application/json" id="payload">';
const shellStart = '{"shell":{';

/** Adds the time of keeping to the data of a kept page or payload, so that the page shows it. */
export function markAsKept(text: string, keptAt: string): string {
  return text.replace(shellStart, () => `${shellStart}"keptAt":${JSON.stringify(keptAt)},`);
}

/** Adds the offline note to a kept page's HTML, exactly as its component renders it. */
export function markPageAsKept(html: string, keptAt: string, locale: Locale): string {
  const time = formatKeptTime(keptAt, locale);
  const note = `<aside class="kept-note">${offlineTextsOf(locale).kept({ time })}</aside>`;
  const [body = '', payload] = html.split(payloadStart, 2);
  if (payload === undefined || !body.includes(pageStart)) return html;
  return body.replace(pageStart, () => pageStart + note) + payloadStart + markAsKept(payload, keptAt);
}

/** The frame of any page with another payload, from which scripts render the page. @param payload JSON */
export function fillFrame(html: string, payload: string): string | null {
  const root = html.indexOf(rootStart);
  const start = html.indexOf(payloadStart);
  const end = html.indexOf('</script>', start);
  if (root < 0 || start < root || end < 0) return null;
  const safe = payload.replaceAll('<', String.raw`\u003c`);
  return `${html.slice(0, root)}${rootStart}</div>${payloadStart}${safe}${html.slice(end)}`;
}

export interface KeptPage {
  /** Path and query. */
  readonly address: string;
  readonly title: string;
}

const placeForPages = '<div id="kept-pages"></div>';

/**
 * The offline page with links to the kept pages, and without scripts, which may not be kept and are not needed.
 */
export function writeOfflinePage(html: string, pages: readonly KeptPage[], locale: Locale): string {
  const still = html.replaceAll(/<script data-scripts[^>]*>.*?<\/script>/gs, '');
  if (pages.length === 0) return still;
  const links = pages.map(({ address, title }) => `<li><a href="${escapeHtml(address)}">${escapeHtml(title)}</a></li>`);
  const list = `<div id="kept-pages"><h2>${offlineTextsOf(locale).pages}</h2><ul>${links.join('')}</ul></div>`;
  return still.replace(placeForPages, () => list);
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The title of a page without the site's name. */
export function titleOf(html: string): string {
  const [, title = ''] = /<title>(.*?)<\/title>/s.exec(html) ?? [];
  const text = title.replaceAll(/&(amp|lt|gt|quot|#x27);/g, (whole, name: string) => entities[name] ?? whole);
  return text.replace(/ · [^·]*$/, '');
}

/** The language of a path; for `/`, which redirects by language, the browser's. */
export function languageOf(pathname: string, languages: readonly string[], on: readonly Locale[]): Locale {
  const { locale, prefixed } = splitLocale(pathname);
  if (pathname !== '/' || prefixed) return on.includes(locale) ? locale : defaultLocale;
  return negotiateLocale({ cookieLocale: null, acceptLanguage: languages.join(','), on }) ?? defaultLocale;
}

/** Path of the offline page in a language. */
export function offlinePath(locale: Locale): string {
  return localizePath('/offline', locale);
}

/** Every file of the build that a document references. */
export function assetsOf(html: string): readonly string[] {
  return [...html.matchAll(/[" ](\/assets\/[^" ]+\.(?:css|js|woff2))(?=[" ])/g)].map(([, path = '']) => path);
}
