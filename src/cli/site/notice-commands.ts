import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { Config } from '#runtime/settings/config.ts';
import { sendTestMail, sendTestWebhook } from '#runtime/services/site/try-notices.ts';
import { answer } from '#cli/terminal/answer-result.ts';
import { readSettings } from '#cli/terminal/read-settings.ts';
import type { AddCommand, ExitStatus, Terminal } from '#cli/terminal/terminal.ts';

export const addMailCommand: AddCommand = (command, terminal, finish) => {
  command
    .command('test')
    .description('Send an email now, bypassing the queue, and say what the server answers.')
    .argument('[address]', 'where to; default: OPERATOR_EMAIL')
    .action(async (address: string | undefined) => finish(await run(terminal, (config) => testMail(config, address))));
};

export const addWebhookCommand: AddCommand = (command, terminal, finish) => {
  command
    .command('test')
    .description('Send an event of the type "test" now, bypassing the queue, and say what the receiver answers.')
    .action(async () => finish(await run(terminal, (config) => testWebhook(config, terminal.now()))));
};

async function run(terminal: Terminal, work: (config: Config) => Promise<Result<string>>): Promise<ExitStatus> {
  const config = readSettings(terminal);
  return config === null ? 1 : answer(await work(config), (text) => `${text}\n`, terminal);
}

async function testMail({ reviews, notices, site }: Config, address: string | undefined): Promise<Result<string>> {
  const to = address ?? notices.email;
  if (reviews.mail === null) return failure('No mail server is configured; set SMTP_URL and MAIL_FROM.');
  if (to === null) return failure('Name an address, or set OPERATOR_EMAIL.');
  if (!/^[^\s@]+@[^\s@]+$/.test(to)) return failure(`"${to}" is not an email address.`);
  const sent = await sendTestMail(reviews.mail, { to, site });
  if (sent.ok) return success(`The mail server has accepted an email to ${to}; check that it arrives.`);
  return failure(
    `The email could not be sent (${sent.reason.code}); correct SMTP_URL or MAIL_FROM, or look at the mail server.`,
  );
}

async function testWebhook({ notices, site }: Config, now: Date): Promise<Result<string>> {
  if (notices.webhook === null) return failure('No webhook is configured; set WEBHOOK_URL and WEBHOOK_SECRET.');
  const sent = await sendTestWebhook(notices.webhook, { site, now });
  if (sent.ok) return success(`The receiver has accepted the event ${sent.value}.`);
  const { code } = sent.reason;
  if (code === 'EADDRESS')
    return failure(
      'The host of WEBHOOK_URL is not known, or it is not a public https address; WEBHOOK_NETWORKS names private ones.',
    );
  return failure(`The event could not be delivered (${code}); look at the receiver, and at WEBHOOK_URL.`);
}
