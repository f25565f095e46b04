import { Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { loadConfig } from '#runtime/settings/config.ts';
import { createLog } from '#runtime/services/log.ts';
import { createSite } from '#web/site.ts';
import { createMemoryContext, makePlan } from '#tests/support/memory-context.ts';
import { boundary, multipart, partsOf, validFields } from '#tests/support/review-form-body.ts';
import { buildTestServer } from '#tests/support/server-parts.ts';
import { testAssets } from '#tests/support/site-visit.ts';

const planted = 'planted-secret-7f3a';
const failing = async (): Promise<never> => {
  throw Object.assign(new Error('the row was refused'), { detail: `Key (email)=(${planted}) exists` });
};

it('nothing that a visitor sends reaches the log, whatever fails', async () => {
  const lines: string[] = [];
  const destination = new Writable({
    write: (line, _encoding, done) => {
      lines.push(String(line));
      done();
    },
  });
  await using app = await buildTestServer({
    context: { ...createMemoryContext({ plans: [makePlan(1)] }), submitReview: failing },
    site: createSite({ assets: testAssets }),
    log: createLog({ level: 'trace', destination }),
  });
  const headers = {
    cookie: `currency=${planted}; session=${planted}`,
    authorization: `Bearer ${planted}`,
    'user-agent': planted,
    'x-forwarded-for': '198.51.100.77',
    referer: `https://mail.example/${planted}`,
    'idempotency-key': planted,
  };
  for (const url of [`/japan?q=${planted}`, `/api/countries?token=${planted}`, `/_payload.json?${planted}`, '/go/1']) {
    await app.inject({ url, headers });
  }
  const body = multipart(
    partsOf({
      ...validFields,
      email: `${planted}@mail.example`,
      name: planted,
      text: planted,
      recaptchaToken: planted,
    }),
  );
  const review = {
    method: 'POST',
    url: '/api/reviews',
    headers: { ...headers, 'content-type': `multipart/form-data; boundary=${boundary}` },
    payload: body,
  } as const;
  expect((await app.inject(review)).statusCode).toBe(500);
  await app.inject({ method: 'POST', url: '/settings', headers, payload: `returnTo=/${planted}` });
  expect(lines.length).toBeGreaterThan(6);
  expect(lines.filter((line) => line.includes(planted) || line.includes('198.51.100.77'))).toEqual([]);
});

it('no setting that may hold a password is repeated when it is wrong', () => {
  const names = ['DATABASE_URL', 'REDIS_URL', 'SMTP_URL', 'RATE_SOURCES'];
  const environment = Object.fromEntries(names.map((name) => [name, `x://user:${planted}@host`]));
  const config = loadConfig(environment);
  expect(config.ok).toBe(false);
  expect(JSON.stringify(config)).toContain('REDIS_URL must be');
  expect(JSON.stringify(config)).not.toContain(planted);
});

it('no key of backups is repeated that is written in place of its file', () => {
  const key = `AGE-SECRET-KEY-1${planted.toUpperCase()}`;
  expect(loadConfig({ BACKUP_KEY_FILE: key })).toEqual({
    ok: false,
    reason: ['BACKUP_KEY_FILE must be the path of the key file, not the key.'],
  });
});
