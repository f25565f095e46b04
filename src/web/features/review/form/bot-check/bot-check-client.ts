import { workOn, type AltchaWork } from './altcha-token.ts';
import { fetchChallenge, type BotChallenge } from './challenge.ts';
import { loadRecaptcha, recaptchaToken } from './recaptcha-token.ts';
import { loadTurnstile, turnstileToken } from './turnstile-token.ts';

/** The invisible bot check of an open form. */
export interface BotCheckClient {
  /** The kind of check; rejects when it cannot be loaded. */
  readonly kind: Promise<BotChallenge['kind']>;
  /** A fresh token. Rejects when none is available. */
  readonly token: (container: HTMLElement) => Promise<string>;
}

/** Timeout for a token. */
const tokenMs = 30_000;

/** Starts the check early, so that it is finished when the review is written. */
export function startBotCheck(signal: AbortSignal): BotCheckClient {
  let work: AltchaWork | null = null;
  const begin = async (): Promise<BotChallenge> => {
    const challenge = await fetchChallenge();
    await prepare(challenge);
    return challenge;
  };
  const prepare = async (challenge: BotChallenge): Promise<void> => {
    if (challenge.kind === 'altcha') work = workOn(challenge, signal);
    // Ignored: the service may be back when the review is sent.
    else await (challenge.kind === 'recaptcha' ? loadRecaptcha(challenge) : loadTurnstile()).catch(() => undefined);
  };
  let begun = begin();
  begun.catch(() => undefined);

  const altchaToken = async (): Promise<string> => {
    if (work === null || work.usableUntil <= Date.now()) await begin();
    const { token } = work ?? {};
    // A token is used once, whatever the outcome.
    work = null;
    if (token === undefined) throw new Error('the kind of bot check has changed');
    return token;
  };
  const ask = async (container: HTMLElement): Promise<string> => {
    begun = begun.catch(begin);
    const challenge = await begun;
    if (challenge.kind === 'altcha') return altchaToken();
    return challenge.kind === 'recaptcha' ? recaptchaToken(challenge) : turnstileToken(challenge, container);
  };
  return {
    kind: begun.then(({ kind }) => kind),
    token: (container) => Promise.race([ask(container), fail(signal), fail(AbortSignal.timeout(tokenMs))]),
  };
}

function fail(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the bot check took too long')), { once: true });
  });
}
