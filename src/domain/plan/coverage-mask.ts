import type { CountryCode } from '#domain/kernel/codes.ts';

/**
 * Encodes which countries a plan covers for an address: four countries per hexadecimal digit, the first one its
 * highest bit, so that plans with the same coverage share the address.
 */
export function writeCoverageMask(members: readonly CountryCode[], covered: ReadonlySet<CountryCode>): string {
  const digits = Array.from({ length: digitCount(members) }, (_, digit) => {
    const four = members.slice(digit * 4, digit * 4 + 4);
    return four.reduce((bits, code, index) => bits | (covered.has(code) ? 8 >> index : 0), 0).toString(16);
  });
  return digits.join('');
}

/** The countries of a mask over the same members; null: invalid. The inverse of `writeCoverageMask`. */
export function readCoverageMask(members: readonly CountryCode[], mask: string): ReadonlySet<CountryCode> | null {
  if (mask.length !== digitCount(members) || !/^[0-9a-f]*$/.test(mask)) return null;
  const isCovered = (index: number): boolean => (Number.parseInt(mask.charAt(index >> 2), 16) & (8 >> (index & 3))) > 0;
  return new Set(members.filter((_, index) => isCovered(index)));
}

function digitCount(members: readonly CountryCode[]): number {
  return Math.ceil(members.length / 4);
}
