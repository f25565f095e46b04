import type { LimitRule } from './client-limits.ts';
import type { HitRequest, HitStore } from './hit-store.ts';

/** Most clients per rule; beyond it the least recently granted are evicted. */
const usualMaxClients = 10_000;

/** Counts in the memory of one process. */
export class MemoryHitStore implements HitStore {
  readonly #maxClients: number;
  /** By rule and client: times of granted hits; the most recently granted client last. */
  readonly #rules = new Map<string, Map<string, readonly number[]>>();

  constructor(maxClients = usualMaxClients) {
    this.#maxClients = maxClients;
  }

  async consume({ rule, client, points, now }: HitRequest): Promise<number> {
    const clients = this.#rules.get(rule.name) ?? new Map<string, readonly number[]>();
    this.#rules.set(rule.name, clients);
    const recent = (clients.get(client) ?? []).filter((time) => isWithin(time, rule, now));
    const granted = Math.max(0, Math.min(points, rule.limit - recent.length));
    if (granted === 0) return 0;
    clients.delete(client);
    clients.set(client, [...recent, ...Array.from({ length: granted }, () => now)]);
    this.#forget(clients, rule, now);
    return granted;
  }

  async close(): Promise<void> {
    this.#rules.clear();
  }

  #forget(clients: Map<string, readonly number[]>, rule: LimitRule, now: number): void {
    for (const [client, times] of clients) {
      const isOver = !isWithin(times.at(-1) ?? 0, rule, now);
      if (!isOver && clients.size <= this.#maxClients) return;
      clients.delete(client);
    }
  }
}

/** Hits further ahead than a window come from a clock that moved backwards, and would lock the client out until then. */
function isWithin(time: number, { windowMs }: LimitRule, now: number): boolean {
  return Math.abs(now - time) < windowMs;
}
