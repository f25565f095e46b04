import { workOn, type AltchaWork } from './altcha-token.ts';
import { fetchChallenge, type BotChallenge } from './challenge.ts';
import { loadRecaptcha, recaptchaToken } from './recaptcha-token.ts';
import { loadTurnstile, turnstileToken } from './turnstile-token.ts';

/** The invisible check, as long as the form is open. */
export interface BotCheckClient {
  /** Which check it is, as soon as that is known; rejects when the site cannot be asked. */
  readonly kind: Promise<BotChallenge['kind']>;
  /** A token that has not been sent before. Rejects when there is none to be had. */
  readonly token: (container: HTMLElement) => Promise<string>;
}

/** Longest wait for a token. */
const tokenMs = 30_000;

/** Begins with the check, so that it is done when the review is written. */
export function startBotCheck(signal: AbortSignal): BotCheckClient {
  let work: AltchaWork | null = null;
  const begin = async (): Promise<BotChallenge> => {
    const challenge = await fetchChallenge();
    await prepare(challenge);
    return challenge;
  };
  const prepare = async (challenge: BotChallenge): Promise<void> => {
    if (challenge.kind === 'altcha') work = workOn(challenge, signal);
    // A service that is down now may be back when the review is sent.
    else await (challenge.kind === 'recaptcha' ? loadRecaptcha(challenge) : loadTurnstile()).catch(() => undefined);
  };
  let begun = begin();
  begun.catch(() => undefined);

  const altchaToken = async (): Promise<string> => {
    if (work === null || work.usableUntil <= Date.now()) await begin();
    const { token } = work ?? {};
    // Whatever becomes of it, it is not sent twice.
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
    token: (container) => Promise.race([ask(container), fail(AbortSignal.any([signal, AbortSignal.timeout(tokenMs)]))]),
  };
}

function fail(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('the bot check took too long')), { once: true });
  });
}
