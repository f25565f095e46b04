import { dropBidiMarks } from '#domain/kernel/bidi-text.ts';
import { plainName } from '#domain/kernel/plain-text.ts';
import { reviewLimits } from './review-limits.ts';

/**
 * What browsers take in `<input type=email>`
 * (https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address). Some of them hand over letters of other
 * scripts in the domain as they were typed, others as ASCII: both are fine.
 */
const emailPattern =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?(?:\.[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?)*$/u;

export function isEmailAddress(text: string): boolean {
  return text.length <= reviewLimits.email && emailPattern.test(text);
}

/** An address as it was meant: one that was copied often brings spaces and invisible marks along. */
export function plainEmailAddress(text: string): string {
  return dropBidiMarks(plainName(text)).trim();
}

/** A plain address; null: it is none, or no mail server on the internet can have it. */
export function parseEmailAddress(text: string): string | null {
  const address = plainEmailAddress(text);
  return isEmailAddress(address) && address.slice(address.indexOf('@')).includes('.') ? address : null;
}
