import { networkOrServerCode } from './database-error.ts';

/** The server is unreachable or not ready: nothing was executed. */
const awayCodes: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01',
  '57P02',
  '57P03',
]);

/** The connection was lost during the statement, or is unusable. */
const lostCodes: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '25P03',
]);

/** Whether a connection failed because the server is away, for example while it restarts. */
export function isServerAway(error: unknown): boolean {
  return awayCodes.has(networkOrServerCode(error) ?? '');
}

/** Whether the connection is unusable after this error. */
export function isConnectionLost(error: unknown): boolean {
  const code = networkOrServerCode(error) ?? '';
  return lostCodes.has(code) || code.startsWith('08');
}

/**
 * Whether a statement can be retried safely: it reads, or it begins a transaction in which nothing has happened yet.
 */
export function isRepeatable(sql: string): boolean {
  return sql === 'begin' || /^\s*select\b/i.test(sql);
}

/** Serialisation failure or deadlock: the server has rolled the transaction back (40001 and 40P01). */
export function isSerializationFailure(error: unknown): boolean {
  const code = networkOrServerCode(error);
  return code === '40001' || code === '40P01';
}
