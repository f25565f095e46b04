import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { AnswerReader, type ReadAnswer } from './answer-reader.ts';
import type { LoadQuery, LoadReport, LoadTarget } from './measure-load.ts';
import { percentile } from './percentiles.ts';
import { processorMs } from './processor-time.ts';

// bench/load-generator.ts QUERY: asks for addresses over and over, in turn, as `LoadQuery` in JSON says, and prints a
// `LoadReport` for each. Each connection has one request under way. What it costs to ask is what the servers cannot have on a
// machine of few processors, and the most that can be measured: nothing is parsed, copied or remembered that is not needed.

/** The servers' engines compile what they run often. */
const warmUpMs = 1_000;
/** Warm-up: connections are opened, and processor caches hold the previous server's data. */
const settleMs = 100;
/** Of answers; one for all connections, whose pieces are counted before the next one is read. */
const memory = Buffer.alloc(256 * 1024);

/** Results of an address over all its turns. */
class Load {
  readonly #target: LoadTarget;
  readonly #request: Buffer;
  readonly #times: number[] = [];
  readonly #statuses: Record<number, number> = {};
  #isCounting = false;
  #broken = 0;
  #bytes = 0;
  #tookMs = 0;
  #usedMs = 0;

  constructor(target: LoadTarget, headers: LoadQuery['headers']) {
    const { host, pathname, search } = new URL(target.url);
    const lines = Object.entries({ host, 'accept-encoding': 'br', ...headers });
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('');
    this.#target = target;
    this.#request = Buffer.from(`GET ${pathname}${search} HTTP/1.1\r\n${head}\r\n`);
  }

  /** Counts responses within `ms`, after a warm-up. */
  async takeTurn(connections: number, { uncountedMs, ms }: { readonly uncountedMs: number; readonly ms: number }) {
    const sockets = Array.from({ length: connections }, () => this.#ask());
    await setTimeout(uncountedMs);
    const { processId } = this.#target;
    const [began, usedBefore] = [performance.now(), processorMs(processId)];
    this.#isCounting = true;
    await setTimeout(ms);
    this.#isCounting = false;
    this.#tookMs += performance.now() - began;
    this.#usedMs += processorMs(processId) - usedBefore;
    for (const socket of sockets) socket.removeAllListeners('close').destroy();
  }

  report(): LoadReport {
    const [times, answers] = [this.#times, this.#times.length];
    return {
      requestsPerSecond: (answers / this.#tookMs) * 1000,
      p50: percentile(times, 0.5),
      p99: percentile(times, 0.99),
      bytesPerAnswer: Math.round(this.#bytes / answers),
      statuses: this.#statuses,
      broken: this.#broken,
      processorMs: this.#usedMs / answers,
    };
  }

  /** Opens a connection and sends requests until it is closed, one after the other. */
  #ask(): Socket {
    const { hostname, port } = new URL(this.#target.url);
    const reader = new AnswerReader();
    let asked = performance.now();
    const send = (): void => {
      asked = performance.now();
      socket.write(this.#request);
    };
    const callback = (length: number): boolean => {
      const answer = reader.read(memory.subarray(0, length));
      if (answer === null) return true;
      if (this.#isCounting) this.#count(answer, performance.now() - asked);
      send();
      return true;
    };
    const onread = { buffer: memory, callback };
    const socket = connect({ host: hostname, port: Number(port), noDelay: true, onread });
    return socket
      .on('connect', send)
      .on('error', () => undefined)
      .on('close', () => (this.#broken += 1));
  }

  #count({ status, bytes }: ReadAnswer, ms: number): void {
    this.#times.push(ms);
    this.#bytes += bytes;
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1;
  }
}

const { targets, connections, seconds, turns, headers } = JSON.parse(process.argv[2] ?? '') as LoadQuery;
const loads = targets.map((target) => new Load(target, headers));
for (const load of loads) await load.takeTurn(connections, { uncountedMs: warmUpMs, ms: 0 });
for (let turn = 0; turn < turns; turn += 1) {
  const turnMs = { uncountedMs: settleMs, ms: (seconds / turns) * 1000 };
  for (const load of loads) await load.takeTurn(connections, turnMs);
}
console.log(JSON.stringify(loads.map((load) => load.report())));
