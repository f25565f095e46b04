import { sortNetworks } from '#catalogue/stored/plan-facts-hash.ts';
import type { SetIds } from '#catalogue/stored/plan-row.ts';
import { parseNetworks } from '#catalogue/stored/stored-json.ts';
import { splitWords } from '#catalogue/stored/stored-values.ts';
import type { Queries } from '#database/schema.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import type { PlanCorrection } from '#domain/plan/fact-correction.ts';
import { correctedNetworks, type NetworkCorrection } from '#domain/plan/network-correction.ts';
import type { SharedSets } from './shared-sets.ts';

/** A plan as it is stated, and the correction that counts. */
interface StatedSets {
  readonly stated: SetIds;
  readonly correction: PlanCorrection | null;
}

/** The sets of plans, in their order. Corrected networks are another set: other plans share the stated one. */
export async function correctSets(
  queries: Queries,
  sets: SharedSets,
  plans: readonly StatedSets[],
): Promise<readonly SetIds[]> {
  const found: SetIds[] = [];
  for (const { stated, correction } of plans) {
    const networks = correction?.networks;
    found.push(networks === undefined ? stated : await correctSet(queries, sets, { stated, networks }));
  }
  return found;
}

/** One by one: few plans are corrected. */
async function correctSet(
  queries: Queries,
  sets: SharedSets,
  { stated, networks }: { readonly stated: SetIds; readonly networks: NetworkCorrection },
): Promise<SetIds> {
  const row = await queries
    .selectFrom('network_set')
    .innerJoin('coverage_set', (join) => join.on('coverage_set.id', '=', stated.coverageSetId))
    .select(['networks', 'breakout', 'countries'])
    .where('network_set.id', '=', stated.networkSetId)
    .executeTakeFirstOrThrow();
  const corrected = correctedNetworks(parseNetworks(row.networks), splitWords<CountryCode>(row.countries), networks);
  const facts = { networks: sortNetworks(corrected), breakout: splitWords<CountryCode>(row.breakout) };
  const [networkSetId = stated.networkSetId] = await sets.networkIdsOf([facts]);
  return { ...stated, networkSetId };
}
