import type { Challenge } from 'altcha-lib/types';
import { callApi } from '#web/components/page/api-client.ts';

/** What `GET /api/reviews/challenge` answers: which check there is, and what the browser needs for it. */
export type BotChallenge =
  | {
      readonly kind: 'altcha';
      readonly challenge: Challenge;
      /** How long after it was made an answer is believed. */
      readonly usableInMs: number;
      readonly lifetimeMs: number;
    }
  | { readonly kind: 'recaptcha' | 'turnstile'; readonly siteKey: string; readonly action: string };

export function fetchChallenge(): Promise<BotChallenge> {
  return callApi('/reviews/challenge', { cache: 'no-store' });
}
