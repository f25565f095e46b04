import { randomBytes, randomUUID } from 'node:crypto';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { useKey } from './use-key.ts';
import type { UseStore } from './use-store.ts';

/** Everything of this site stands below it. */
const prefix = 'roamchart:limits:';

/** Cuts what is over and what a clock has left that was put back, counts, adds as much as there is room for, and lets the key die with its window. */
const takeScript = `
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[1] - ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '(' .. (ARGV[1] + ARGV[2]), '+inf')
local room = math.max(0, math.min(tonumber(ARGV[3]), ARGV[4] - redis.call('ZCARD', KEYS[1])))
for unit = 1, room do redis.call('ZADD', KEYS[1], ARGV[1], ARGV[5] .. ':' .. unit) end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return room`;

/** Longest wait for an answer, in milliseconds; then the process counts for itself. */
const timeoutMs = 1_000;

/**
 * Counts in Redis, for all processes that know the same one. A failure is one sentence for the operator; it repeats no
 * password. @param onError told of a connection that breaks later on; it is made again
 */
export async function openRedisUses(url: string, onError: (error: Error) => void): Promise<Result<UseStore>> {
  // Only who has configured it pays for its client.
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    // Without a connection a question fails at once, where it would otherwise wait in line.
    disableOfflineQueue: true,
    commandOptions: { timeout: timeoutMs },
    socket: {
      connectTimeout: 5 * timeoutMs,
      reconnectStrategy: (tries) => (isOpen ? Math.min(tries * 100, 5_000) : false),
    },
  });
  let isOpen = false;
  client.on('error', (error: Error) => isOpen && onError(error));
  try {
    await client.connect();
    await client.set(`${prefix}secret`, randomBytes(32).toString('base64url'), { condition: 'NX' });
  } catch (error) {
    client.destroy();
    return failure(describeFailure(url, error));
  }
  isOpen = true;
  const secret = (await client.get(`${prefix}secret`)) ?? '';
  return success({
    take: async (request) => {
      const { rule, units, now } = request;
      const room = await client.eval(takeScript, {
        keys: [prefix + useKey(secret, request)],
        arguments: [now, rule.windowMs, units, rule.limit, randomUUID()].map(String),
      });
      return Number(room);
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
