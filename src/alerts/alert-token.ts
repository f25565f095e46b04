import { createHmac, timingSafeEqual } from 'node:crypto';

/** `keep`: confirm the address, at first or for another year. `stop`: delete it. */
type TokenPurpose = 'keep' | 'stop';

interface TokenFacts {
  readonly purpose: TokenPurpose;
  readonly id: string;
  /**
   * ISO 8601 in UTC: the alert's expiry, which changes when the link is used, so that it works once. Empty: works
   * always.
   */
  readonly until: string;
}

/** Signed token of a mail's link, bound to its purpose. */
export function writeToken(secret: string, facts: TokenFacts): string {
  const time = facts.until === '' ? '0' : String(Date.parse(facts.until));
  return [facts.id, time, sign(secret, { ...facts, time })].join('.');
}

export interface ReadToken {
  readonly id: string;
  /** ISO 8601 in UTC; empty: works always. */
  readonly until: string;
}

/** Null: no secret has made the signature for this purpose. */
export function readToken(secrets: readonly string[], token: string, purpose: TokenPurpose): ReadToken | null {
  const [, id, time, signature] = /^([\w-]{22})\.(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || time === undefined || signature === undefined) return null;
  const given = Buffer.from(signature);
  const isGenuine = secrets.some((secret) => timingSafeEqual(Buffer.from(sign(secret, { purpose, id, time })), given));
  if (!isGenuine) return null;
  return { id, until: time === '0' ? '' : new Date(Number(time)).toISOString() };
}

function sign(secret: string, { purpose, id, time }: Omit<TokenFacts, 'until'> & { readonly time: string }): string {
  return createHmac('sha256', secret).update(`${purpose}\n${id}\n${time}`).digest('base64url');
}
