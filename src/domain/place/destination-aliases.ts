import aliases from '#data/destination-aliases.json' with { type: 'json' };
import { isLocale } from '#domain/kernel/locale.ts';
import { countries } from './countries.ts';
import type { DestinationKey } from './destination-key.ts';

/** Names, codes and labels that feeds use beside ISO 3166 and CLDR, with their meanings. */
export interface DestinationAliases {
  readonly countryNames: Readonly<Record<string, string>>;
  readonly nonIsoCodes: Readonly<Record<string, NonIsoCode>>;
  /** Names that stand for two places. */
  readonly ambiguousNames: Readonly<Record<string, readonly NamedMeaning[]>>;
  /** Territories by the country that names of theirs add: `Hong Kong, China`. */
  readonly territoriesOf: Readonly<Record<string, readonly string[]>>;
  /** Null: a group that is none of the site's regions. */
  readonly regionLabels: Readonly<Record<string, string | null>>;
  /** Cities, states and islands with the country they are a part of. */
  readonly subnational: Readonly<Record<string, string>>;
}

interface NamedMeaning {
  readonly country: string;
  /** Set where the name means only this part of the country. */
  readonly part?: string;
  /** Operators of this place and of none of the others. */
  readonly operators: readonly string[];
}

interface NonIsoCode {
  readonly meaning: string;
  readonly mapTo: readonly string[];
  /** Set for a part of a country: a plan for it does not cover the country. */
  readonly partOf?: string;
  readonly region?: string;
}

export const destinationAliases: DestinationAliases = aliases;

const keyByCode: ReadonlyMap<string, DestinationKey> = new Map(isoAliases());

/** The country behind an ISO code in a path, `jp` or `jpn`; null: none. @param segment lower case */
export function findCodeAlias(segment: string): DestinationKey | null {
  return keyByCode.get(segment) ?? null;
}

/** Italy, Spain and France have no alpha-2 alias: `/it`, `/es` and `/fr` are languages. */
function isoAliases(): (readonly [string, DestinationKey])[] {
  const codes = countries.flatMap(({ code, alpha3 }) => [
    [code.toLowerCase(), code] as const,
    [alpha3.toLowerCase(), code] as const,
  ]);
  return codes.filter(([segment]) => !isLocale(segment));
}
