/** What can be wrong with the proxy in front of the site: a sentence for the operator by its name in metrics. */
export const proxyFaults = {
  untrusted_proxy:
    'Requests come from an address that TRUSTED_PROXIES does not name: all visitors behind it count as one client, and plain HTTP is not redirected.',
  no_forwarded_for: 'The proxy sets no X-Forwarded-For: all visitors count as one client, and limits turn them away.',
  no_forwarded_proto: 'The proxy sets no X-Forwarded-Proto: plain HTTP is not redirected to https.',
} as const;

export type ProxyFault = keyof typeof proxyFaults;

export const proxyFaultNames = [
  'untrusted_proxy',
  'no_forwarded_for',
  'no_forwarded_proto',
] as const satisfies readonly ProxyFault[];

/** Whether a host name or address is this machine's own, which no proxy need stand in front of. */
export function isLocalHost(host: string): boolean {
  return /^(localhost|127\.|\[?::1)/.test(host);
}
