import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A module that runs as a process and answers messages. */
export interface TestProcess {
  /** Its first message. */
  readonly address: string;
  /** Sends a message and resolves to the reply, which the module alone knows the type of. */
  ask<Reply>(message: object | string): Promise<Reply>;
  /** SIGKILL: at once, whatever it is doing. SIGTERM: in good order. Resolves when it is gone. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
  /** Its exit status if it has exited; null: it runs. */
  ended(): number | null;
}

/** @param module address of the file @param words its arguments */
export async function startTestProcess(module: string, ...words: readonly string[]): Promise<TestProcess> {
  const child = spawn(process.execPath, ['--expose-gc', fileURLToPath(module), ...words], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'roamchart-compile-cache') },
  });
  const exit = once(child, 'exit');
  const started = await Promise.race([nextMessage<{ readonly address: string }>(child), exit.then(() => null)]);
  if (started === null) throw new Error(`${module} did not start; its reason stands above.`);
  return {
    address: started.address,
    ask: (message) => {
      const reply = nextMessage<never>(child);
      child.send(message);
      return reply;
    },
    end: async (signal) => {
      if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await exit;
    },
    ended: () => child.exitCode,
  };
}

async function nextMessage<Message>(child: ChildProcess): Promise<Message> {
  const [message] = (await once(child, 'message')) as [Message];
  return message;
}

/** In such a process: tells its address and answers messages; without its parent it ends. */
export function serveParent(address: string, answer: (message: unknown) => unknown = () => undefined): void {
  process.on('message', (message) => void reply(message));
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.send?.({ address });

  async function reply(message: unknown): Promise<void> {
    process.send?.((await answer(message)) ?? {});
  }
}

/** Bytes that this process holds when its garbage is collected. */
export function measureMemory(): { readonly rss: number } {
  globalThis.gc?.();
  return { rss: process.memoryUsage().rss };
}
