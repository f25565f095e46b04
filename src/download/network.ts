import { lookup } from 'node:dns/promises';
import { request, type RequestOptions } from 'node:https';
import type { ClientRequest } from 'node:http';
import ipaddr from 'ipaddr.js';

/** What a download needs of the world. */
export interface Network {
  /** Every address of a host name; rejects when there is none. */
  readonly addressesOf: (host: string) => Promise<readonly string[]>;
  /** Whether a download may connect to an address. */
  readonly mayConnect: (address: string) => boolean;
  readonly request: (url: URL, options: RequestOptions) => ClientRequest;
}

/** The public internet, by TLS and by nothing else. */
export const publicNetwork: Network = {
  addressesOf: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  mayConnect: isPublicAddress,
  request,
};

/**
 * Whether an address belongs to the public internet. Everything with a special meaning does not: this machine, private
 * networks, link-local (cloud machines read their secrets there), shared, reserved, multicast, and every way of writing an
 * IPv4 address as IPv6 other than the mapped one, which is judged by the IPv4 address in it.
 */
export function isPublicAddress(text: string): boolean {
  // A zone (`fe80::1%eth0`) names an interface of this machine.
  if (!ipaddr.isValid(text) || text.includes('%')) return false;
  return ipaddr.process(text).range() === 'unicast';
}
