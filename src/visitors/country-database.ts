import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { Reader, type CountryResponse } from 'mmdb-lib';
import { parseCountryCode } from '#domain/place/countries.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** The country that an address of a network belongs to; null: not known. Never throws. */
export type CountryOfAddress = (address: string) => CountryCode | null;

/** Every `.mmdb` file of countries or cities, of whichever publisher. */
interface AddressRecord {
  readonly country?: { readonly iso_code?: unknown };
  readonly country_code?: unknown;
}

/** Reads a country database into memory; a failure is one sentence for the operator. */
export function openCountryDatabase(path: string): Result<CountryOfAddress> {
  try {
    const reader = new Reader<CountryResponse>(readFileSync(path));
    return success((address) => countryIn(reader, address));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failure(`COUNTRY_DATABASE: "${path}" cannot be read as an .mmdb file (${reason}).`);
  }
}

function countryIn(reader: Reader<CountryResponse>, address: string): CountryCode | null {
  // An IPv4 address that came over a socket of both kinds; files hold it in its own clothes.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 0) return null;
  try {
    const record = reader.get(plain) as AddressRecord | null;
    const code = record?.country?.iso_code ?? record?.country_code;
    const country = parseCountryCode(typeof code === 'string' ? code : '');
    return country.ok ? country.value : null;
  } catch {
    // A damaged file is worth no failed request.
    return null;
  }
}
