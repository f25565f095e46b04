import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommandLine } from '#tests/support/run-command-line.ts';
import { startSmtp, type SmtpStandIn } from '#tests/support/smtp-stand-in.ts';
import { startWebhookReceiver } from '#tests/support/webhook-stand-in.ts';

const run = (words: string, settings: Readonly<Record<string, string>>) => runCommandLine(words, settings, new Date());

describe('roamchart mail test', () => {
  let smtp: SmtpStandIn;
  beforeAll(async () => void (smtp = await startSmtp()));
  afterAll(() => smtp[Symbol.asyncDispose]());

  it('sends a mail to the operator, or to another address', async () => {
    const settings = { SMTP_URL: smtp.url, MAIL_FROM: 'site@esim.example', OPERATOR_EMAIL: 'op@esim.example' };
    expect(await run('mail test', settings)).toMatchObject({
      status: 0,
      out: expect.stringContaining('op@esim.example'),
    });
    expect((await run('mail test ann@example.org', settings)).status).toBe(0);
    expect(smtp.mails.map(({ to }) => to)).toEqual([['op@esim.example'], ['ann@example.org']]);
    expect((await run('mail test nobody', settings)).status).toBe(1);
  });

  it('says what is wrong, without the password', async () => {
    const wrong = { SMTP_URL: smtp.url.replace('mail-secret', 'wrong-word'), MAIL_FROM: 'site@esim.example' };
    const { status, err } = await run('mail test ann@example.org', wrong);
    expect([status, err]).toEqual([1, expect.stringContaining('EAUTH 535')]);
    expect(err).not.toContain('wrong-word');
    expect((await run('mail test', {})).err).toContain('set SMTP_URL');
  });
});

describe('roamchart webhook test', () => {
  it('delivers a signed event', async () => {
    await using receiver = await startWebhookReceiver();
    const { url, secret } = receiver;
    const settings = { WEBHOOK_URL: url, WEBHOOK_SECRET: secret, WEBHOOK_NETWORKS: '127.0.0.1' };
    const { status, out } = await run('webhook test', settings);
    expect([status, out]).toEqual([0, `The receiver has accepted the event ${receiver.ids[0]}.\n`]);
    expect(receiver.events).toMatchObject([{ type: 'test' }]);
  });

  it('says what is wrong, without the address', async () => {
    await using receiver = await startWebhookReceiver(() => 'refuse');
    const { url, secret } = receiver;
    const settings = { WEBHOOK_URL: url, WEBHOOK_SECRET: secret };
    const near = await run('webhook test', { ...settings, WEBHOOK_NETWORKS: '127.0.0.0/8' });
    const unnamed = await run('webhook test', { ...settings, WEBHOOK_NETWORKS: '10.0.0.0/8' });
    expect(near.err).toContain('HTTP 503');
    expect(unnamed.err).toContain('WEBHOOK_NETWORKS names private ones');
    expect(near.err + unnamed.err).not.toContain('hook-secret');
    expect((await run('webhook test', {})).err).toContain('set WEBHOOK_URL');
  });
});

describe('settings of notices', () => {
  const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`;

  it.each([
    [{ OPERATOR_EMAIL: 'op@esim.example' }, 'SMTP_URL must be given when OPERATOR_EMAIL is'],
    [{ WEBHOOK_URL: 'https://hooks.example/' }, 'WEBHOOK_SECRET must be given when WEBHOOK_URL is'],
    [{ WEBHOOK_URL: 'http://10.0.0.5/', WEBHOOK_SECRET: secret }, 'WEBHOOK_NETWORKS must name the host'],
    [{ WEBHOOK_URL: 'https://a:planted@hooks.example/' }, 'WEBHOOK_URL must be an https address'],
    [{ WEBHOOK_SECRET: 'whsec_planted' }, 'WEBHOOK_SECRET must be whsec_'],
    [{ WEBHOOK_SECRET: `whsec_${Buffer.alloc(23).toString('base64')}` }, 'WEBHOOK_SECRET must be whsec_'],
    [{ WEBHOOK_NETWORKS: '10.0.0.0/33' }, 'WEBHOOK_NETWORKS must be addresses'],
    [{ OPERATOR_DIGEST_AT: '24:00' }, 'OPERATOR_DIGEST_AT must be a time'],
  ])('refuse %j', async (settings, sentence) => {
    const { status, err } = await run('webhook test', settings as Record<string, string>);
    expect([status, err]).toEqual([1, expect.stringContaining(sentence)]);
    expect(err).not.toContain('planted');
  });
});
