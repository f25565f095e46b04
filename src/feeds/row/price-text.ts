import { meaningOfSign } from '#domain/money/currency-sign.ts';

/** A price as it is written: its number, and what stands before and after it. */
export interface PriceText {
  readonly number: string;
  /** Codes and signs of currencies, as in `US$9.00` or `9,00 EUR`. */
  readonly beside: readonly string[];
}

const mark = '(\\p{L}{0,3}\\p{Sc}\\p{L}{0,3}|\\p{L}{1,5}\\.?)';
const pattern = new RegExp(`^${mark}?\\s*(\\d(?:[\\d.,'’\\s]*\\d)?)\\s*${mark}?$`, 'u');
const code = /^[A-Za-z]{3}$/;
const plain = /^\d+(?:\.\d+)?$/;

/** Takes `4,50 €`, `USD 9.00` or `１，２００円` apart; a text that is no price is its own number. */
export function splitPrice(text: string): PriceText {
  if (plain.test(text)) return { number: text, beside: [] };
  const usual = usualDigits(text).trim();
  const [, before, number = usual, after] = pattern.exec(usual) ?? [];
  const beside = [before, after].filter((each) => each !== undefined);
  return beside.every((each) => code.test(each) || meaningOfSign(each) !== null)
    ? { number, beside }
    : { number: usual, beside: [] };
}

/** Full-width digits and signs of Japanese and Chinese keyboards as the usual ones. */
export function usualDigits(text: string): string {
  return text.replace(/[\uff01-\uff5e\uffe0-\uffe6]+/g, (wide) => wide.normalize('NFKC'));
}
