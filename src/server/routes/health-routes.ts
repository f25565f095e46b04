import type { FastifyInstance } from 'fastify';
import { success, type Result } from '#domain/kernel/result.ts';
import type { Outages } from '#server/http/outages.ts';
import { softwareVersion } from '#runtime/settings/software-version.ts';
import type { AnswerFailure } from '#server/http/failure-answer.ts';

/** Whether visitors can be answered; else one sentence for the operator. */
export type Readiness = () => Promise<Result<void>>;

interface HealthParts {
  readonly readiness: Readiness;
  readonly outages: Outages;
  readonly answerFailure: AnswerFailure;
}

/**
 * `GET /healthz` (liveness): 200 and the version while the process answers; it queries nothing, so that an unavailable database
 * restarts no server. `GET /readyz` (readiness): 503 while the database is unavailable, its tables are not migrated or
 * the server stops.
 */
export function addHealthRoutes(app: FastifyInstance, { readiness, outages, answerFailure }: HealthParts): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  const health = { status: 'ok', version: softwareVersion() };
  app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send(health));
  app.get('/readyz', async (request, reply) => {
    const ready = isStopping ? null : await readiness();
    if (ready?.ok === true) return reply.header('cache-control', 'no-store').send({ status: 'ready' });
    if (ready !== null) outages.note(request.log, ready.reason);
    return answerFailure(request, reply, { status: 503 });
  });
}

export const alwaysReady: Readiness = async () => success(undefined);
