import { BlockList, isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Clients } from '#api/clients.ts';
import { parseCountryCode } from '#domain/place/countries.ts';
import { isLocalHost, type ProxyFault } from '#domain/site/proxy-faults.ts';
import type { CountryCode } from '#domain/kernel/codes.ts';
import { defaultVisitorSettings, type ProxySettings } from '#runtime/settings/visitor-settings.ts';
import { isSameSiteRequest, type OwnOrigins } from './same-site-request.ts';

type Sent = Pick<FastifyRequest, 'ip' | 'headers'>;

/** What is known about the client; forwarding headers count only from a trusted proxy. */
export type ClientFacts = ReturnType<typeof createClientFacts>;

/** Longest chain of proxies that is followed. */
const mostHops = 20;

/** @param origin of the site: only a proxy can speak https for it, and a local one needs none */
export function createClientFacts({ trusted, countryHeader }: ProxySettings, origin: string) {
  const proxies = listNetworks(trusted);
  const { protocol, hostname } = new URL(origin);
  const isSecure = protocol === 'https:';
  const needsProxy = isSecure || !isLocalHost(hostname);
  const addressOf = ({ ip, headers }: Sent): string => {
    const hops = listValues(headers, 'x-forwarded-for').slice(-mostHops);
    let address = ip;
    while (contains(proxies, address)) {
      const next = readAddress(hops.pop() ?? '');
      if (next === null) break;
      address = next;
    }
    return address;
  };
  return {
    /**
     * The visitor's address: the last one in `X-Forwarded-For` that is not a trusted proxy. Those before it can be
     * forged. Where a proxy sends something that is not an address, the proxy's own.
     */
    addressOf,
    /** The same; null where it is a proxy's, which may stand for every visitor. */
    singleAddressOf: (request: Sent) => {
      const address = addressOf(request);
      return contains(proxies, address) ? null : address;
    },
    countryOf: ({ ip, headers }: Sent): CountryCode | null => {
      if (countryHeader === null || !contains(proxies, ip)) return null;
      const country = parseCountryCode(String(headers[countryHeader] ?? ''));
      return country.ok ? country.value : null;
    },
    /** Whether a trusted proxy says that the visitor uses plain HTTP. */
    usesPlainHttp: ({ ip, headers }: Sent) => schemeOf(headers) === 'http' && contains(proxies, ip),
    /** What is wrong with the proxy that a request comes from; a fault that it says nothing about is left out. */
    proxyFaultsOf: ({ ip, headers }: Sent): Partial<Record<ProxyFault, boolean>> => {
      if (!needsProxy) return {};
      if (!contains(proxies, ip)) return { untrusted_proxy: isSecure || headers['x-forwarded-for'] !== undefined };
      const namesClient = readAddress(listValues(headers, 'x-forwarded-for').at(-1) ?? '') !== null;
      return {
        // Without it, this machine may have asked past the proxy.
        ...(namesClient && { untrusted_proxy: false }),
        no_forwarded_for: !namesClient,
        no_forwarded_proto: isSecure && !/^https?$/.test(schemeOf(headers)),
      };
    },
  };
}

function listValues(headers: Sent['headers'], name: string): string[] {
  return String(headers[name] ?? '').split(',');
}

/** What the nearest proxy says; empty: nothing. */
function schemeOf(headers: Sent['headers']): string {
  return (listValues(headers, 'x-forwarded-proto').at(-1) ?? '').trim().toLowerCase();
}

/** Parses an address as proxies write it, with or without a port: `192.0.2.1:443`, `[2001:db8::1]:443`. */
function readAddress(text: string): string | null {
  const trimmed = text.trim();
  const [, bare] = /^\[([^\]]{2,45})\](?::\d{1,5})?$/.exec(trimmed) ?? /^([\d.]{7,15}):\d{1,5}$/.exec(trimmed) ?? [];
  const address = bare ?? trimmed;
  const isAddress = address.includes(':') ? ipaddr.IPv6.isValid(address) : ipaddr.IPv4.isValidFourPartDecimal(address);
  return isAddress && !address.includes('%') ? ipaddr.process(address).toString() : null;
}

function listNetworks(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', length] = network.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    list.addSubnet(address, Number(length ?? (family === 'ipv6' ? 128 : 32)), family);
  }
  return list;
}

function contains(networks: BlockList, address: string): boolean {
  return ipaddr.isValid(address) && networks.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

interface ClientSettings extends OwnOrigins {
  readonly proxy?: ProxySettings | undefined;
}

export function createClients({ proxy = defaultVisitorSettings.proxy, ...own }: ClientSettings): Clients & ClientFacts {
  return { isOwnPage: ({ headers }) => isSameSiteRequest(headers, own), ...createClientFacts(proxy, own.origin) };
}
