import { describe, expect, it } from 'vitest';
import { judgeBotCheck } from './check-services.ts';

const key = (last: string): string => `6L${'a'.repeat(37)}${last}`;
const recaptcha = { kind: 'recaptcha' as const, siteKey: key('s'), secretKey: key('t'), leastScore: 0.5 };
const turnstile = { kind: 'turnstile' as const, siteKey: `0x${'A'.repeat(22)}`, secretKey: `0x${'B'.repeat(33)}` };

describe('judgeBotCheck', () => {
  it.each([recaptcha, turnstile])('accepts a service that refuses only the token: $kind', (settings) => {
    expect(judgeBotCheck(settings, 'forged').level).toBe('fine');
  });

  it('reports what is wrong with the keys or the service', () => {
    expect(judgeBotCheck(recaptcha, 'unavailable')).toMatchObject({
      level: 'problem',
      says: expect.stringContaining('does not answer'),
    });
    expect(judgeBotCheck(turnstile, 'wrong-secret').says).toBe('The service does not know TURNSTILE_SECRET_KEY.');
    expect(judgeBotCheck({ ...recaptcha, siteKey: recaptcha.secretKey }, 'forged').says).toContain('are the same');
    expect(judgeBotCheck({ ...turnstile, siteKey: key('s') }, 'forged').level).toBe('warning');
  });

  it('repeats no key', () => {
    const told = (['unavailable', 'wrong-secret', 'forged'] as const).map((reason) =>
      judgeBotCheck({ ...recaptcha, siteKey: 'odd' }, reason),
    );
    expect(JSON.stringify(told)).not.toContain(recaptcha.secretKey);
  });
});
