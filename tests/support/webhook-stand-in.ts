import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { startStandIn } from './stand-in-server.ts';

/** What a receiver does with a delivery; to break off is to end the connection without an answer. */
type Reaction = 'take' | 'refuse' | 'take and break off' | 'break off';

interface WebhookStandIn extends AsyncDisposable {
  readonly url: string;
  readonly secret: string;
  /** Ids of the events that were taken, each as often as it came. */
  readonly ids: readonly string[];
  /** Bodies of the same events. */
  readonly events: readonly unknown[];
}

/** A receiver that checks each signature. @param react default: takes everything */
export async function startWebhookReceiver(react: () => Reaction = () => 'take'): Promise<WebhookStandIn> {
  const secret = `whsec_${Buffer.alloc(32, 'secret').toString('base64')}`;
  const ids: string[] = [];
  const events: unknown[] = [];
  const server = await startStandIn((request, reply) => {
    const answer = async (): Promise<void> => {
      const body = await text(request);
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const id = headers['webhook-id'] ?? '';
      const reaction = react();
      if (reaction === 'refuse') return void reply.writeHead(503).end();
      if (reaction !== 'break off') {
        events.push(new Webhook(secret).verify(body, headers));
        ids.push(id);
      }
      if (reaction === 'take') reply.writeHead(204).end();
      else request.socket.destroy();
    };
    answer().catch((error: unknown) => reply.writeHead(400).end(String(error)));
  });
  return {
    url: `${server.origin}/hook?key=hook-secret`,
    secret,
    ids,
    events,
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  };
}
