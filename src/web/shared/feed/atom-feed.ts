import type { Locale } from '#domain/kernel/locale.ts';
import { localizePath } from '#i18n/localized-path.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import { escapeXml } from './xml-text.ts';

/** An Atom feed (RFC 4287) of what a page lists, in one language. */
interface AtomFeed {
  readonly locale: Locale;
  readonly site: SiteSettings;
  /** Of the feed and of the page, without language prefix. */
  readonly path: string;
  readonly page: string;
  readonly title: string;
  /** ISO 8601 in UTC. */
  readonly updated: string;
  readonly entries: readonly AtomEntry[];
}

export interface AtomEntry {
  /** Never changes: an IRI. */
  readonly id: string;
  readonly title: string;
  /** ISO 8601 in UTC. */
  readonly published: string;
  readonly updated: string;
  readonly author: string;
  /** URL of the entry's page. */
  readonly address: string;
  readonly content: string;
  /** Whether the content is text or markup. */
  readonly type: 'text' | 'html';
  /** Of the content, where it may differ from the feed's. */
  readonly language?: Locale | null;
}

export function writeAtomFeed({ locale, site, path, page, title, updated, entries }: AtomFeed): string {
  const self = site.origin + localizePath(path, locale);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${escapeXml(self)}</id>
<title>${escapeXml(title)}</title>
<updated>${updated}</updated>
<link rel="self" type="application/atom+xml" href="${escapeXml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(site.origin + localizePath(page, locale))}"/>
<author><name>${escapeXml(site.name)}</name></author>
${entries.map(writeEntry).join('\n')}
</feed>
`;
}

function writeEntry({ id, title, published, updated, author, address, content, type, language = null }: AtomEntry) {
  const tongue = language === null ? '' : ` xml:lang="${language}"`;
  return `<entry>
<id>${escapeXml(id)}</id>
<title>${escapeXml(title)}</title>
<published>${published}</published>
<updated>${updated}</updated>
<author><name>${escapeXml(author)}</name></author>
<link rel="alternate" type="text/html" href="${escapeXml(address)}"/>
<content type="${type}"${tongue}>${escapeXml(content)}</content>
</entry>`;
}
