import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { locales } from '#domain/kernel/locale.ts';
import { success } from '#domain/kernel/result.ts';
import { checkCorrection } from '#domain/site/correction.ts';
import { createCorrectionDesk } from '#visitors/corrections.ts';
import type { DecisionKind } from './decision-kind.ts';

const text = z.object({ wrong: z.string().exactOptional(), done: z.string().exactOptional() });

const parameters = z.object({
  /** `YYYY-MM-DD`. */
  day: z.string(),
  said: z.partialRecord(z.enum(locales), text),
  /** Closes the open reports about this plan. */
  planId: z.int().nullable().default(null),
});

const add: DecisionKind<z.infer<typeof parameters>, { readonly reportCount: number }> = {
  kind: 'correction',
  action: 'add',
  role: 'owner',
  needsTouch: true,
  isImmediate: false,
  parameters,
  // Each is new: none of them waits for another.
  look: async () => success({ subject: randomUUID(), version: '' }),
  carryOut: async ({ database, now }, { subject: id, parameters: { day, said, planId } }) => {
    const draft = checkCorrection({ day, said }, now.toISOString().slice(0, 10));
    if (!draft.ok) return draft;
    const { reportCount } = await createCorrectionDesk(database).add({ id, ...draft.value }, { planId, at: now });
    const after = `${day}${planId === null ? '' : `, plan ${planId}: ${reportCount} closed`}`;
    return success({ after, value: { reportCount } });
  },
};

export const correctionDecisions = { add } as const;
