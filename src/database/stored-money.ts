import { z } from 'zod';
import type { CountryCode, CurrencyCode } from '#domain/kernel/codes.ts';

// What JSON columns of several rooms have in common. Codes are stored by parse functions: only their form is looked at.

export const countryCode = z.custom<CountryCode>(isText(/^[A-Z]{2}$/));
export const currencyCode = z.custom<CurrencyCode>(isText(/^[A-Z]{3}$/));

export const money = z.object({ units: z.int(), currency: currencyCode });

function isText(pattern: RegExp): (value: unknown) => boolean {
  return (value) => typeof value === 'string' && pattern.test(value);
}
