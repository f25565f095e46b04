import { createHmac } from 'node:crypto';
import type { UseRequest } from './use-store.ts';

/** HMAC of rule and client: without the secret the address cannot be recovered. */
export function useKey(secret: string, { rule, client }: Pick<UseRequest, 'rule' | 'client'>): string {
  return createHmac('sha256', secret).update(`${rule.name}\n${client}`).digest('base64url');
}
