import { failure, success, type Result } from '#domain/kernel/result.ts';
import { longestName } from './desk-rules.ts';

/** A name of a person or a key, as people write it: one line without control characters. */
export function parseName(text: string): Result<string> {
  const name = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  if (name === '') return failure('A name is needed.');
  if (name.length > longestName) return failure(`A name has at most ${longestName} characters.`);
  if (/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(name)) return failure('A name has only letters, digits and signs.');
  return success(name);
}
