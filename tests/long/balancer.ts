import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** One address in front of several servers, like a load balancer. */
export interface Balancer extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly address: string;
}

/** Forwards each connection to the next server that accepts it; without any, and when its server ends, it is closed. */
export async function startBalancer(addresses: readonly string[]): Promise<Balancer> {
  const ports = addresses.map((address) => Number(new URL(address).port));
  const open = new Set<Socket>();
  let turn = 0;
  const keep = (socket: Socket): Socket => {
    open.add(socket);
    // Clients notice by the end of the connection.
    socket.on('error', () => undefined).once('close', () => open.delete(socket));
    return socket;
  };
  const lead = async (visitor: Socket): Promise<void> => {
    turn += 1;
    for (let tried = 0; tried < ports.length; tried += 1) {
      const server = keep(connect(ports[(turn + tried) % ports.length] ?? 0, '127.0.0.1'));
      const isTaken = await once(server, 'connect').then(
        () => true,
        () => false,
      );
      if (!isTaken) continue;
      visitor.pipe(server).pipe(visitor);
      server.once('close', () => visitor.destroy());
      visitor.once('close', () => server.destroy());
      if (visitor.destroyed) server.destroy();
      return;
    }
    visitor.destroy();
  };
  const listener = createServer((visitor) => void lead(keep(visitor))).listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const place = listener.address();
  if (place === null || typeof place === 'string') throw new Error('The balancer has no port.');
  return {
    address: `http://127.0.0.1:${place.port}`,
    [Symbol.asyncDispose]: async () => {
      const closed = once(listener, 'close');
      listener.close();
      for (const socket of open) socket.destroy();
      await closed;
    },
  };
}
