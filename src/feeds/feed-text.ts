const namedEntities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  euro: '€',
};

/** Longer input is cut before any pattern runs over it. */
const maxInput = 20_000;

/**
 * A seller's text as one plain line: tags dropped, entities decoded, control and direction characters dropped, white space
 * folded, at most `maxLength` characters. Null when nothing is left. The result is text, not HTML: it is escaped on output.
 */
export function cleanText(text: string, maxLength: number): string | null {
  const plain = decodeEntities(text.slice(0, maxInput).replace(/<\/?[a-z!][^<>]*>/gi, ' '))
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g, '')
    .trim();
  return shorten(plain, maxLength) || null;
}

function decodeEntities(text: string): string {
  return text.replace(/&(#\d{1,7}|#x[0-9a-f]{1,6}|[a-z]{2,8});/gi, decodeEntity);
}

function decodeEntity(entity: string, body: string): string {
  if (!body.startsWith('#')) return namedEntities[body.toLowerCase()] ?? entity;
  const isHex = /^#x/i.test(body);
  const code = Number.parseInt(body.slice(isHex ? 2 : 1), isHex ? 16 : 10);
  return code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text
    .slice(0, maxLength - 1)
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .trimEnd()}…`;
}
