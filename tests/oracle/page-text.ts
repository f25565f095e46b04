/** The texts of a page, as a reader sees them. */

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Without tags and isolating marks, spaces of all kinds as one. */
export function plain(html: string): string {
  return html
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/&(amp|lt|gt|quot|#x27);/g, (_whole, name: string) => entities[name] ?? '')
    .replaceAll(/[\u2066-\u2069]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The section with an id; empty: the page has none. */
export function section(html: string, id: string): string {
  const start = html.indexOf(`<section id="${id}"`);
  return start === -1 ? '' : html.slice(start, html.indexOf('</section>', start));
}

/** All texts between a pair of tags. */
export function texts(html: string, tag: string): readonly string[] {
  return [...html.matchAll(new RegExp(`<${tag}(?: [^>]*)?>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) =>
    plain(inner),
  );
}

/** Question and answer. */
export function questions(html: string): ReadonlyMap<string, string> {
  const found = section(html, 'questions').matchAll(/<summary>(.*?)<\/summary>.*?<p>(.*?)<\/p>/gs);
  return new Map([...found].map(([, question = '', answer = '']) => [plain(question), plain(answer)]));
}

/** The figures of the market by their names: value and note. */
export function marketFacts(html: string): ReadonlyMap<string, string> {
  const found = section(html, 'market').matchAll(/<dt>(.*?)<\/dt>(.*?)<\/div>/gs);
  return new Map(
    [...found].map(([, name = '', rest = '']) => [plain(name), plain(rest.replaceAll(/<svg.*?<\/svg>/gs, ''))]),
  );
}

/** `<meta name="description">`. */
export function description(html: string): string {
  return plain(/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '');
}
