import { solveChallengeWorkers } from 'altcha-lib';
import type { BotChallenge } from './challenge.ts';

type AltchaChallenge = Extract<BotChallenge, { kind: 'altcha' }>;

/** A challenge being solved. */
export interface AltchaWork {
  /** Milliseconds; the solution expires then. */
  readonly usableUntil: number;
  /** Resolves when the challenge is solved and past its minimum age. Rejects when it cannot be solved. */
  readonly token: Promise<string>;
}

/** Time that sending may take before the challenge expires. */
const sendingMs = 60_000;

/** Solves a challenge in a worker, while the visitor writes. */
export function workOn(answer: AltchaChallenge, signal: AbortSignal): AltchaWork {
  const begun = Date.now();
  const token = solve(answer, signal, begun);
  // Avoids an unhandled rejection if no review is sent.
  token.catch(() => undefined);
  return { usableUntil: begun + answer.lifetimeMs - sendingMs, token };
}

async function solve({ challenge, usableInMs }: AltchaChallenge, signal: AbortSignal, begun: number): Promise<string> {
  const controller = new AbortController();
  signal.addEventListener('abort', () => controller.abort(), { once: true });
  const solution = await solveChallengeWorkers({
    challenge,
    controller,
    concurrency: 1,
    createWorker: () => new Worker(new URL('solve-worker.ts', import.meta.url), { type: 'module' }),
  });
  if (solution === null) throw new Error('the challenge of the bot check was not solved');
  const early = begun + usableInMs - Date.now();
  if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
  return btoa(JSON.stringify({ challenge, solution }));
}
