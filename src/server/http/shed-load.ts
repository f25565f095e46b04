import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { OverloadLimits } from '#runtime/settings/watch-settings.ts';
import { askedPath } from './asked-path.ts';
import type { AnswerFailure } from './failure-answer.ts';
import { healthPaths, reportPath, settingsPath } from './addresses.ts';
import type { Outages } from './outages.ts';

/** A visitor who comes back then finds most of the queue gone. */
const retryAfterSeconds = '5';

/** Small forms of pages without scripts: they cost less than the page that would say no, and lose nothing that was filled in. */
const formPaths: ReadonlySet<string> = new Set([reportPath, settingsPath]);

interface LoadParts {
  readonly limits: OverloadLimits;
  readonly answerFailure: AnswerFailure;
  readonly outages: Outages;
}

/**
 * Turns visitors away for a moment while there is too much to do, before anything is read or asked for them: what cannot be
 * answered in time only makes the others wait.
 */
export async function shedLoad(app: FastifyInstance, { limits, answerFailure, outages }: LoadParts): Promise<void> {
  const turnAway = (request: FastifyRequest, reply: FastifyReply, reason: string): FastifyReply => {
    outages.note(request.log, reason);
    return answerFailure(request, reply.header('retry-after', retryAfterSeconds), { status: 503 });
  };
  await app.register(underPressure, {
    maxEventLoopDelay: limits.delayMs,
    maxRssBytes: limits.memoryBytes,
    // It measures; the hook below decides.
    pressureHandler: () => undefined,
  });
  let underWay = 0;
  app.addHook('onRequest', async (request, reply) => {
    underWay += 1;
    reply.raw.once('close', () => (underWay -= 1));
    if (isSpared(request)) return undefined;
    const { eventLoopDelay, rssBytes } = app.memoryUsage();
    const reason = findPressure({ requests: underWay, delayMs: eventLoopDelay, memoryBytes: rssBytes }, limits);
    return reason === null ? undefined : turnAway(request, reply, reason);
  });
}

/** What there is too much of, as a sentence for the operator; null: all is well. */
export function findPressure(now: OverloadLimits, limits: OverloadLimits): string | null {
  const isAbove = (kind: keyof OverloadLimits): boolean => limits[kind] > 0 && now[kind] > limits[kind];
  if (isAbove('requests')) return `More than ${limits.requests} requests wait for an answer (OVERLOAD_REQUESTS).`;
  if (isAbove('delayMs')) return 'The process has more to do than its processor can (OVERLOAD_DELAY_MS).';
  if (isAbove('memoryBytes')) return 'The process takes more memory than it may (OVERLOAD_MEMORY_MB).';
  return null;
}

/** They lie in memory, and a page that was answered is nothing without them. Pictures below it may have to be drawn. */
function isBuiltFile(path: string): boolean {
  return path.startsWith('/assets/') && !path.startsWith('/assets/pictures/');
}

function isSpared(request: FastifyRequest): boolean {
  const path = askedPath(request);
  return healthPaths.has(path) || formPaths.has(path) || isBuiltFile(path);
}
