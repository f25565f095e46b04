import type { Basis, CheckId, EsimStep, StepsInput } from './esim-steps.ts';
import { apnsFor, fact, isManual, isStated, namesOf, roamingBasis, rule, statedBy, unstatedApn } from './step-basis.ts';

/** A hand-typed APN is the likeliest fault; else settings first, then what takes longer. */
const checkOrder = ['check-line', 'check-roaming', 'check-network', 'check-apn', 'check-plan'] as const;

/** The checks, the likeliest fault first, and what to write to the seller. @param serving by stop, null: no line */
export function troubleSteps(input: StepsInput, serving: readonly (number | null)[]): EsimStep[] {
  const used = [...new Set(serving.filter((line) => line !== null))];
  const lines = used.length > 0 ? used : input.plans.keys().toArray();
  const plans = lines.flatMap((line) => input.plans[line] ?? []);
  const apns = plans.map((plan) => apnsFor(plan, input));
  const apn = apns.find(isManual) ?? apns[0] ?? unstatedApn;
  const order: readonly CheckId[] = apns.some(isManual)
    ? ['check-apn', ...checkOrder.filter((id) => id !== 'check-apn')]
    : checkOrder;
  const common = { stage: 'trouble', stop: null, at: null, lines } as const;
  const basisOf: Readonly<Record<CheckId, readonly Basis[]>> = {
    'check-line': [rule('one-data-line')],
    'check-roaming': plans.map(roamingBasis).slice(0, 1),
    'check-network': [rule('plans-have-networks'), ...statedBy(input, ['networks'])],
    'check-apn': isStated(apn) ? [fact('apn')] : [rule('seller-must-act')],
    'check-plan': [rule('seller-must-act'), ...statedBy(input, ['ekyc', 'tethering', 'topUp', 'activation'])],
  };
  const networks = [...new Set(lines.flatMap((line) => namesOf(input, line)))];
  const checks = order
    .filter((id) => id !== 'check-roaming' || plans.some(({ roaming }) => roaming !== false))
    .map((id): EsimStep => {
      const basis = basisOf[id];
      if (id === 'check-apn') return { ...common, id, apn, basis };
      return id === 'check-network' ? { ...common, id, networks, basis } : { ...common, id, basis };
    });
  const basis = [rule('seller-must-act'), ...statedBy(input, ['support'])];
  return [...checks, { ...common, stage: 'write', id: 'write', basis }];
}
