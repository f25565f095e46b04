import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const compileCache = { NODE_COMPILE_CACHE: join(tmpdir(), 'roamchart-compile-cache') };

/** A site as `npm start` runs it, in a process that is killed and started again. */
export class StartedSite {
  readonly #settings: Readonly<Record<string, string>>;
  #child: ChildProcess | null = null;
  /** Number of unexpected exits. */
  crashes = 0;

  /** @param settings as in `.env.example` */
  constructor(settings: Readonly<Record<string, string>>) {
    this.#settings = settings;
  }

  /** Resolves when it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['tools/start.ts'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      // The test runner's own NODE_ENV would build the development version.
      env: { ...process.env, ...compileCache, ...this.#settings, NODE_ENV: 'production' },
    });
    this.#child = child;
    child.once('exit', () => {
      if (this.#child === child) this.crashes += 1;
    });
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    createInterface({ input: child.stdout })
      .on('line', (line) => line.includes(' answers at ') && resolve())
      .on('close', () => reject(new Error('The site did not start; its reason stands above.')));
    await promise;
  }

  /** SIGKILL: at once, whatever it is doing. Resolves when it is gone. */
  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  }
}
