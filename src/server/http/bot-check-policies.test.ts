import { describe, expect, it } from 'vitest';
import { createMemoryContext } from '#tests/support/memory-context.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';
import type { Context } from '#runtime/services/context.ts';

async function policyWith(kind: Context['botCheck']['kind']): Promise<string> {
  const context = createMemoryContext();
  const app = await buildTestServer({ context: { ...context, botCheck: { ...context.botCheck, kind } } });
  const answer = await app.inject('/healthz');
  await app.close();
  return String(answer.headers['content-security-policy']);
}

describe('the policy of every answer', () => {
  it("allows no third party and no frame with the site's own bot check", async () => {
    const policy = await policyWith('altcha');
    expect(policy).not.toMatch(/https:|frame-src/);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^ ]+';/);
  });

  it.each([
    ['recaptcha', 'https://www.google.com/recaptcha/'],
    ['turnstile', 'https://challenges.cloudflare.com'],
  ] as const)('lets %s in, and only it', async (kind, source) => {
    const policy = await policyWith(kind);
    expect(policy).toMatch(new RegExp(`script-src 'self' 'sha256-[^ ]+' ${RegExp.escape(source)}`));
    expect(policy).toContain(`frame-src ${source}`);
    const other = kind === 'recaptcha' ? 'cloudflare' : 'google';
    expect(policy).not.toContain(other);
    expect(policy).not.toMatch(/unsafe/);
  });
});
