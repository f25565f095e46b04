import { isIP } from 'node:net';
import { z } from 'zod';

export type SettingsOf<Shape extends z.core.$ZodShape> = z.output<z.ZodObject<Shape>>;

interface NumberRule {
  /** Named in the message, such as ` of hours`; default: none. */
  readonly unit?: string;
  /** Default: 1. */
  readonly least?: number;
  readonly most: number;
  /** End of the message; default: none. */
  readonly note?: string;
}

/** A whole number in decimal digits. */
export function wholeNumber({ unit = '', least = 1, most, note = '' }: NumberRule) {
  return z
    .string()
    .refine(
      (text) => /^\d{1,7}$/.test(text) && Number(text) >= least && Number(text) <= most,
      `must be a whole number${unit} from ${least} to ${most}${note}`,
    )
    .transform(Number);
}

/** Private addresses and networks that a download or a webhook may lead to; default: none. */
export function privateNetworks() {
  return z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((part) => part !== ''))
    .refine(
      // A zone (`fe80::1%eth0`) names an interface of this machine.
      (parts) => parts.every((part) => isNetwork(part) && !part.includes('%')),
      'must be addresses and networks such as 10.0.0.0/8, separated by commas',
    )
    .default([]);
}

/** Whether it is an address or a network such as `10.0.0.0/8`. */
export function isNetwork(text: string): boolean {
  const [address = '', length, ...rest] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (rest.length > 0 || longest === -1) return false;
  return length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= longest);
}
