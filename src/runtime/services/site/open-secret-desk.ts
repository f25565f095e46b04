import type { Database } from '#database/database.ts';
import { rereadMs } from '#database/reread.ts';
import type { SiteSecretName } from '#database/secret-tables.ts';
import { rotateSecret } from '#database/site-secret.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { alertRules } from '#domain/price-watch/price-alert.ts';
import { noteAudit, type Actor } from '#operators/audit-trail.ts';
import { openRedisHitStore } from '#limits/redis-hit-store.ts';
import { altchaRules } from '#reviews/bot-checks/altcha-check.ts';
import type { Config } from '#runtime/settings/config.ts';
import { withDatabase } from '#runtime/services/with-database.ts';

export { rereadMs } from '#database/reread.ts';
export type { SiteSecretName } from '#database/secret-tables.ts';

/** That of searches is deleted with their counts instead. */
export type RotatedSecretName = Exclude<SiteSecretName, 'missed-searches'>;

/** How long the signatures of each secret live, in milliseconds; 0: nothing is signed with it. */
const lifetimes: Readonly<Record<RotatedSecretName, number>> = {
  altcha: altchaRules.lifetimeMs,
  // A mail that offers renewal has new links; it goes out before a year has passed.
  'price-alerts': alertRules.keepMs,
  'client-limits': 0,
};

export const rotatedSecretNames: readonly RotatedSecretName[] = ['altcha', 'price-alerts', 'client-limits'];

/** Clocks of machines may differ, and a process may sign with the former secret for a moment. */
const graceMs = 60 * 60_000 + rereadMs;

export interface SecretFacts {
  readonly name: SiteSecretName;
  /** ISO 8601 in UTC; null: not recorded. */
  readonly madeAt: string | null;
  /** Until when the former secrets are accepted. */
  readonly formerUntil: readonly string[];
}

export interface RotatedSecret {
  readonly name: RotatedSecretName;
  /** `none`: the site has not used it yet. */
  readonly outcome: 'rotated' | 'none';
  /** Until when the former one is accepted; null: it is not. */
  readonly formerUntil: string | null;
}

interface RotateRequest {
  readonly names: readonly RotatedSecretName[];
  /** Whether former secrets are refused from now on: for one that somebody else has seen. */
  readonly atOnce: boolean;
  readonly now: Date;
  /** For the audit trail. */
  readonly by: Actor;
}

/** Methods throw when the database fails. No value of a secret ever leaves it. */
export interface SecretDesk {
  list(now: Date): Promise<readonly SecretFacts[]>;
  /** All or none. */
  rotate(request: RotateRequest): Promise<Result<readonly RotatedSecret[]>>;
}

/** Opens and migrates the database and runs `work` with the site's secrets. */
export function withSecretDesk<Value>(
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'security' | 'reviews' | 'backups'>,
  work: (desk: SecretDesk) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return withDatabase(config, (database) =>
    work({
      list: (now) => listSecrets(database, now),
      rotate: (request) => rotateAll(database, config.security.redisUrl, request),
    }),
  );
}

async function listSecrets({ queries }: Database, now: Date): Promise<readonly SecretFacts[]> {
  const rows = await queries.selectFrom('site_secret').select(['name', 'made_at']).orderBy('name').execute();
  const former = await queries
    .selectFrom('former_secret')
    .select(['name', 'accepted_until'])
    .where('accepted_until', '>', now.toISOString())
    .orderBy('accepted_until')
    .execute();
  return rows.map(({ name, made_at }) => ({
    name,
    madeAt: made_at,
    formerUntil: former.flatMap((each) => (each.name === name ? [each.accepted_until] : [])),
  }));
}

async function rotateAll(
  database: Database,
  redisUrl: string,
  { names, atOnce, now, by }: RotateRequest,
): Promise<Result<readonly RotatedSecret[]>> {
  const isInRedis = redisUrl !== '' && names.includes('client-limits');
  const redis = isInRedis ? await rotateInRedis(redisUrl) : success(null);
  if (!redis.ok) return failure(`${redis.reason} Nothing was rotated.`);
  const rotated = await database.write(async (transaction) => {
    const done: RotatedSecret[] = [];
    for (const name of names) {
      const lifetime = lifetimes[name];
      const acceptedUntil = atOnce || lifetime === 0 ? null : new Date(now.getTime() + lifetime + graceMs);
      const wasUsed = await rotateSecret(transaction, { name, now, acceptedUntil });
      const outcome = wasUsed || (isInRedis && name === 'client-limits') ? 'rotated' : 'none';
      if (outcome === 'rotated')
        await noteAudit(transaction, {
          at: now,
          by,
          kind: 'secret',
          action: 'rotate',
          subject: name,
          after:
            acceptedUntil === null ? 'former one refused' : `former one accepted until ${acceptedUntil.toISOString()}`,
        });
      done.push({ name, outcome, formerUntil: wasUsed ? (acceptedUntil?.toISOString() ?? null) : null });
    }
    return done;
  });
  return success(rotated);
}

async function rotateInRedis(url: string): Promise<Result<null>> {
  const opened = await openRedisHitStore(url, () => undefined);
  if (!opened.ok) return opened;
  try {
    await opened.value.rotateSecret();
    return success(null);
  } catch {
    return failure('The Redis server of REDIS_URL does not answer.');
  } finally {
    await opened.value.close();
  }
}
