import record from '#data/roaming-eu.json' with { type: 'json' };
import type { CountryCode } from '#domain/kernel/codes.ts';
import { referenceData } from '#domain/kernel/reference-data.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { unitsPerWhole } from '#domain/money/money.ts';

/** What limits the surcharge on data that a contract at home includes. */
export interface RoamingLaw {
  readonly area: 'eu' | 'eea';
  /** The wholesale cap of the landing date: 1/10000 euros for each GB, without VAT. */
  readonly capUnits: number;
  /** Of the home country, in tenths of a percent. */
  readonly vatPermille: number;
}

/** Why no bound can be stated. */
export type NoRoamingLaw = 'at-home' | 'home-outside' | 'destination-outside' | 'no-vat' | 'no-cap';

interface RoamingQuery {
  readonly home: CountryCode;
  readonly destination: CountryCode;
  /** `YYYY-MM-DD`. */
  readonly landing: string;
}

const members = referenceData<readonly CountryCode[]>(record.countries.members);
const { eea } = record.countries;
const vatPercents: Readonly<Record<string, unknown>> = record.vatStandardPercent;

/** Countries that a bound can be stated for: inside the area and with a known VAT rate. */
export const roamingHomes: readonly CountryCode[] = members.filter((code) => vatOf(code) !== null);

/** `none`: the visitor has no SIM of their own. */
export type SimHome = CountryCode | 'none';

/** The law for a contract of one country in another one. */
export function findRoamingLaw({ home, destination, landing }: RoamingQuery): Result<RoamingLaw, NoRoamingLaw> {
  if (home === destination) return failure('at-home');
  if (!isInside(home, landing)) return failure('home-outside');
  if (!isInside(destination, landing)) return failure('destination-outside');
  const vatPermille = vatOf(home);
  if (vatPermille === null) return failure('no-vat');
  const cap = record.wholesaleCaps.find(({ from, to }) => from <= landing && landing <= to);
  if (cap === undefined) return failure('no-cap');
  const capUnits = Math.round(Number(cap.eurPerGb) * unitsPerWhole);
  return success({ area: eea.includes(destination) ? 'eea' : 'eu', capUnits, vatPermille });
}

function isInside(code: string, landing: string): boolean {
  const joined = record.countries.joined.find(({ country }) => country === code);
  return members.some((member) => member === code) || eea.includes(code) || (joined?.from ?? '9999') <= landing;
}

function vatOf(code: CountryCode): number | null {
  const percent = Object.hasOwn(vatPercents, code) ? vatPercents[code] : null;
  return typeof percent === 'number' ? Math.round(percent * 10) : null;
}
