import type { FastifyInstance } from 'fastify';
import type { Log } from '#runtime/services/log.ts';

/**
 * Stops listening and lets the answers that are under way finish; those that take longer than `drainMs` are cut off.
 * Resolves to true when all could finish.
 */
export async function stopGracefully(app: FastifyInstance, drainMs: number): Promise<boolean> {
  let finished = true;
  const limit = setTimeout(() => {
    finished = false;
    app.server.closeAllConnections();
  }, drainMs);
  await app.close();
  clearTimeout(limit);
  return finished;
}

/** What has not stopped by then, such as a mail server that does not answer, is left to end with the process. */
const longestStopMs = 30_000;

/**
 * Runs `stop` at the first SIGTERM or SIGINT, then ends the process; a second signal ends it at once. With a log, an error that
 * nobody has caught is written down and ends the process in the same way, with status 1: what it has left half-way is not
 * known, and a service manager starts the next one.
 */
export function stopOnSignal(stop: () => Promise<void>, log?: Pick<Log, 'fatal'>): void {
  let stopping = false;
  const end = (status: number): void => {
    if (stopping) process.exit(1);
    stopping = true;
    setTimeout(() => process.exit(1), longestStopMs).unref();
    void stop().then(
      () => process.exit(status),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(0));
  // Rejections that nobody handles arrive here too.
  if (log !== undefined)
    process.on('uncaughtException', (error, origin) => {
      log.fatal({ err: error, origin }, 'the process ends because of an error that nobody has caught');
      end(1);
    });
}
