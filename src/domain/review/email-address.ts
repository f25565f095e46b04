import { parseUrl } from '#domain/kernel/parse-url.ts';
import { dropBidiMarks } from '#domain/kernel/bidi-text.ts';
import { plainName } from '#domain/kernel/plain-text.ts';
import { reviewLimits } from './review-limits.ts';

/**
 * The syntax of `<input type=email>` (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address). Some
 * browsers send internationalised domains as typed, others as ASCII: both are accepted.
 */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u;

export function isEmailAddress(text: string): boolean {
  return text.length <= reviewLimits.email && emailPattern.test(text);
}

/** Cleans up an address: pasted ones often contain spaces and invisible marks. */
export function plainEmailAddress(text: string): string {
  return dropBidiMarks(plainName(text)).trim();
}

/** A plain address; null: invalid, or impossible for a mail server on the internet. */
export function parseEmailAddress(text: string): string | null {
  const address = plainEmailAddress(text);
  return isEmailAddress(address) && address.slice(address.indexOf('@')).includes('.') ? address : null;
}

/**
 * The same for all spellings of an address: capitals do not count, and an internationalised domain is written as ASCII
 * (https://url.spec.whatwg.org/#concept-domain-to-ascii). Names before the @ could differ by capitals, which no
 * provider uses.
 */
export function addressKey(text: string): string {
  const address = plainEmailAddress(text).toLowerCase();
  const at = address.lastIndexOf('@');
  const site = parseUrl(`http://${address.slice(at + 1)}`);
  return site === null ? address : address.slice(0, at + 1) + site.hostname;
}
