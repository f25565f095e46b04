import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startSiteVerify, type IssuedToken, type SiteVerifyStandIn } from '#tests/support/site-verify-stand-in.ts';
import type { BotCheck } from '#reviews/bot-check.ts';
import { createRecaptchaCheck } from './recaptcha-check.ts';
import { createTurnstileCheck } from './turnstile-check.ts';

const kinds = ['recaptcha', 'turnstile'] as const;
const now = new Date('2026-11-21T12:00:00Z');
const issuedAt = new Date('2026-11-21T11:59:30Z');
const client = { address: '203.0.113.7', now };
const secretKey = 'the-secret-key';
/** Longer than a busy machine takes to answer itself. */
const timeoutMs = 50_000;

describe.each(kinds)('the check with %s', (kind) => {
  let service: SiteVerifyStandIn;

  beforeEach(async () => {
    service = await startSiteVerify({ kind, secretKey });
  });
  afterEach(() => service[Symbol.asyncDispose]());

  function check(
    changes: { readonly secretKey?: string; readonly url?: string; readonly timeoutMs?: number } = {},
  ): BotCheck {
    const parts = { siteKey: 'site-key', secretKey, url: service.url, hostname: 'esim.example', timeoutMs, ...changes };
    return kind === 'recaptcha' ? createRecaptchaCheck({ ...parts, leastScore: 0.5 }) : createTurnstileCheck(parts);
  }

  const issue = (facts: IssuedToken = {}): string => service.issue({ issuedAt, ...facts });

  it('believes a token that the service knows, and says who sent it', async () => {
    const token = issue();
    expect(await check().verify(token, client)).toEqual({ ok: true, once: null });
    expect(service.requests).toEqual([{ secret: secretKey, response: token, remoteip: '203.0.113.7' }]);
  });

  it('tells the form whose script to ask, and no secret', async () => {
    expect(await check().challenge(now)).toEqual({ kind, siteKey: 'site-key', action: 'review' });
  });

  it('refuses a token that was used before', async () => {
    const token = issue();
    await check().verify(token, client);
    expect(await check().verify(token, client)).toEqual({ ok: false, reason: 'replayed' });
  });

  it.each([
    ['an invented token', () => 'invented', 'forged'],
    ['no token, without asking', () => '', 'missing'],
    ['a token that is too long, without asking', () => 'x'.repeat(4097), 'malformed'],
    ['a token for another form', () => issue({ action: 'login' }), 'wrong-action'],
    ['a token of another site', () => issue({ hostname: 'elsewhere.example' }), 'wrong-host'],
    ['an old token', () => issue({ issuedAt: new Date('2026-11-21T11:53:00Z') }), 'expired'],
  ])('refuses %s', async (_name, token, reason) => {
    expect(await check().verify(token(), client)).toEqual({ ok: false, reason });
    const isAsked = reason !== 'missing' && reason !== 'malformed';
    expect(service.requests).toHaveLength(isAsked ? 1 : 0);
  });

  it('refuses everything with a wrong secret key, and says that it is the key', async () => {
    const wrong = check({ secretKey: 'another' });
    expect(await wrong.verify(issue(), client)).toEqual({ ok: false, reason: 'wrong-secret' });
  });

  it.each(['silent', 'garbage', 'failing', 'redirecting'] as const)(
    'refuses, and does not throw, when the service is %s',
    async (mood) => {
      service.behave(mood);
      const answer = await check(mood === 'silent' ? { timeoutMs: 100 } : {}).verify(issue(), client);
      expect(answer).toEqual({ ok: false, reason: 'unavailable' });
    },
  );

  it('refuses when nothing listens there', async () => {
    const { url } = service;
    await service[Symbol.asyncDispose]();
    expect(await check({ url }).verify('token', client)).toEqual({ ok: false, reason: 'unavailable' });
    service = await startSiteVerify({ kind, secretKey });
  });
});

describe('the score of reCAPTCHA', () => {
  it.each([
    [0.49, { ok: false, reason: 'low-score' }],
    [0.5, { ok: true, once: null }],
  ])('of %d is compared with what the operator asks', async (score, answer) => {
    await using service = await startSiteVerify({ kind: 'recaptcha', secretKey });
    const parts = { siteKey: 'k', secretKey, url: service.url, hostname: 'esim.example', timeoutMs, leastScore: 0.5 };
    const token = service.issue({ score, issuedAt });
    expect(await createRecaptchaCheck(parts).verify(token, client)).toEqual(answer);
  });

  it('is needed: a verdict without one is of another kind of key', async () => {
    await using service = await startSiteVerify({ kind: 'turnstile', secretKey });
    const parts = { siteKey: 'k', secretKey, url: service.url, hostname: 'esim.example', timeoutMs, leastScore: 0.5 };
    const answer = await createRecaptchaCheck(parts).verify(service.issue({ issuedAt }), client);
    expect(answer).toEqual({ ok: false, reason: 'low-score' });
  });
});
