import type { BotChallenge } from '#reviews/bot-check.ts';

/** The challenge of forms in tests that send nothing. */
export const testChallenge: BotChallenge = { kind: 'altcha', challenge: {}, usableInMs: 2000, lifetimeMs: 600_000 };
