import { lookup } from 'node:dns/promises';
import { request as requestPlain, type ClientRequest } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import ipaddr from 'ipaddr.js';

/** Network access of a download. */
export interface Network {
  /** Every address of a host name; rejects when there is none. */
  readonly addressesOf: (host: string) => Promise<readonly string[]>;
  /** Whether a download may connect to an address. */
  readonly mayConnect: (address: string) => boolean;
  /** Whether an address may be asked without TLS; default: none. */
  readonly mayAskPlainly?: (address: string) => boolean;
  /** The setting that lists private addresses, for messages; default: there is none. */
  readonly setting?: string;
  readonly request: (url: URL, options: RequestOptions) => ClientRequest;
}

/** The public internet, TLS only. */
export const publicNetwork: Network = {
  addressesOf: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  mayConnect: isPublicAddress,
  request,
};

/**
 * The public internet, and what the operator names of private networks: there also without TLS.
 * @param networks addresses and networks such as `10.0.0.0/8`
 * @param setting where they are listed
 */
export function networkWith(networks: readonly string[], setting: string): Network {
  if (networks.length === 0) return { ...publicNetwork, setting };
  const ranges = networks.map(parseRange);
  const isNamed = (address: string): boolean => ranges.some((range) => isInRange(address, range));
  return {
    ...publicNetwork,
    setting,
    mayConnect: (address) => isPublicAddress(address) || isNamed(address),
    mayAskPlainly: isNamed,
    request: (url, options) => (url.protocol === 'http:' ? requestPlain : request)(url, options),
  };
}

type Range = ReturnType<typeof ipaddr.parseCIDR>;

/** IPv4-mapped networks are those of IPv4, as `ipaddr.process` makes addresses. */
function parseRange(network: string): Range {
  const [base, length] = ipaddr.parseCIDR(
    network.includes('/') ? network : `${network}/${network.includes(':') ? 128 : 32}`,
  );
  const isMapped = base instanceof ipaddr.IPv6 && base.isIPv4MappedAddress() && length >= 96;
  return isMapped ? [base.toIPv4Address(), length - 96] : [base, length];
}

function isInRange(text: string, [base, length]: Range): boolean {
  if (!ipaddr.isValid(text) || text.includes('%')) return false;
  const address = ipaddr.process(text);
  return address.kind() === base.kind() && address.match(base, length);
}

/** 2000::/3. Browsers and `URL` write `::127.0.0.1` as `::7f00:1`, which no list of special ranges names. */
const assignedIpv6 = ipaddr.IPv6.parse('2000::');

/**
 * SSRF protection: whether an address is public. Special-purpose addresses are not: loopback, private, link-local
 * (cloud metadata services), shared, reserved, multicast, IPv6 outside of what is assigned to the internet, and every
 * IPv4-in-IPv6 form except IPv4-mapped, which is judged by its IPv4 address.
 */
export function isPublicAddress(text: string): boolean {
  // A zone (`fe80::1%eth0`) names an interface of this machine.
  if (!ipaddr.isValid(text) || text.includes('%')) return false;
  const address = ipaddr.process(text);
  return address.range() === 'unicast' && (address instanceof ipaddr.IPv4 || address.match(assignedIpv6, 3));
}
