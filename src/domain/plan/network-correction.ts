import type { CountryCode } from '#domain/kernel/codes.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { readGeneration } from './network-generation.ts';
import type { PlanNetwork } from './plan.ts';

type NamedNetwork = Omit<PlanNetwork, 'country'>;

/** Networks that the operator has checked, in place of those that the feed states there. */
export interface NetworkCorrection {
  /** Null: in all countries that the plan covers. */
  readonly countries: readonly CountryCode[] | null;
  readonly networks: readonly NamedNetwork[];
}

const longestName = 80;
const generationWords = /\b(?:[2-5]G|LTE)(?:\s*\/\s*(?:[2-5]G|LTE))*\s*$/i;

/** Reads `NTT Docomo 5G, KDDI 4G, SoftBank`, as feeds state networks. */
export function readCorrectedNetworks(text: string): Result<NetworkCorrection['networks']> {
  const networks = text.split(',').map((each): NamedNetwork => {
    const words = each.trim().replace(/\s+/g, ' ');
    const operator = words.replace(generationWords, '').trim();
    return { operator: operator === '' ? null : operator, generation: readGeneration([words.slice(operator.length)]) };
  });
  if (networks.some(({ operator, generation }) => operator === null && generation === null))
    return failure('it must be names with generations, such as "NTT Docomo 5G, KDDI 4G"');
  if (networks.some(({ operator }) => (operator ?? '').length > longestName))
    return failure(`the name of a network has at most ${longestName} characters`);
  return success(networks);
}

/** Of these countries those in which the correction says something. */
export function correctedCountries(
  coverage: readonly CountryCode[],
  { countries }: Pick<NetworkCorrection, 'countries'>,
): readonly CountryCode[] {
  return countries === null ? coverage : coverage.filter((country) => countries.includes(country));
}

/** Networks of a plan that covers these countries; those of other countries are as its feed states them. */
export function correctedNetworks(
  stated: readonly PlanNetwork[],
  coverage: readonly CountryCode[],
  correction: NetworkCorrection,
): readonly PlanNetwork[] {
  const corrected = correctedCountries(coverage, correction);
  return [
    ...stated.filter(({ country }) => !corrected.includes(country)),
    ...corrected.flatMap((country) => correction.networks.map((network) => ({ country, ...network }))),
  ];
}
