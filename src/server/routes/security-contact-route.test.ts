import { describe, expect, it } from 'vitest';
import { locales } from '#domain/kernel/locale.ts';
import { defaultSecuritySettings } from '#runtime/settings/security-settings.ts';
import { buildTestServer, emptyContext } from '#tests/support/server-parts.ts';

async function ask(contact: string | null, contactEmail: string | null) {
  const context = emptyContext({ origin: 'https://esim.example' });
  await using app = await buildTestServer({
    context: { ...context, site: { ...context.site, contactEmail } },
    security: { ...defaultSecuritySettings, contact },
  });
  return await app.inject('/.well-known/security.txt');
}

describe('GET /.well-known/security.txt', () => {
  it('names the contact for vulnerabilities, and its expiry', async () => {
    const answer = await ask('https://esim.example/report', 'hello@esim.example');
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(answer.body).toBe(
      [
        'Contact: https://esim.example/report',
        'Expires: 2027-02-19T00:00:00.000Z',
        `Preferred-Languages: ${locales.join(', ')}`,
        'Canonical: https://esim.example/.well-known/security.txt',
        '',
      ].join('\n'),
    );
  });

  it.each([
    ['security@esim.example', null],
    [null, 'security@esim.example'],
  ])('writes to %s, else to %s', async (contact, contactEmail) => {
    expect((await ask(contact, contactEmail)).body).toMatch(/^Contact: mailto:security@esim\.example\n/);
  });

  it('is 404 where no contact is configured', async () => {
    expect((await ask(null, null)).statusCode).toBe(404);
  });

  it('is allowed for crawlers', async () => {
    await using app = await buildTestServer();
    const closed = (await app.inject('/robots.txt')).body.split('\n').filter((line) => line.startsWith('Disallow: '));
    expect(closed.filter((line) => '/.well-known/security.txt'.startsWith(line.slice('Disallow: '.length)))).toEqual(
      [],
    );
  });
});
