/**
 * What makes a spreadsheet take a cell for a formula
 * (https://owasp.org/www-community/attacks/CSV_Injection), the full-width signs among them, which Japanese ones read too.
 */
const formulaSigns = '=+\\-@\\t\\r\\n\\0＝＋－＠';
const needsGuard = new RegExp(`^'*[${formulaSigns}]`, 'u');
const isGuarded = new RegExp(`^'+[${formulaSigns}]`, 'u');

/** In a cell of the catalogue format: nobody knows. No formula, and read by programs. */
const notKnown = '-';

/**
 * A text as a cell that no spreadsheet runs: with an apostrophe before it where it would be a formula. A text that begins
 * like a guarded one gets one too, so that `readGuarded` gives back every text as it was.
 */
export function guardFormula(text: string): string {
  return text !== notKnown && needsGuard.test(text) ? `'${text}` : text;
}

/** The text that `guardFormula` has made a cell of. */
export function readGuarded(cell: string): string {
  return isGuarded.test(cell) ? cell.slice(1) : cell;
}
