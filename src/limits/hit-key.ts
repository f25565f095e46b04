import { createHmac } from 'node:crypto';
import type { HitRequest } from './hit-store.ts';

/** HMAC of rule and client: without the secret the address cannot be recovered. */
export function hitKey(secret: string, { rule, client }: Pick<HitRequest, 'rule' | 'client'>): string {
  return createHmac('sha256', secret).update(`${rule.name}\n${client}`).digest('base64url');
}
