import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { Reader, type CountryResponse } from 'mmdb-lib';
import { parseCountryCode } from '#domain/place/countries.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** The country of an IP address; null: unknown. Never throws. */
export type CountryOfAddress = (address: string) => CountryCode | null;

/** Common fields of `.mmdb` files of countries and cities, of any publisher. */
interface AddressRecord {
  readonly country?: { readonly iso_code?: unknown };
  readonly country_code?: unknown;
}

/** Loads a country database into memory. A failure is one sentence for the operator. */
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
  // IPv4-mapped address of a dual-stack socket; files contain plain IPv4.
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (isIP(plain) === 0) return null;
  try {
    const record: AddressRecord | null = reader.get(plain);
    const code = record?.country?.iso_code ?? record?.country_code;
    const country = parseCountryCode(typeof code === 'string' ? code : '');
    return country.ok ? country.value : null;
  } catch {
    // A damaged file must not fail the request.
    return null;
  }
}
