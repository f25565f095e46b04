import { groupBy } from '#domain/kernel/group-by.ts';
import type { ApnStep, Basis, CheckId, EsimStep, StepsInput } from './esim-steps.ts';
import { apnsFor, fact, isManual, isStated, namesOf, roamingBasis, rule, statedBy, unstatedApn } from './step-basis.ts';

/** A hand-typed APN is the likeliest fault; else settings first, then what takes longer. */
const checkOrder = ['check-line', 'check-roaming', 'check-network', 'check-apn', 'check-plan'] as const;

function apnOf(line: number | undefined, input: StepsInput): ApnStep['apn'] {
  const plan = line === undefined ? undefined : input.plans[line];
  return plan === undefined ? unstatedApn : apnsFor(plan, input);
}

/** The checks, the likeliest fault first, and what to write to the seller. @param serving by stop, null: no line */
export function troubleSteps(input: StepsInput, serving: readonly (number | null)[]): EsimStep[] {
  const used = [...new Set(serving.filter((line) => line !== null))];
  const lines = used.length > 0 ? used : input.plans.keys().toArray();
  const plans = lines.flatMap((line) => input.plans[line] ?? []);
  const byApn = groupBy(lines, (line) => JSON.stringify(apnOf(line, input)));
  const order: readonly CheckId[] = lines.some((line) => isManual(apnOf(line, input)))
    ? ['check-apn', ...checkOrder.filter((id) => id !== 'check-apn')]
    : checkOrder;
  const common = { stage: 'trouble', stop: null, at: null, lines } as const;
  const basisOf: Readonly<Record<CheckId, readonly Basis[]>> = {
    'check-line': [rule('one-data-line')],
    'check-roaming': plans.map(roamingBasis).slice(0, 1),
    'check-network': [rule('plans-have-networks'), ...statedBy(input, ['networks'])],
    'check-apn': [rule('seller-must-act')],
    'check-plan': [rule('seller-must-act'), ...statedBy(input, ['ekyc', 'tethering', 'topUp', 'activation'])],
  };
  const names = lines.map((line) => namesOf(input, line));
  // Where a line names none, the names of others would keep from trying its own.
  const networks = names.every((each) => each.length > 0) ? [...new Set(names.flat())] : [];
  const checks = order
    .filter((id) => id !== 'check-roaming' || plans.some(({ roaming }) => roaming !== false))
    .flatMap((id): readonly EsimStep[] => {
      const basis = basisOf[id];
      if (id === 'check-apn')
        return [...byApn.values()].map((these) => {
          const apn = apnOf(these[0], input);
          return { ...common, id, lines: these, apn, basis: isStated(apn) ? [fact('apn')] : basis };
        });
      return [id === 'check-network' ? { ...common, id, networks, basis } : { ...common, id, basis }];
    });
  const basis = [rule('seller-must-act'), ...statedBy(input, ['support'])];
  return [...checks, { ...common, stage: 'write', id: 'write', basis }];
}
