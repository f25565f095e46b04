import { isIP } from 'node:net';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { Network } from './network.ts';

/** A download URL with its resolved addresses. */
export interface Target {
  readonly url: URL;
  /** Checked addresses: connect to these without another DNS look-up. */
  readonly addresses: readonly string[];
}

/** Host and path, for messages: the query may contain a key. */
export function nameAddress({ host, pathname }: Pick<URL, 'host' | 'pathname'>): string {
  return `${host}${pathname}`;
}

/** Static check of a download URL, without DNS. */
export function parseDownloadUrl(text: string): Result<URL> {
  if (!URL.canParse(text))
    return failure('The address of a download is not a web address; write https://, a host and a path.');
  const url = new URL(text);
  const name = nameAddress(url);
  if (url.protocol !== 'https:')
    return failure(`${name} does not use https, so anyone on the way could change it; use https://.`);
  if (url.username !== '' || url.password !== '')
    return failure(`${name} has a user name or password before its host; use an address without them.`);
  return success(url);
}

/** Resolves the host once and refuses it when any address is not public. */
export async function checkTarget(text: string, network: Network): Promise<Result<Target>> {
  const parsed = parseDownloadUrl(text);
  if (!parsed.ok) return parsed;
  const url = parsed.value;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const addresses = await addressesOf(host, network);
  if (addresses.length === 0)
    return failure(`The host ${host} was not found; check its spelling and this machine’s DNS.`);
  const forbidden = addresses.find((address) => !network.mayConnect(address));
  if (forbidden !== undefined)
    return failure(
      `${nameAddress(url)} leads to ${forbidden}, which is not a public internet address; use a public address or a file.`,
    );
  return success({ url, addresses });
}

async function addressesOf(host: string, network: Network): Promise<readonly string[]> {
  if (isIP(host) !== 0) return [host];
  try {
    return await network.addressesOf(host);
  } catch {
    return [];
  }
}
