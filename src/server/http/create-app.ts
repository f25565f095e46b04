import { randomUUID } from 'node:crypto';
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyServerOptions,
} from 'fastify';
import type { Log } from '#runtime/services/log.ts';
import { refuseUnreadable } from './refuse-unreadable.ts';
import { serverLimits } from './server-limits.ts';

/** A Fastify instance with the limits of every listener and no parser of bodies. @param options of this listener alone */
export function createApp(log: Log, options: Pick<FastifyServerOptions, 'rewriteUrl'> = {}): FastifyInstance {
  const { headerBlock, headersTimeout, requestTimeout, connectionsCheckingInterval } = serverLimits;
  // The type of the instance follows that of its logger.
  const loggerInstance: FastifyBaseLogger = log;
  const app: FastifyInstance = fastify({
    ...options,
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'id' }),
    genReqId: () => randomUUID(),
    bodyLimit: serverLimits.body,
    // Requests on open connections are still answered while the server stops, with `Connection: close`.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => refuseUnreadable(log, error, socket),
    requestTimeout,
    keepAliveTimeout: serverLimits.keepAliveTimeout,
    connectionTimeout: serverLimits.silenceTimeout,
    http: { maxHeaderSize: headerBlock, headersTimeout, requestTimeout, connectionsCheckingInterval },
    routerOptions: { maxParamLength: serverLimits.addressLength },
  });
  app.removeAllContentTypeParsers();
  return app;
}
