import type { FastifyInstance } from 'fastify';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { originOf } from '#runtime/settings/config.ts';

export interface ListenAddress {
  readonly host: string;
  /** 0: any free port. */
  readonly port: number;
}

/**
 * Starts to listen and returns the address to visit. A failure is one sentence for the operator.
 * @param settings names of the settings that the address comes from
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: ListenAddress,
  settings = { host: 'HOST', port: 'PORT' },
): Promise<Result<string>> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const sentence = describeListenError(error, { host, port }, settings);
    if (sentence === null) throw error;
    return failure(sentence);
  }
  return success(originOf(host, listeningPort(app) ?? port));
}

/** The port that the system chose; null: not listening. */
export function listeningPort(app: FastifyInstance): number | null {
  const address = app.server.address();
  return address === null || typeof address === 'string' ? null : address.port;
}

/** Null: another kind of error. @param settings names of the settings that the address comes from */
export function describeListenError(
  error: unknown,
  { host, port }: ListenAddress,
  settings = { host: 'HOST', port: 'PORT' },
): string | null {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken by another program; stop it, or start with another ${settings.port}, e.g. ${settings.port}=${port + 1}.`;
    case 'EACCES':
      return `This user may not listen on port ${port}; start with a ${settings.port} of 1024 or above.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${settings.host} ${host} is not an address of this machine; 127.0.0.1 is for this machine only, 0.0.0.0 for every network.`;
    default:
      return null;
  }
}
