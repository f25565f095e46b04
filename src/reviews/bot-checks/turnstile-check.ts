import type { BotCheck } from '#reviews/bot-check.ts';
import { reviewAction, verifyWith, type VerifyService } from './site-verify.ts';

export const turnstileVerifyUrl = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

interface TurnstileParts extends VerifyService {
  readonly siteKey: string;
}

/** Cloudflare Turnstile in its invisible mode: the service verifies each token once. */
export function createTurnstileCheck({ siteKey, ...service }: TurnstileParts): BotCheck {
  return {
    kind: 'turnstile',
    challenge: async () => ({ kind: 'turnstile', siteKey, action: reviewAction }),
    verify: async (token, client) => {
      const answer = await verifyWith(service, token, client);
      return 'verdict' in answer ? { ok: true, once: null } : answer;
    },
  };
}
