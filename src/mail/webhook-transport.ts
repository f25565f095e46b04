import { Webhook } from 'standardwebhooks';
import { z } from 'zod';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { networkWith } from '#download/network.ts';
import { postGuarded } from '#download/post-guarded.ts';
import type { DeliveryFault } from './mail-outbox.ts';

/** Webhook settings; URL and secret are secret. */
export interface WebhookSettings {
  readonly url: string;
  /** `whsec_` and 24 to 64 bytes in Base64. */
  readonly secret: string;
  /** Private addresses and networks that it may be sent to. */
  readonly networks: readonly string[];
}

const messageSchema = z.object({
  /** The same at every attempt, so that duplicates can be detected. */
  id: z.string(),
  /** JSON. */
  body: z.string(),
});

/** A signed message; see https://www.standardwebhooks.com. */
export type WebhookMessage = z.infer<typeof messageSchema>;

/** The message that `queueNotices` has stored. */
export function readWebhookMessage(json: string): WebhookMessage {
  return messageSchema.parse(JSON.parse(json));
}

/** Receivers may do their work before they answer. */
const timeoutMs = 30_000;

/** The receiver wants no more of them. */
const gone = 410;

export function createWebhookTransport({ url, secret, networks }: WebhookSettings, now: () => Date) {
  const signer = new Webhook(secret);
  const network = networkWith(networks, 'WEBHOOK_NETWORKS');
  return {
    send: async ({ id, body }: WebhookMessage): Promise<Result<void, DeliveryFault>> => {
      const at = now();
      const headers = {
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        'webhook-signature': signer.sign(id, at, body),
      };
      const sent = await postGuarded({
        url,
        headers,
        body: { type: 'application/json', text: body },
        timeoutMs,
        network,
      });
      if (!sent.ok) return failure({ code: sent.reason, isFinal: false });
      const status = sent.value;
      if (status >= 200 && status < 300) return success(undefined);
      return failure({ code: `HTTP ${status}`, isFinal: status === gone });
    },
  };
}
