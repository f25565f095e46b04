import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { isIPv6 } from 'node:net';

/** An HTTP server that stands in for somebody else's. */
export interface StandInServer extends AsyncDisposable {
  readonly origin: string;
  readonly port: string;
}

/** @param host where it listens */
export async function startStandIn(listener: RequestListener, host = '127.0.0.1'): Promise<StandInServer> {
  const server = createServer(listener);
  await once(server.listen(0, host), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in does not listen.');
  return {
    origin: `http://${isIPv6(host) ? `[${host}]` : host}:${address.port}`,
    port: String(address.port),
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
