import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { openDemoServer } from './demo-server.ts';
import { percentile } from './percentiles.ts';

// How held connections affect visitors: 200 that send their request one letter a second and read as slowly, and 2,000
// idle ones. Run it directly: `node bench/measure-connections.ts [address]`.
const slowCount = 200;
const idleCount = 2_000;
const samples = 400;
const path = '/germany';

await using server = await openDemoServer();
const { hostname, port } = new URL(server.address);

/** Response times of pages requested one after the other, in milliseconds. */
async function timePages(): Promise<readonly number[]> {
  const times: number[] = [];
  for (let sample = 0; sample < samples; sample += 1) {
    const start = performance.now();
    const answer = await fetch(server.address + path);
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    times.push(performance.now() - start);
  }
  return times;
}

async function openSocket(): Promise<Socket> {
  const socket = connect(Number(port), hostname);
  // Expected: the server closes slow connections.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  return socket;
}

/** Asks for a health check and keeps the connection. */
async function openIdle(): Promise<Socket> {
  const socket = await openSocket();
  socket.write('GET /healthz HTTP/1.1\r\nHost: bench\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

/** A head that never ends, or an answer that is hardly read, turn by turn; a connection that is closed is opened again. */
async function dawdle(index: number, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const socket = await openSocket();
    if (index % 2 === 0) {
      socket.write('GET / HTTP/1.1\r\n');
      while (!isOver() && !socket.destroyed) {
        socket.write('X');
        await pause(1_000);
      }
    } else {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: bench\r\n\r\n`);
      socket.pause();
      while (!isOver() && !socket.destroyed) {
        socket.read(64);
        await pause(1_000);
      }
    }
    socket.destroy();
  }
}

function report(name: string, times: readonly number[]): number {
  const [half, most] = [percentile(times, 0.5), percentile(times, 0.99)];
  console.log(`${name.padEnd(44)}p50 ${half.toFixed(1).padStart(7)} ms  p99 ${most.toFixed(1).padStart(7)} ms`);
  return most;
}

await timePages();
const alone = report('alone', await timePages());
let isOver = false;
const idle = await Promise.all(Array.from({ length: idleCount }, openIdle));
const slow = Array.from({ length: slowCount }, (_none, index) => dawdle(index, () => isOver));
// Until the first slow ones have reached the server's limits.
await pause(5_000);
const together = report(`beside ${slowCount} slow and ${idle.length} idle connections`, await timePages());
isOver = true;
await Promise.all(slow);
for (const socket of idle) socket.destroy();
const after = report('alone again', await timePages());
console.log(
  `p99 beside them is ${(together / Math.max(alone, after)).toFixed(2)} times that of the slower of both runs alone (bar: 3)`,
);
