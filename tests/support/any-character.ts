import fc from 'fast-check';

const [firstSurrogate, afterSurrogates, last] = [0xd800, 0xe000, 0x10ffff];
const surrogates = afterSurrogates - firstSurrogate;

/**
 * Any character of Unicode, for `fc.string`. Its own `unit: 'binary'` gives the same, but makes a table of a million entries
 * first, which takes each test process a second.
 */
export const anyCharacter = fc
  .nat({ max: last - surrogates })
  .map((n) => String.fromCodePoint(n < firstSurrogate ? n : n + surrogates), toNumber);

/** Lets `fc.string` try names such as `__proto__`, which it offers only of units that it can take apart. */
function toNumber(character: unknown): number {
  const code = typeof character === 'string' ? (character.codePointAt(0) ?? last) : last;
  return code < firstSurrogate ? code : code - surrogates;
}
