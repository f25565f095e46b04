export interface ClientLimitOptions {
  /** How many within `windowMs` are let through. */
  readonly limit: number;
  readonly windowMs: number;
  /** Clients that are remembered at most; beyond it those seen first are forgotten. */
  readonly maxClients?: number;
}

/** Counts what each client did lately, in memory only and never longer than the window. */
export class ClientLimit {
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #maxClients: number;
  /** Times of what was let through, by client; who was let through last comes last. */
  readonly #times = new Map<string, readonly number[]>();

  constructor({ limit, windowMs, maxClients = 10_000 }: ClientLimitOptions) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#maxClients = maxClients;
  }

  /** Whether the client may do it once more. @param address of the client @param now milliseconds since 1970 */
  take(address: string, now: number): boolean {
    const client = networkOf(address);
    const recent = (this.#times.get(client) ?? []).filter((time) => time > now - this.#windowMs);
    if (recent.length >= this.#limit) return false;
    this.#times.delete(client);
    this.#times.set(client, [...recent, now]);
    this.#forget(now);
    return true;
  }

  #forget(now: number): void {
    for (const [client, times] of this.#times) {
      const isOver = (times.at(-1) ?? 0) <= now - this.#windowMs;
      if (!isOver && this.#times.size <= this.#maxClients) return;
      this.#times.delete(client);
    }
  }
}

/** One household or machine has 2^64 addresses of IPv6 (RFC 6177), which are one client. */
function networkOf(address: string): string {
  const groups = address.split(':');
  // Of IPv4, or IPv4 in the clothes of IPv6.
  if (groups.length < 3 || address.includes('.')) return address;
  const [head = '', tail = ''] = address.split('::', 2);
  const first = head.split(':').filter(Boolean);
  const last = tail.split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0');
  const all = address.includes('::') ? [...first, ...zeros, ...last] : first;
  return all
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}
