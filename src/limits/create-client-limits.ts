import type { ClientLimits, LimitRule } from './client-limits.ts';
import { MemoryUses } from './memory-uses.ts';
import type { UseStore } from './use-store.ts';
import ipaddr from 'ipaddr.js';

/** Of one process alone: what it counts is forgotten when it ends. */
export function createLocalLimits(uses: UseStore = new MemoryUses()): ClientLimits {
  return {
    take: async (rule, address, now) =>
      (await uses.take({ rule, client: clientNetwork(address), units: 1, now: now.getTime() })) > 0,
  };
}

/** A thirtieth of what a client may do is asked for at once, so that reading often costs few questions. */
const shareOfLimit = 30;
/** Who was refused is refused for this part of the window without asking again. */
const shareOfWindow = 60;
/** Answers that are remembered; beyond it the oldest are asked for again. */
const maxAnswers = 20_000;

interface Answer {
  /** Uses that are granted and not yet taken; 0: refused. */
  left: number;
  readonly until: number;
}

/**
 * Of all processes that share the store. Who is refused is not asked about again for a moment, so that a flood stays with
 * the process that it comes to. While the store fails, each process counts for itself: a limit is no reason to turn anybody
 * away.
 * @param onFailure told when the store fails, once until it answers again
 */
export function createSharedLimits(store: UseStore, onFailure: (error: unknown) => void): ClientLimits {
  const answers = new Map<string, Answer>();
  const local = new MemoryUses();
  let isFailing = false;

  const ask = async (rule: LimitRule, client: string, now: number): Promise<number> => {
    const units = Math.max(1, Math.floor(rule.limit / shareOfLimit));
    try {
      const granted = await store.take({ rule, client, units, now });
      isFailing = false;
      return granted;
    } catch (error) {
      if (!isFailing) onFailure(error);
      isFailing = true;
      return local.take({ rule, client, units, now });
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
    take: async (rule, address, at) => {
      const now = at.getTime();
      const client = clientNetwork(address);
      const key = `${rule.name}\n${client}`;
      const known = answers.get(key);
      if (known !== undefined && now < known.until) {
        if (known.left === 0) return false;
        known.left -= 1;
        // The last one of them: the next use asks again.
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

/** Longest text that is no address; anyone who sends longer ones is one client with all who begin alike. */
const longestName = 64;

/**
 * Who counts as one client: an address of IPv4, also in the clothes of IPv6, or a /64 of IPv6, which is what one household
 * or machine has (RFC 6177).
 */
export function clientNetwork(address: string): string {
  const [plain = ''] = address.split('%', 1);
  if (!ipaddr.isValid(plain)) return address.slice(0, longestName);
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}
