import type { CountryCode } from '#domain/kernel/codes.ts';
import type { Generation, PlanNetwork } from '#domain/plan/plan.ts';
import { countryMarkets } from './market-model.ts';
import { createRandom } from './random.ts';
import { sampleDistinct } from './shares.ts';

/** Operators are invented too: a bird or a tree, and a mast. */
const mastNames =
  'Heron Rowan Lapwing Alder Plover Aspen Dunlin Larch Teal Cedar Wren Maple Egret Hornbeam Avocet Willow'.split(' ');

const markets = new Map(countryMarkets.map((market) => [market.code, market]));
const operatorsOf = new Map<string, readonly PlanNetwork[]>();

/** The two to four invented operators of a country, the same for every seller. */
export function demoOperators(country: CountryCode): readonly PlanNetwork[] {
  const known = operatorsOf.get(country);
  if (known !== undefined) return known;
  const random = createRandom(`operators of ${country}`);
  const modern = (markets.get(country)?.availability ?? 0) * 0.75;
  const names = sampleDistinct(
    mastNames.map((value) => ({ value, weight: 1 })),
    random.between(2, 4),
    random,
  );
  const operators = names.map((name): PlanNetwork => {
    const generation: Generation = random.chance(modern) ? '5G' : random.chance(0.93) ? '4G' : '3G';
    return { country, operator: `${name} Mast`, generation };
  });
  operatorsOf.set(country, operators);
  return operators;
}

/** Shares of a place's plans, by `SellerRank.networks`, that name operators, and that state at least a generation. */
const namedUntil = 0.8;
const statedUntil = 0.9;

/** The networks that a seller states for a coverage: the same for all its plans there. */
export function sampleNetworks(seller: string, rank: number, coverage: readonly CountryCode[]): readonly PlanNetwork[] {
  if (rank > statedUntil) return [];
  return coverage.flatMap((country) => {
    const random = createRandom(`${seller} in ${country}`);
    const operators = demoOperators(country);
    const first = random.pick(operators);
    if (rank > namedUntil) return [{ country, operator: null, generation: first.generation }];
    const second = random.pick(operators);
    return coverage.length > 1 || first === second ? [first] : [first, second];
  });
}
