import type { ClientLimits, LimitRule } from './client-limits.ts';
import { MemoryHitStore } from './memory-hit-store.ts';
import type { HitRequest, HitStore } from './hit-store.ts';
import ipaddr from 'ipaddr.js';

/** Limits of one process, lost when it ends. */
export function createLocalLimits(hits: HitStore = new MemoryHitStore()): ClientLimits {
  return {
    consume: async (rule, address, now) =>
      (await hits.consume({ rule, client: clientNetwork(address), points: 1, now: now.getTime() })) > 0,
  };
}

/** A refusal is cached for this part of the window. */
const shareOfWindow = 60;
/** Capacity of the cache; beyond it the oldest entries are evicted. */
const maxRefusals = 20_000;

/** Hits of one client that share a query, because they arrived while the query before was in flight. */
interface Batch {
  points: number;
  /** Of the newest hit. */
  now: number;
  isSent: boolean;
  /** How many of them the store grants: those that arrived first. */
  granted: Promise<number>;
}

/**
 * Limits shared by all processes with the same store. A process has one query per client in flight, for exactly the
 * hits that wait: points taken in advance would be lost for the other processes. A refusal is cached for a moment, so
 * that a flood stays with its process. While the store fails, each process counts alone: clients are not refused for it.
 * @param onFailure called when the store fails, once until it works again
 */
export function createSharedLimits(store: HitStore, onFailure: (error: unknown) => void): ClientLimits {
  const batches = new Map<string, Batch>();
  const refusals = new Map<string, number>();
  const local = new MemoryHitStore();
  let isFailing = false;

  const ask = async (request: HitRequest): Promise<number> => {
    try {
      const granted = await store.consume(request);
      isFailing = false;
      return granted;
    } catch (error) {
      if (!isFailing) onFailure(error);
      isFailing = true;
      return local.consume(request);
    }
  };

  const refuse = (key: string, now: number): void => {
    refusals.delete(key);
    refusals.set(key, now);
    const [oldest = key] = refusals.keys();
    if (refusals.size > maxRefusals) refusals.delete(oldest);
  };

  const isRefused = (key: string, { windowMs }: LimitRule, now: number): boolean =>
    Math.abs(now - (refusals.get(key) ?? Number.NaN)) < windowMs / shareOfWindow;

  const send = async (batch: Batch, key: string, { rule, client }: Pick<HitRequest, 'rule' | 'client'>) => {
    await batches.get(key)?.granted;
    batch.isSent = true;
    const { points, now } = batch;
    const granted = isRefused(key, rule, now) ? 0 : await ask({ rule, client, points, now });
    if (granted < points) refuse(key, now);
    if (batches.get(key) === batch) batches.delete(key);
    return granted;
  };

  return {
    consume: async (rule, address, at) => {
      const now = at.getTime();
      const client = clientNetwork(address);
      const key = `${rule.name}\n${client}`;
      if (isRefused(key, rule, now)) return false;
      let batch = batches.get(key);
      if (batch === undefined || batch.isSent) {
        batch = { points: 0, now, isSent: false, granted: Promise.resolve(0) };
        batch.granted = send(batch, key, { rule, client });
        batches.set(key, batch);
      }
      batch.points += 1;
      batch.now = Math.max(batch.now, now);
      const place = batch.points;
      return place <= (await batch.granted);
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
