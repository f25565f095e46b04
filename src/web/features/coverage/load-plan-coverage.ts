import { isolateText } from '#domain/kernel/bidi-text.ts';
import { withKind } from '#i18n/punctuation.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { writeCoverageMask } from '#domain/plan/coverage-mask.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import type { PlanAnswer } from '#domain/plan/plan-detail.ts';
import { callApi } from '#web/shared/api/api-client.ts';
import type { CoverageData, PlanCoverage } from './coverage-data.ts';

/** Where a plan works, from the API; null: it cannot be loaded. */
export async function loadPlanCoverage(
  id: number,
  { members }: Pick<CoverageData, 'members'>,
  locale: Locale,
): Promise<PlanCoverage | null> {
  const plan = await callApi<PlanAnswer>(`/plans/${id}`, { locale }).catch(() => null);
  return plan === null ? null : coverageOf(plan, members);
}

/** @param members of the region, in the order of its mask */
export function coverageOf(
  { id, coverage, networks }: Pick<PlanAnswer, 'id' | 'coverage' | 'networks'>,
  members: readonly CountryCode[],
): PlanCoverage {
  const inRegion = new Set(members);
  return {
    id,
    mask: writeCoverageMask(members, new Set(coverage.map(({ code }) => code))),
    networks: Object.fromEntries(
      networks
        .filter(({ country }) => inRegion.has(country.code))
        .map((network) => [network.country.code, sayNetworks(network)]),
    ),
    beyond: coverage.filter(({ code }) => !inRegion.has(code)).map(({ name }) => name),
  };
}

/** `Orange 5G`; without any operator the generation alone, where one is stated. */
function sayNetworks({ operators, generation }: PlanAnswer['networks'][number]): readonly string[] {
  if (operators.length === 0) return generation === null ? [] : [generation];
  return operators.map((operator) => withKind(isolateText(operator.name), operator.generation));
}
