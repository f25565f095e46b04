import type { BotCheck } from '#reviews/bot-check.ts';
import { refuse } from './refuse.ts';
import { reviewAction, verifyWith, type VerifyService } from './site-verify.ts';

export const recaptchaVerifyUrl = 'https://www.google.com/recaptcha/api/siteverify';

interface RecaptchaParts extends VerifyService {
  readonly siteKey: string;
  /** Minimum score of a visitor, from 0 (a program) to 1 (a person). */
  readonly leastScore: number;
}

/** Google reCAPTCHA v3: single-use tokens with a score. */
export function createRecaptchaCheck({ siteKey, leastScore, ...service }: RecaptchaParts): BotCheck {
  return {
    kind: 'recaptcha',
    challenge: async () => ({ kind: 'recaptcha', siteKey, action: reviewAction }),
    verify: async (token, client) => {
      const answer = await verifyWith(service, token, client);
      if (!('verdict' in answer)) return answer;
      // A verdict without a score is from another kind of key.
      return (answer.verdict.score ?? 0) >= leastScore ? { ok: true, once: null } : refuse('low-score');
    },
  };
}
