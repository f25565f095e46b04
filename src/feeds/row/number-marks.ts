/** What a mark in a number stands for: decided for a whole file, never for a single value. */
export type DecimalMark = '.' | ',';

/** How a text is read as a number. `open`: `1.299` may be thousands or decimals. */
type NumberShape =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'certain'; readonly text: string; readonly mark: DecimalMark; readonly decimals: number }
  | { readonly kind: 'open'; readonly text: string; readonly mark: DecimalMark }
  | { readonly kind: 'none' };

const none: NumberShape = { kind: 'none' };
const digitsOnly = /^\d+$/;
const grouped = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;
/** Signs that only ever separate thousands: apostrophes and spaces. */
const thousands = /^\d{1,3}(?:['’\u00a0\u202f ]\d{3})+(?=[.,]|$)/;
const maxLength = 60;

function shapeOf(given: string): NumberShape {
  const stated = given.trim();
  if (digitsOnly.test(stated)) return { kind: 'plain', text: stated };
  if (stated.length > maxLength) return none;
  const text = thousands.test(stated) ? stated.replace(/['’\u00a0\u202f ]/g, '') : stated;
  if (digitsOnly.test(text)) return { kind: 'plain', text };
  const at = Math.max(text.lastIndexOf('.'), text.lastIndexOf(','));
  const mark = text[at] === ',' ? ',' : '.';
  const [whole, fraction] = [text.slice(0, at), text.slice(at + 1)];
  if (at < 0 || !digitsOnly.test(fraction)) return none;
  if (digitsOnly.test(whole)) {
    if (grouped.test(text)) return { kind: 'open', text, mark };
    return { kind: 'certain', text: `${whole}.${fraction}`, mark, decimals: fraction.length };
  }
  const group = grouped.exec(whole)?.[1];
  if (group === undefined) return none;
  if (group !== mark) return { kind: 'certain', text: `${plain(whole)}.${fraction}`, mark, decimals: fraction.length };
  // `1.299.000`: the other mark must be that of decimals.
  return grouped.test(text) ? { kind: 'certain', text: plain(text), mark: otherMark(mark), decimals: 0 } : none;
}

function plain(grouping: string): string {
  return grouping.replace(/[.,]/g, '');
}

function otherMark(mark: DecimalMark): DecimalMark {
  return mark === '.' ? ',' : '.';
}

/** True for a number that only the rest of its file can explain. */
export function isOpenNumber(text: string): boolean {
  return shapeOf(text).kind === 'open';
}

/** Why a number is not read. */
export type NumberProblem = 'ambiguous' | 'not a number';

/** The reading of all numbers of a file. A number that explains itself is read without it. */
export class NumberReading {
  readonly #marks = new Set<DecimalMark>();
  readonly #stated: DecimalMark | null;
  #hasThreeDecimals = false;

  /** @param stated the mark of decimals that the operator states; null: the values decide */
  constructor(stated: DecimalMark | null) {
    this.#stated = stated;
  }

  /** True when open numbers can be read without looking at the whole file. */
  get isStated(): boolean {
    return this.#stated !== null;
  }

  /** Takes a value of the file as evidence. */
  see(text: string): void {
    const shape = shapeOf(text);
    if (shape.kind !== 'certain') return;
    this.#marks.add(shape.mark);
    if (shape.decimals >= 3) this.#hasThreeDecimals = true;
  }

  /** The number as a plain decimal with a point: `1299.5`. */
  read(text: string): { readonly number: string } | { readonly problem: NumberProblem } {
    const shape = shapeOf(text);
    if (shape.kind === 'plain') return { number: shape.text };
    if (shape.kind === 'none') return { problem: 'not a number' };
    if (shape.kind === 'certain') {
      const contradicts = this.#stated !== null && this.#stated !== shape.mark;
      return contradicts ? { problem: 'ambiguous' } : { number: shape.text };
    }
    const isDecimal = this.#isDecimal(shape.mark);
    if (isDecimal === null) return { problem: 'ambiguous' };
    return { number: isDecimal ? shape.text.replace(',', '.') : plain(shape.text) };
  }

  /**
   * Where other values of the file have three decimals, a mark before three digits may be either; where none has,
   * three digits behind the mark of decimals are a slip.
   */
  #isDecimal(mark: DecimalMark): boolean | null {
    if (this.#stated !== null) return this.#stated === mark;
    if (this.#marks.size !== 1) return null;
    const isMarkOfDecimals = this.#marks.has(mark);
    return isMarkOfDecimals === this.#hasThreeDecimals ? isMarkOfDecimals : null;
  }
}

/** For values that are numbers in JSON: their point is that of decimals. */
const jsonNumbers = new NumberReading('.');

export function readingOf(value: unknown, ofFile: NumberReading): NumberReading {
  return typeof value === 'number' ? jsonNumbers : ofFile;
}

/** The number at the beginning of words, `10.000` of `10.000 MB`; null: they begin with none. */
export function leadingNumber(words: string): string | null {
  return /^\s*(\d[\d.,'’\u00a0\u202f]*(?: \d{3}(?!\d)[\d.,]*)*)/.exec(words)?.[1] ?? null;
}
