import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

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
  #child: ChildProcess | null = null;
  /** Number of unexpected exits. */
  crashes = 0;

  constructor({ databaseUrl, dataDir, port, dist }: SoakServerParts) {
    this.address = `http://127.0.0.1:${port}`;
    const program = fileURLToPath(import.meta.resolve('#tests/support/soak-server-process.ts'));
    this.#words = ['--expose-gc', program, databaseUrl, dataDir, String(port), dist];
  }

  /** Resolves when it listens; not during an outage of the database. */
  async start(): Promise<void> {
    for (;;) {
      const child = spawn(process.execPath, this.#words, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
      const ended = once(child, 'exit').then(() => null);
      if ((await Promise.race([once(child, 'message'), ended])) === null) continue;
      this.#child = child;
      child.once('exit', () => {
        if (this.#child === child) this.crashes += 1;
      });
      return;
    }
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Bytes after the garbage is collected; null: it has ended. */
  async memory(): Promise<number | null> {
    const child = this.#child;
    if (child?.connected !== true) return null;
    const told = once(child, 'message') as Promise<[{ readonly rss: number }]>;
    const ended = once(child, 'exit').then(() => null);
    child.send('memory');
    const message = await Promise.race([told, ended]);
    return message === null ? null : message[0].rss;
  }
}
