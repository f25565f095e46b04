import type { CountryCode } from '#domain/kernel/codes.ts';
import type { ApnStep, Basis, PlanToInstall, StepFact, StepRule, StepsInput } from './esim-steps.ts';

export const unstatedApn: ApnStep['apn'] = { ios: null, android: null };

/** Those of the known system; both where it is not known. */
export function apnsFor({ apn }: PlanToInstall, { system }: StepsInput): ApnStep['apn'] {
  return system === null ? apn : { ...unstatedApn, [system]: apn[system] };
}

export function isStated({ ios, android }: ApnStep['apn']): boolean {
  return ios !== null || android !== null;
}

export function isManual({ ios, android }: ApnStep['apn']): boolean {
  return ios?.kind === 'manual' || android?.kind === 'manual';
}

/** Networks that a plan names for a country of the trip; by default for all of them. */
export function namesOf(
  { plans, stops }: StepsInput,
  line: number,
  isHere = (country: CountryCode): boolean => stops.some((stop) => stop.country === country),
): readonly string[] {
  const named = plans[line]?.networks.filter(({ country }) => isHere(country)) ?? [];
  return [...new Set(named.flatMap(({ operator }) => operator ?? []))];
}

export function linesWhere({ plans }: StepsInput, fits: (plan: PlanToInstall) => boolean): readonly number[] {
  return plans.flatMap((plan, line) => (fits(plan) ? [line] : []));
}

export function rule(name: StepRule): Basis {
  return { kind: 'rule', rule: name };
}

export function fact(name: StepFact): Basis {
  return { kind: 'fact', fact: name };
}

export function roamingBasis({ roaming }: PlanToInstall): Basis {
  return roaming === null ? rule('travel-lines-roam') : fact('roaming');
}

/** Those of the facts that any plan states. */
export function statedBy({ plans }: Pick<StepsInput, 'plans'>, facts: readonly StepFact[]): readonly Basis[] {
  const says = (value: PlanToInstall[StepFact]): boolean =>
    value !== null && !(Array.isArray(value) && value.length === 0);
  return facts.filter((name) => plans.some((plan) => says(plan[name]))).map(fact);
}
