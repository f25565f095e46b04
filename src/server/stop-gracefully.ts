import type { FastifyInstance } from 'fastify';
import type { Log } from '#runtime/services/log.ts';

/**
 * Graceful shutdown: stops listening and waits for in-flight answers; after `drainMs` they are cut off. Resolves to
 * true when all could finish.
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

/** Timeout of the whole shutdown, for example because of an unresponsive mail server; the process then exits. */
const longestStopMs = 30_000;

/** npm passes on the Ctrl+C that the terminal sends to both: within this time a second signal is the same one. */
const sameSignalMs = 500;

/**
 * Runs `stop` at the first SIGTERM or SIGINT, then exits; a second signal exits at once. With a log, an uncaught error
 * is logged and shuts the process down in the same way with status 1: its state is unknown, and a service manager
 * restarts it.
 */
export function stopOnSignal(stop: () => Promise<void>, log?: Pick<Log, 'fatal'>): void {
  let stoppingSince: number | null = null;
  const end = (status: number): void => {
    if (stoppingSince !== null) process.exit(1);
    stoppingSince = performance.now();
    setTimeout(() => process.exit(1), longestStopMs).unref();
    void stop().then(
      () => process.exit(status),
      () => process.exit(1),
    );
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stoppingSince === null || performance.now() - stoppingSince > sameSignalMs) end(0);
    });
  }
  // Includes unhandled rejections.
  if (log !== undefined)
    process.on('uncaughtException', (error, origin) => {
      log.fatal({ err: error, origin }, 'the process ends because of an error that nobody has caught');
      end(1);
    });
}
