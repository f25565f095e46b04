import { lookup } from 'node:dns/promises';
import { request, type RequestOptions } from 'node:https';
import type { ClientRequest } from 'node:http';
import ipaddr from 'ipaddr.js';

/** Network access of a download. */
export interface Network {
  /** Every address of a host name; rejects when there is none. */
  readonly addressesOf: (host: string) => Promise<readonly string[]>;
  /** Whether a download may connect to an address. */
  readonly mayConnect: (address: string) => boolean;
  readonly request: (url: URL, options: RequestOptions) => ClientRequest;
}

/** The public internet, TLS only. */
export const publicNetwork: Network = {
  addressesOf: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  mayConnect: isPublicAddress,
  request,
};

/**
 * SSRF protection: whether an address is public. Special-purpose addresses are not: loopback, private, link-local
 * (cloud metadata services), shared, reserved, multicast, and every IPv4-in-IPv6 form except IPv4-mapped, which is
 * judged by its IPv4 address.
 */
export function isPublicAddress(text: string): boolean {
  // A zone (`fe80::1%eth0`) names an interface of this machine.
  if (!ipaddr.isValid(text) || text.includes('%')) return false;
  return ipaddr.process(text).range() === 'unicast';
}
