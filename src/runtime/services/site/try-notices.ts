import { randomUUID } from 'node:crypto';
import type { Result } from '#domain/kernel/result.ts';
import type { DeliveryFault } from '#mail/mail-outbox.ts';
import { messageOf } from '#mail/queue-notices.ts';
import { createSmtpTransport, type SmtpSettings } from '#mail/smtp-transport.ts';
import { createWebhookTransport, type WebhookSettings } from '#mail/webhook-transport.ts';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';

interface TestMail {
  readonly to: string;
  readonly site: SiteSettings;
}

/** Sends a mail at once, past the queue. */
export async function sendTestMail(smtp: SmtpSettings, { to, site }: TestMail): Promise<Result<void, DeliveryFault>> {
  const transport = createSmtpTransport(smtp);
  try {
    return await transport.send({
      messageId: `<test-${randomUUID()}@${new URL(site.origin).hostname}>`,
      fromName: site.name,
      to,
      subject: `${site.name}: a test`,
      text: `This is what "roamchart mail test" sends. Mails of ${site.origin} reach this address.\n`,
      locale: 'en',
    });
  } finally {
    transport.close();
  }
}

/** Sends an event of the type `test` at once, past the queue; returns its id. */
export async function sendTestWebhook(
  webhook: WebhookSettings,
  { site, now }: { readonly site: SiteSettings; readonly now: Date },
): Promise<Result<string, DeliveryFault>> {
  const data = { says: 'This is what "roamchart webhook test" sends.', site: site.origin };
  const message = messageOf({ type: 'test', data }, now);
  const sent = await createWebhookTransport(webhook, () => now).send(message);
  return sent.ok ? { ok: true, value: message.id } : sent;
}
