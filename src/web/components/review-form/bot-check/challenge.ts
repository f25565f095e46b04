import type { Challenge } from 'altcha-lib/types';

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

export async function fetchChallenge(): Promise<BotChallenge> {
  const answer = await fetch('/api/reviews/challenge', { cache: 'no-store' });
  if (!answer.ok) throw new Error(`the bot check answered ${answer.status}`);
  return (await answer.json()) as BotChallenge;
}
