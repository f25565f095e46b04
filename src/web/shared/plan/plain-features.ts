import type { PlanFeature } from '#domain/plan/plan-fields.ts';

/** What details and comparison say by a plain yes or no, under the field's own name in `messages.plan.detail`. */
export const plainFeatures = ['ads'] as const satisfies readonly PlanFeature[];
