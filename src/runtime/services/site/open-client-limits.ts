import type { Database } from '#database/database.ts';
import { success, type Result } from '#domain/kernel/result.ts';
import type { ClientLimits } from '#limits/client-limits.ts';
import { createLocalLimits, createSharedLimits } from '#limits/create-client-limits.ts';
import { createPostgresHitStore } from '#limits/postgres-hit-store.ts';
import { openRedisHitStore } from '#limits/redis-hit-store.ts';

export type { ClientLimits } from '#limits/client-limits.ts';

export interface OpenLimits {
  readonly limits: ClientLimits;
  close(): Promise<void>;
}

interface LimitParts {
  readonly database: Pick<Database, 'engine' | 'queries'>;
  /** `REDIS_URL`; empty: no Redis. */
  readonly redisUrl: string;
  /** Called when the shared store fails, once until it works again. */
  readonly onFailure: (error: unknown) => void;
}

const nothing = async (): Promise<void> => undefined;

/**
 * Rate limits shared by all processes of the site where the store allows it. A failure is one sentence for the
 * operator.
 */
export async function openClientLimits({ database, redisUrl, onFailure }: LimitParts): Promise<Result<OpenLimits>> {
  if (redisUrl !== '') {
    // A broken connection shows with the next command.
    const opened = await openRedisHitStore(redisUrl, () => undefined);
    if (!opened.ok) return opened;
    const { value: uses } = opened;
    return success({ limits: createSharedLimits(uses, onFailure), close: () => uses.close() });
  }
  if (database.engine === 'sqlite') return success({ limits: createLocalLimits(), close: nothing });
  return success({ limits: createSharedLimits(createPostgresHitStore(database.queries), onFailure), close: nothing });
}
