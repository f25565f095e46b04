import ipaddr from 'ipaddr.js';

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
