import { createHmac } from 'node:crypto';
import type { UseRequest } from './use-store.ts';

/** Names rule and client where others could read along: anyone who has no secret cannot tell which address it was. */
export function useKey(secret: string, { rule, client }: Pick<UseRequest, 'rule' | 'client'>): string {
  return createHmac('sha256', secret).update(`${rule.name}\n${client}`).digest('base64url');
}
