import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { AnswerReader, type ReadAnswer } from './answer-reader.ts';
import type { LoadQuery, LoadReport } from './measure-load.ts';
import { percentile } from './percentiles.ts';
import { processorMs } from './processor-time.ts';

// bench/load-generator.ts QUERY: asks for one address over and over, as `LoadQuery` in JSON says, and prints a `LoadReport`.
// Each connection has one request under way. What it costs to ask is what the server cannot have on a machine of few
// processors, and the most that can be measured: nothing is parsed, copied or remembered that is not needed.

/** The server's engine compiles what it runs often. */
const warmUpMs = 1_000;
/** Of answers; one for all connections, whose pieces are counted before the next one is read. */
const memory = Buffer.alloc(256 * 1024);

const query = JSON.parse(process.argv[2] ?? '') as LoadQuery;
const { hostname, port, pathname, search } = new URL(query.url);
const lines = Object.entries({ host: `${hostname}:${port}`, 'accept-encoding': 'br', ...query.headers });
const request = Buffer.from(
  `GET ${pathname}${search} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
);

let isCounting = false;
let broken = 0;
let bytes = 0;
const statuses: Record<number, number> = {};
const times: number[] = [];

const sockets = Array.from({ length: query.connections }, ask);
await setTimeout(warmUpMs);
const [began, usedBefore] = [performance.now(), processorMs(query.processId)];
isCounting = true;
await setTimeout(query.seconds * 1000);
isCounting = false;
const [took, used] = [performance.now() - began, processorMs(query.processId) - usedBefore];
for (const socket of sockets) socket.removeAllListeners('close').destroy();
const report: LoadReport = {
  requestsPerSecond: (times.length / took) * 1000,
  p50: percentile(times, 0.5),
  p99: percentile(times, 0.99),
  bytesPerAnswer: Math.round(bytes / times.length),
  statuses,
  broken,
  processorMs: used / times.length,
};
console.log(JSON.stringify(report));

/** Opens a connection and asks on it until the end, always when the answer before has come. */
function ask(): Socket {
  const reader = new AnswerReader();
  let asked = performance.now();
  const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread: { buffer: memory, callback } });
  const send = (): void => {
    asked = performance.now();
    socket.write(request);
  };
  function callback(length: number): boolean {
    const answer = reader.read(memory.subarray(0, length));
    if (answer === null) return true;
    if (isCounting) count(answer, performance.now() - asked);
    send();
    return true;
  }
  return socket
    .on('connect', send)
    .on('error', () => undefined)
    .on('close', () => (broken += 1));
}

function count(answer: ReadAnswer, ms: number): void {
  times.push(ms);
  bytes += answer.bytes;
  statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
}
