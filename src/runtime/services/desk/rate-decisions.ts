import { z } from 'zod';
import { createRateStore } from '#currency/create-rate-store.ts';
import { ensureRates } from '#currency/fallback-rates.ts';
import type { RateUpdate } from '#currency/update-rates.ts';
import { currencyCode } from '#database/stored-money.ts';
import { success } from '#domain/kernel/result.ts';
import { openRateDesk } from '#runtime/services/rates/open-rate-desk.ts';
import type { LongDecisionKind } from './decision-kind.ts';

/** Currencies whose rates are accepted however far they moved; all of them, or these. */
const parameters = z.object({ accept: z.union([z.literal('all'), z.array(currencyCode)]) });

const update: LongDecisionKind<z.infer<typeof parameters>, RateUpdate> = {
  kind: 'rates',
  action: 'update',
  takesLong: true,
  role: 'owner',
  needsTouch: false,
  isImmediate: false,
  parameters,
  look: async (_store, subject) => success({ subject, version: '' }),
  carryOutLong: async ({ database, config, now }, { parameters: { accept } }, end) => {
    await ensureRates(createRateStore(database));
    return openRateDesk(database, config.rates, () => now).update({
      isAccepted: (currency) => accept === 'all' || accept.includes(currency),
      onSave: (transaction) => end(transaction, { after: acceptedText(accept) }),
    });
  },
};

function acceptedText(accept: z.infer<typeof parameters>['accept']): string {
  if (accept === 'all') return 'accepted: all';
  return accept.length === 0 ? 'nothing accepted' : `accepted: ${accept.join(', ')}`;
}

export const rateDecisions = { update } as const;
