import type { BotChallenge } from '#reviews/bot-check.ts';

/** What a form is told in tests that send nothing. */
export const testChallenge: BotChallenge = { kind: 'altcha', challenge: {}, usableInMs: 2000, lifetimeMs: 600_000 };
