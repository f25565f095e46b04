import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OverloadLimits } from '#runtime/settings/watch-settings.ts';
import { requestPath } from './request-path.ts';
import type { AnswerFailure } from './failure-answer.ts';
import { healthPaths, reportPath, settingsPath } from './addresses.ts';
import type { Outages } from './outages.ts';

/** `Retry-After`, in seconds: most of the queue is gone by then. */
const retryAfterSeconds = '5';

/**
 * Small forms of pages without scripts: they cost less than the error page, and a refusal would lose the visitor's
 * input.
 */
const formPaths: ReadonlySet<string> = new Set([reportPath, settingsPath]);

interface LoadParts {
  readonly limits: OverloadLimits;
  readonly answerFailure: AnswerFailure;
  readonly outages: Outages;
}

/**
 * Load shedding: answers 503 under pressure before anything is read or queried. Late answers would only delay the
 * others.
 */
export async function shedLoad(app: FastifyInstance, { limits, answerFailure, outages }: LoadParts): Promise<void> {
  const shed = (request: FastifyRequest, reply: FastifyReply, reason: string): FastifyReply => {
    outages.note(request.log, reason);
    return answerFailure(request, reply.header('retry-after', retryAfterSeconds), { status: 503 });
  };
  await app.register(underPressure, {
    maxEventLoopDelay: limits.delayMs,
    maxRssBytes: limits.memoryBytes,
    // The plugin measures; the hook below decides.
    pressureHandler: () => undefined,
  });
  let inFlight = 0;
  app.addHook('onRequest', async (request, reply) => {
    inFlight += 1;
    reply.raw.once('close', () => (inFlight -= 1));
    if (isExempt(request)) return undefined;
    const { eventLoopDelay, rssBytes } = app.memoryUsage();
    const reason = findPressure({ requests: inFlight, delayMs: eventLoopDelay, memoryBytes: rssBytes }, limits);
    return reason === null ? undefined : shed(request, reply, reason);
  });
}

/**
 * As many as one browser has open at once through a proxy (HTTP/2). With fewer, a slow event loop has been busy with
 * something else, such as its start, and no queue is there to shorten.
 */
const requestsOfOneVisit = 100;

/** Which limit is exceeded, as a sentence for the operator; null: none. */
export function findPressure(now: OverloadLimits, limits: OverloadLimits): string | null {
  const isAbove = (kind: keyof OverloadLimits): boolean => limits[kind] > 0 && now[kind] > limits[kind];
  if (isAbove('requests')) return `More than ${limits.requests} requests wait for an answer (OVERLOAD_REQUESTS).`;
  if (isAbove('delayMs') && now.requests > requestsOfOneVisit)
    return 'The process has more to do than its processor can (OVERLOAD_DELAY_MS).';
  if (isAbove('memoryBytes')) return 'The process takes more memory than it may (OVERLOAD_MEMORY_MB).';
  return null;
}

/**
 * Static files are in memory, and a page is useless without them. Pictures may have to be rendered, so they are not
 * exempt.
 */
function isBuiltFile(path: string): boolean {
  return path.startsWith('/assets/') && !path.startsWith('/assets/pictures/');
}

function isExempt(request: FastifyRequest): boolean {
  const path = requestPath(request);
  return healthPaths.has(path) || formPaths.has(path) || isBuiltFile(path);
}
