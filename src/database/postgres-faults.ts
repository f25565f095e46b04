import { networkOrServerCode } from './database-error.ts';

/** The server is not there or not ready: nothing has reached it. */
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

/** The connection has ended under the statement, or nothing more can be made of it. */
const lostCodes: ReadonlySet<string> = new Set([
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
  '25P03',
]);

/** Whether a connection could not be made because the server is away, as it is while it restarts. */
export function isServerAway(error: unknown): boolean {
  return awayCodes.has(networkOrServerCode(error) ?? '');
}

/** Whether the connection is of no more use after this error. */
export function isConnectionLost(error: unknown): boolean {
  const code = networkOrServerCode(error) ?? '';
  return lostCodes.has(code) || code.startsWith('08');
}

/** Whether a statement may be asked twice: it reads, or it begins a transaction in which nothing has happened yet. */
export function isRepeatable(sql: string): boolean {
  return sql === 'begin' || /^\s*select\b/i.test(sql);
}

/** Two writers stood in each other's way and the server has undone all that this one did (classes 40001 and 40P01). */
export function isUndone(error: unknown): boolean {
  const code = networkOrServerCode(error);
  return code === '40001' || code === '40P01';
}
