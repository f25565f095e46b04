import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes in base64url, for links, cookies and challenges. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Only hashes are stored: a reader of the database cannot sign in with it. Tokens are random, so no salt is needed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
