import type { DrawingJob, PictureAnswer } from './picture-job.ts';
import { fork, type ChildProcess } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';

/** Draws pictures outside the process that serves pages. */
export interface PictureDrawer {
  /** Resolves when the files exist; rejects with the reason when they cannot be made. One job at a time. */
  draw(job: DrawingJob): Promise<void>;
  close(): void;
}

/** Niceness of the drawing process: below everything that serves visitors. */
const lowPriority = 10;

/**
 * A drawer in a child process, because the geodata and the drawing take some hundred megabytes. It starts with the
 * first job and ends after `idleMs` without one. After a crash the next job starts a new one.
 */
export function createPictureDrawer({ idleMs }: { readonly idleMs: number }): PictureDrawer {
  let child: ChildProcess | null = null;
  let idle: NodeJS.Timeout | null = null;
  const stop = (): void => {
    if (child?.connected === true) child.disconnect();
    child = null;
  };
  return {
    async draw(job) {
      if (idle !== null) clearTimeout(idle);
      child = child?.connected === true ? child : startChild();
      try {
        await ask(child, job);
      } finally {
        idle = setTimeout(stop, idleMs).unref();
      }
    },
    close: stop,
  };
}

function startChild(): ChildProcess {
  const entry = fileURLToPath(new URL('picture-worker.ts', import.meta.url));
  const child = fork(entry, [], { execArgv: [heapLimit], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  child.unref();
  child.channel?.unref();
  if (child.pid !== undefined) lowerPriority(child.pid);
  return child;
}

/** Heap limit in megabytes: half of what it would use without one. */
const heapLimit = '--max-old-space-size=256';

/** Not every system allows it; pictures are drawn all the same. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, lowPriority);
  } catch {
    return;
  }
}

/** While a job runs, the process must stay alive for its answer. */
function ask(child: ChildProcess, job: DrawingJob): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const onMessage = ({ problem }: PictureAnswer): void => {
    if (problem === null) resolve();
    else reject(new Error(problem));
  };
  const onEnd = (): void => reject(new Error('the drawing process ended before the picture was done'));
  child.once('message', onMessage).once('exit', onEnd).once('error', reject);
  child.channel?.ref();
  child.send(job, (error) => {
    if (error !== null) reject(error);
  });
  return promise.finally(() => {
    child.off('message', onMessage).off('exit', onEnd).off('error', reject);
    child.channel?.unref();
  });
}
