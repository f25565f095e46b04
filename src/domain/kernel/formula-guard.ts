/**
 * Characters that start a formula in a spreadsheet (https://owasp.org/www-community/attacks/CSV_Injection), including
 * full-width ones, which Japanese versions accept.
 */
const formulaSigns = '=+\\-@\\t\\r\\n\\0＝＋－＠';
const needsGuard = new RegExp(`^'*[${formulaSigns}]`, 'u');
const isGuarded = new RegExp(`^'+[${formulaSigns}]`, 'u');

/** Explicit null in the catalogue format. Not a formula, and read by programs. */
const notKnown = '-';

/**
 * Escapes a text for a spreadsheet cell: with an apostrophe before a formula. A text that already begins like an
 * escaped one gets another, so that `readGuarded` is the exact inverse.
 */
export function guardFormula(text: string): string {
  return text !== notKnown && needsGuard.test(text) ? `'${text}` : text;
}

/** The inverse of `guardFormula`. */
export function readGuarded(cell: string): string {
  return isGuarded.test(cell) ? cell.slice(1) : cell;
}
