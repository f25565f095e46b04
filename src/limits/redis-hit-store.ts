import { randomBytes, randomUUID } from 'node:crypto';
import { createRereader } from '#database/reread.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { hitKey } from './hit-key.ts';
import type { HitStore } from './hit-store.ts';

/** Prefix of all keys of this site. */
const prefix = 'roamchart:limits:';

const secretKey = `${prefix}secret`;

const newSecret = (): string => randomBytes(32).toString('base64url');

/** Drops expired and future entries, counts, grants up to the limit, and sets the key's TTL to the window. */
const consumeScript = `
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1] - ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '(' .. (ARGV[1] + ARGV[2]), '+inf')
local room = math.max(0, math.min(tonumber(ARGV[3]), ARGV[4] - redis.call('ZCARD', KEYS[1])))
for unit = 1, room do redis.call('ZADD', KEYS[1], ARGV[1], ARGV[5] .. ':' .. unit) end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return room`;

/** Command timeout in milliseconds; after it the process counts alone. */
const timeoutMs = 1_000;

export interface RedisHitStore extends HitStore {
  /** Hits so far are found by nobody any more, and expire. */
  rotateSecret(): Promise<void>;
}

/**
 * Sliding window in Redis, for all processes that share it. A failure is one sentence for the operator, without the
 * password. @param onError called when the connection breaks later; it reconnects
 */
export async function openRedisHitStore(url: string, onError: (error: Error) => void): Promise<Result<RedisHitStore>> {
  // Load the client only where Redis is configured.
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    // Without a connection a command fails at once instead of queueing.
    disableOfflineQueue: true,
    commandOptions: { timeout: timeoutMs },
    socket: {
      connectTimeout: 5 * timeoutMs,
      reconnectStrategy: (tries) => (isOpen ? Math.min(tries * 100, 5_000) : false),
    },
  });
  // Redis may have been emptied since the last time.
  const readSecret = async (): Promise<string> => {
    await client.set(secretKey, newSecret(), { condition: 'NX' });
    return (await client.get(secretKey)) ?? '';
  };
  let isOpen = false;
  client.on('error', (error: Error) => isOpen && onError(error));
  try {
    await client.connect();
    await readSecret();
  } catch (error) {
    client.destroy();
    return failure(describeFailure(url, error));
  }
  isOpen = true;
  const secret = createRereader(readSecret);
  return success({
    consume: async (request) => {
      const { rule, points, now } = request;
      const room = await client.eval(consumeScript, {
        keys: [prefix + hitKey(await secret(), request)],
        arguments: [now, rule.windowMs, points, rule.limit, randomUUID()].map(String),
      });
      return Number(room);
    },
    rotateSecret: async () => {
      await client.set(secretKey, newSecret());
    },
    close: async () => {
      isOpen = false;
      client.destroy();
    },
  });
}

function describeFailure(url: string, error: unknown): string {
  const { host } = new URL(url);
  const reason = error instanceof Error ? error.message : String(error);
  return `The Redis server ${host} of REDIS_URL does not answer (${reason.slice(0, 100)}); start it, correct the address, or leave REDIS_URL empty.`;
}
