import type { ClientLimits, LimitRule } from './client-limits.ts';
import { MemoryHitStore } from './memory-hit-store.ts';
import type { HitStore } from './hit-store.ts';
import ipaddr from 'ipaddr.js';

/** Limits of one process, lost when it ends. */
export function createLocalLimits(hits: HitStore = new MemoryHitStore()): ClientLimits {
  return {
    consume: async (rule, address, now) =>
      (await hits.consume({ rule, client: clientNetwork(address), points: 1, now: now.getTime() })) > 0,
  };
}

/** Points are consumed in batches of a thirtieth of the limit, so that frequent reads need few queries. */
const shareOfLimit = 30;
/** A refusal is cached for this part of the window. */
const shareOfWindow = 60;
/** Capacity of the cache; beyond it the oldest entries are evicted. */
const maxAnswers = 20_000;

interface Answer {
  /** Points consumed in advance and not yet used; 0: refused. */
  left: number;
  readonly until: number;
}

/**
 * Limits shared by all processes with the same store. A refusal is cached for a moment, so that a flood stays with its
 * process. While the store fails, each process counts alone: clients are not refused for it.
 * @param onFailure called when the store fails, once until it works again
 */
export function createSharedLimits(store: HitStore, onFailure: (error: unknown) => void): ClientLimits {
  const answers = new Map<string, Answer>();
  const local = new MemoryHitStore();
  let isFailing = false;

  const ask = async (rule: LimitRule, client: string, now: number): Promise<number> => {
    const points = Math.max(1, Math.floor(rule.limit / shareOfLimit));
    try {
      const granted = await store.consume({ rule, client, points, now });
      isFailing = false;
      return granted;
    } catch (error) {
      if (!isFailing) onFailure(error);
      isFailing = true;
      return local.consume({ rule, client, points, now });
    }
  };

  const remember = (key: string, answer: Answer): void => {
    answers.delete(key);
    answers.set(key, answer);
    for (const [oldest] of answers) {
      if (answers.size <= maxAnswers) return;
      answers.delete(oldest);
    }
  };

  return {
    consume: async (rule, address, at) => {
      const now = at.getTime();
      const client = clientNetwork(address);
      const key = `${rule.name}\n${client}`;
      const known = answers.get(key);
      if (known !== undefined && now < known.until) {
        if (known.left === 0) return false;
        known.left -= 1;
        // Last point of the batch: the next hit queries the store.
        if (known.left === 0) answers.delete(key);
        return true;
      }
      const granted = await ask(rule, client, now);
      const holdsMs = granted === 0 ? Math.ceil(rule.windowMs / shareOfWindow) : rule.windowMs;
      if (granted !== 1) remember(key, { left: Math.max(0, granted - 1), until: now + holdsMs });
      return granted > 0;
    },
  };
}

/** Invalid addresses are cut to this length; longer ones with the same start count as one client. */
const longestName = 64;

/**
 * The client of an address: an IPv4 address, also IPv4-mapped, or an IPv6 /64, which is what one household or machine
 * has (RFC 6177).
 */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (!ipaddr.isValid(plain)) return address.slice(0, longestName);
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}
