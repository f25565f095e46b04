import type { Challenge } from 'altcha-lib/types';
import { callApi } from '#web/shared/api/api-client.ts';

/** Response of `GET /api/reviews/challenge`: the kind of check and its parameters. */
export type BotChallenge =
  | {
      readonly kind: 'altcha';
      readonly challenge: Challenge;
      /** Minimum age at which a solution is accepted. */
      readonly usableInMs: number;
      readonly lifetimeMs: number;
    }
  | { readonly kind: 'recaptcha' | 'turnstile'; readonly siteKey: string; readonly action: string };

export function fetchChallenge(): Promise<BotChallenge> {
  return callApi('/reviews/challenge', { cache: 'no-store' });
}
