import { describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';

function problemsOf(environment: Readonly<Record<string, string>>): readonly string[] {
  const config = loadConfig(environment);
  return config.ok ? [] : config.reason;
}

describe('a login in an address', () => {
  it.each(['SMTP_URL=smtp', 'REDIS_URL=redis'])('says how a password is written in %s://', (setting) => {
    const [name = '', scheme = ''] = setting.split('=');
    for (const password of ['Sea@Gull/9', '12/Gull', '12#Gull', '12?Gull', 'Sea%Gull', '12\nGull'])
      expect(problemsOf({ [name]: `${scheme}://kite:${password}@esim.example`, MAIL_FROM: 'a@esim.example' })).toEqual([
        `${name} has a sign in its user name or password that must be encoded: write @ / # ? % there as %40 %2F %23 %3F %25, and a line end as %0A.`,
      ]);
  });

  it.each(['SITE_ORIGIN', 'BUCKET_ENDPOINT', 'SOCIAL_URL', 'PORT'])('repeats no password in %s', (name) => {
    expect(problemsOf({ [name]: 'ftp://kite:Sea-Gull@esim.example' })).toEqual([expect.not.stringMatching(/Sea|kite/)]);
  });
});
