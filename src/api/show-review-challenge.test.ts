import { describe, expect, it } from 'vitest';
import type { BotChallenge } from '#reviews/bot-check.ts';
import { createMemoryContext } from '#tests/support/memory-context.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';

async function ask(challenge: BotChallenge) {
  const context = createMemoryContext();
  const botCheck = { kind: challenge.kind, challenge: async () => challenge };
  const app = await buildTestServer({ context: { ...context, botCheck } });
  const answer = await app.inject('/api/reviews/challenge');
  await app.close();
  return answer;
}

describe('GET /api/reviews/challenge', () => {
  it.each([
    {
      kind: 'altcha',
      challenge: { parameters: { cost: 5000 }, signature: 'ab' },
      usableInMs: 2000,
      lifetimeMs: 600_000,
    },
    { kind: 'recaptcha', siteKey: 'site-key', action: 'review' },
    { kind: 'turnstile', siteKey: 'site-key', action: 'review' },
  ] as const)('tells a form what $kind wants, and is kept nowhere', async (challenge) => {
    const answer = await ask(challenge);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.json()).toEqual(challenge);
  });
});
