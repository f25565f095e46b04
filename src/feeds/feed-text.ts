import { decodeHTMLStrict } from 'entities';
import { dropBidiControls, dropBidiMarks, hasRightToLeft } from '#domain/kernel/bidi-text.ts';

/** Longer input is cut before any pattern runs over it. */
const maxInput = 20_000;

/** Nothing to do: ASCII without markup, parted by single spaces. Most texts are so, and files hold millions. */
const cleanAlready = /^[!-%'-;=-~]+(?: [!-%'-;=-~]+)*$/;

/** Full-width Latin letters, digits and signs, and half-width kana: the same letters as their usual forms. */
const otherWidths = /[\uff01-\uff9f\uffe0-\uffe6]+/g;

/** Pictures, flags and what joins and colours them. Signs that are text by default (™, ☺, →) stay. */
const pictures =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\p{Emoji_Modifier}|\u200d(?=\p{Extended_Pictographic}))+|\ufe0f\u20e3?/gu;

/**
 * A seller's text as one plain line, the one way for every adapter: tags dropped, entities decoded, control characters
 * dropped and those of direction too (marks stay in right-to-left texts), full-width letters as usual ones, pictures dropped,
 * white space folded, at most `maxLength` characters. Null when nothing is left. The result is text, not HTML: it is escaped on output.
 */
export function cleanText(text: string, maxLength: number): string | null {
  if (text.length < maxInput && cleanAlready.test(text)) return shorten(text, maxLength);
  const usual = plainText(text)
    .replace(otherWidths, (letters) => letters.normalize('NFKC'))
    .replace(pictures, ' ');
  return shorten(foldSpace(usual), maxLength) || null;
}

/** A seller's id as one line. Its letters stay as they are: two ids that look alike are still two. */
export function cleanId(text: string, maxLength: number): string | null {
  return shorten(dropBidiMarks(plainText(text)), maxLength) || null;
}

function plainText(text: string): string {
  const untagged = text.slice(0, maxInput).replace(/<\/?[a-z!][^<>]*>/gi, ' ');
  const decoded = untagged.includes('&') ? decodeHTMLStrict(untagged) : untagged;
  const withoutControls = hasRightToLeft(decoded) ? dropBidiControls : dropBidiMarks;
  return foldSpace(withoutControls(decoded.toWellFormed()).replace(/[\u200b\u2060-\u2065\ufeff]/g, ''));
}

function foldSpace(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

function shorten(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  return `${text
    .slice(0, maxLength - 1)
    .toWellFormed()
    .replaceAll('\ufffd', '')
    .trimEnd()}…`;
}
