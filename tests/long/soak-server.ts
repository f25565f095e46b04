import { startTestProcess, type TestProcess } from '#tests/support/child-process.ts';

interface SoakServerParts {
  readonly databaseUrl: string;
  readonly dataDir: string;
  readonly port: number;
  /** Folder of the built site. */
  readonly dist: string;
}

/** A server that is killed and started again at the same address, as a process manager does. */
export class SoakServer {
  readonly address: string;
  readonly #words: readonly string[];
  #running: TestProcess | null = null;
  /** Number of unexpected exits. */
  crashes = 0;

  constructor({ databaseUrl, dataDir, port, dist }: SoakServerParts) {
    this.address = `http://127.0.0.1:${port}`;
    this.#words = [databaseUrl, dataDir, String(port), dist];
  }

  /** Resolves when it listens; not during an outage of the database. */
  async start(): Promise<void> {
    const module = import.meta.resolve('#tests/long/soak-server-process.ts');
    while (this.#running === null) this.#running = await startTestProcess(module, ...this.#words).catch(() => null);
  }

  async kill(): Promise<void> {
    if (this.#running === null) return;
    if (this.#running.ended() !== null) this.crashes += 1;
    await this.#running.end('SIGKILL');
    this.#running = null;
  }

  /** Bytes after the garbage is collected; null: it has ended. */
  async memory(): Promise<number | null> {
    if (this.#running === null || this.#running.ended() !== null) return null;
    return (await this.#running.ask<{ readonly rss: number }>('memory')).rss;
  }
}
