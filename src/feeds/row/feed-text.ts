import { decodeHTMLStrict } from 'entities';
import { dropBidiControls, dropBidiMarks, hasRightToLeft } from '#domain/kernel/bidi-text.ts';

/** Longer input is cut before any pattern runs over it. */
const maxInput = 20_000;

/** Fast path: ASCII without markup, separated by single spaces. Most texts are so, and files hold millions. */
const cleanAlready = /^[!-%'-;=-~]+(?: [!-%'-;=-~]+)*$/;

/** Full-width Latin letters, digits and signs, and half-width kana: compatibility forms of the usual letters. */
const otherWidths = /[\uff01-\uff9f\uffe0-\uffe6]+/g;

/** Emoji, flags and their joiners and modifiers. Signs that are text by default (™, ☺, →) stay. */
const pictures =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f|\p{Emoji_Modifier}|\u200d(?=\p{Extended_Pictographic}))+|\ufe0f\u20e3?/gu;

/**
 * Cleans a seller's text to one plain line, for every adapter: drops tags, control characters, bidi controls (marks
 * stay in right-to-left texts) and emoji, decodes entities, normalises full-width letters, folds white space, and
 * cuts to `maxLength` characters. Null when nothing is left. The result is text, not HTML: it is escaped on output.
 */
export function cleanText(text: string, maxLength: number): string | null {
  if (text.length < maxInput && cleanAlready.test(text)) return shorten(text, maxLength);
  const usual = plainText(text)
    .replace(otherWidths, (letters) => letters.normalize('NFKC'))
    .replace(pictures, ' ');
  return shorten(foldSpace(usual), maxLength) || null;
}

/** Cleans a seller's id to one line. Its letters are not normalised: two ids that look alike are still two. */
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
