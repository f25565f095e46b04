import { z } from 'zod';
import type { BotCheckAnswer, BotRefusal } from '#reviews/bot-check.ts';
import { refuse } from './refuse.ts';

/** Action name of the form at the service. */
export const reviewAction = 'review';

/** Timeout of the service: a visitor is waiting. */
const serviceTimeoutMs = 5000;

/** Tokens of both services live for five minutes at most; clocks may differ by one more. */
const oldestTokenMs = 6 * 60_000;

/** Maximum length of a token that is passed on; Turnstile's are at most 2048 characters, reCAPTCHA's about as long. */
const longestToken = 4096;

/** Configuration of a service. */
export interface VerifyService {
  readonly url: string;
  readonly secretKey: string;
  /** Host name of this site. */
  readonly hostname: string;
  readonly timeoutMs?: number;
}

/**
 * Response of both services to `siteverify` (https://developers.google.com/recaptcha/docs/v3,
 * https://developers.cloudflare.com/turnstile/get-started/server-side-validation/).
 */
const verdictSchema = z.object({
  success: z.boolean(),
  action: z.string().optional(),
  hostname: z.string().optional(),
  challenge_ts: z.string().optional(),
  score: z.number().optional(),
  'error-codes': z.array(z.string()).optional(),
});

export type Verdict = z.output<typeof verdictSchema>;

/** Verifies a token with the service and checks everything but its score. An unreachable service is a refusal. */
export async function verifyWith(
  service: VerifyService,
  token: string,
  { address, now }: { readonly address: string; readonly now: Date },
): Promise<{ readonly verdict: Verdict } | BotCheckAnswer> {
  if (token === '') return refuse('missing');
  if (token.length > longestToken) return refuse('malformed');
  const verdict = await askService(service, { token, address });
  if (verdict === null) return refuse('unavailable');
  const fault = faultOf(verdict, service, now);
  return fault === null ? { verdict } : refuse(fault);
}

async function askService(
  { url, secretKey, timeoutMs = serviceTimeoutMs }: VerifyService,
  { token, address }: { readonly token: string; readonly address: string },
): Promise<Verdict | null> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      body: new URLSearchParams({ secret: secretKey, response: token, remoteip: address }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    const verdict = verdictSchema.safeParse(await answer.json());
    return verdict.success ? verdict.data : null;
  } catch {
    // No connection, timeout, or invalid JSON.
    return null;
  }
}

/** Error codes of both services that are more specific than "invalid". */
const refusals: Readonly<Record<string, BotRefusal>> = {
  'missing-input-secret': 'wrong-secret',
  'invalid-input-secret': 'wrong-secret',
  'missing-input-response': 'missing',
  'invalid-input-response': 'forged',
  'bad-request': 'malformed',
  'timeout-or-duplicate': 'replayed',
  'internal-error': 'unavailable',
};

function faultOf(verdict: Verdict, { hostname }: VerifyService, now: Date): BotRefusal | null {
  if (!verdict.success) {
    const [known] = (verdict['error-codes'] ?? []).flatMap((code) => refusals[code] ?? []);
    return known ?? 'forged';
  }
  if (verdict.action !== reviewAction) return 'wrong-action';
  if (verdict.hostname !== hostname) return 'wrong-host';
  const issuedAt = Date.parse(verdict.challenge_ts ?? '');
  return now.getTime() - issuedAt <= oldestTokenMs ? null : 'expired';
}
