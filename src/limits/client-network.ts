import ipaddr from 'ipaddr.js';

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
