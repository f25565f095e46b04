import type { FastifyInstance } from 'fastify';

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

/** Runs `stop` at the first SIGTERM or SIGINT, then ends the process; a second signal ends it at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), longestStopMs).unref();
      void stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
