import type { TextRange } from './black-out.ts';

/** Something in a text that its moderator should look at. */
export interface TextFlag extends TextRange {
  readonly kind: 'link' | 'email' | 'digits' | 'phone';
}

/** Endings that people write without a scheme; others need one, or half of all missing spaces would be links. */
const endings =
  'com|net|org|info|biz|shop|store|online|site|app|dev|io|co|me|ly|gg|tv|xyz|link|click|page|eu|de|fr|it|es|uk|jp|cn|ru';

const digit = '[\\p{Nd}]';
/** One space, hyphen or dot may stand between them, as on a plastic card. */
const inARow = `${digit}(?:[ .\u00a0-]?${digit})`;

/** Earlier ones win where two overlap. */
const patterns = [
  { kind: 'email', pattern: /[^\s@<>()]+@[^\s@<>()]+\.\p{L}{2,}/gu },
  {
    kind: 'link',
    pattern: new RegExp(
      `\\b(?:https?://|www\\.)[^\\s<>()]+|\\b(?:[\\p{L}\\p{Nd}-]+\\.)+(?:${endings})\\b(?:/[^\\s<>()]*)?`,
      'giu',
    ),
  },
  {
    kind: 'phone',
    pattern: new RegExp(
      `(?:\\+|(?<!${digit}[ .\u00a0-]?)00?)${digit}(?:[ .()\u00a0/-]{0,2}${digit}){6,13}(?![ .\u00a0-]?${digit})`,
      'gu',
    ),
  },
  // An ICCID has 19 or 20, the number of a card 16.
  { kind: 'digits', pattern: new RegExp(`${inARow}{11,}`, 'gu') },
] as const;

/** Links, addresses, telephone numbers and runs of digits in a text, in its order. */
export function findTextFlags(text: string): readonly TextFlag[] {
  const found: TextFlag[] = [];
  for (const { kind, pattern } of patterns) {
    for (const match of text.matchAll(pattern)) {
      const range = { begins: match.index, ends: match.index + match[0].length };
      const isKnown = found.some(({ begins, ends }) => begins < range.ends && range.begins < ends);
      if (!isKnown) found.push({ kind, ...range });
    }
  }
  return found.toSorted((a, b) => a.begins - b.begins);
}
