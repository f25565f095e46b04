import { connect } from 'node:net';
import type { HostileBody } from './hostile-bodies.ts';

let clients = 0;

/**
 * Sends a body over a connection of its own, in one piece whatever the server says, and resolves to the status of the
 * answer; null: the connection ended without one. Every request comes from another client.
 */
export async function sendRaw(address: string, hostile: HostileBody): Promise<number | null> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const { promise, resolve } = Promise.withResolvers<void>();
  let answer = '';
  socket.on('data', (piece) => (answer += piece.toString('latin1')));
  // A server that has answered may close before everything has arrived.
  socket.on('error', () => undefined);
  socket.on('close', () => resolve());
  socket.write(Buffer.concat([Buffer.from(headOf(hostile), 'latin1'), hostile.body]));
  if (hostile.missing !== undefined) socket.end();
  await promise;
  const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
  return status === undefined ? null : Number(status);
}

function headOf({ contentType, body, missing = 0 }: HostileBody): string {
  clients += 1;
  const lines = [
    'POST /api/reviews HTTP/1.1',
    'host: roamchart.example',
    `x-forwarded-for: 192.0.${clients >> 8}.${clients & 255}`,
    `content-type: ${contentType}`,
    `content-length: ${body.length + missing}`,
    'connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}
