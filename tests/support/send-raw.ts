import { connect, type Socket } from 'node:net';
import type { HostileBody } from './hostile-bodies.ts';

let clients = 0;

/** Size of a write: each piece waits until the previous one has been sent. */
const pieceBytes = 1_000_000;

/**
 * Sends a body over a connection of its own, piece by piece, and reads only when it has sent everything, as plain clients
 * do. Resolves to the status of the answer; null: the connection ended without one. Every request comes from another
 * client.
 */
export async function sendRaw(address: string, hostile: HostileBody): Promise<number | null> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).pause();
  const { promise: closed, resolve } = Promise.withResolvers<void>();
  // A server that has answered may close before everything has arrived.
  socket.on('error', () => undefined);
  socket.on('close', () => resolve());
  const whole = Buffer.concat([Buffer.from(headOf(hostile), 'latin1'), sentBody(hostile)]);
  for (let start = 0; start < whole.length && !socket.destroyed; start += pieceBytes) {
    await write(socket, whole.subarray(start, start + pieceBytes));
  }
  if (hostile.missing !== undefined) socket.end();
  let answer = '';
  socket.on('data', (piece) => (answer += piece.toString('latin1'))).resume();
  await closed;
  const status = /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
  return status === undefined ? null : Number(status);
}

/** Resolves when the piece has left, or cannot. */
function write(socket: Socket, piece: Buffer): Promise<void> {
  return new Promise((resolve) => socket.write(piece, () => resolve()));
}

function sentBody({ body, isChunked = false }: HostileBody): Buffer {
  if (!isChunked) return body;
  return Buffer.concat([Buffer.from(`${body.length.toString(16)}\r\n`), body, Buffer.from('\r\n0\r\n\r\n')]);
}

function headOf({ contentType, body, missing = 0, isChunked = false }: HostileBody): string {
  clients += 1;
  const lines = [
    'POST /api/reviews HTTP/1.1',
    'host: roamchart.example',
    `x-forwarded-for: 192.0.${clients >> 8}.${clients & 255}`,
    `content-type: ${contentType}`,
    isChunked ? 'transfer-encoding: chunked' : `content-length: ${body.length + missing}`,
    'connection: close',
  ];
  return `${lines.join('\r\n')}\r\n\r\n`;
}
