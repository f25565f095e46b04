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

function plainRefusal(name: string): string {
  return `${name} does not use https, so anyone on the way could change it; use https://.`;
}

/** Static check of a download URL, without DNS. @param mayBePlain `http:` is no reason to refuse it */
export function parseDownloadUrl(text: string, mayBePlain = false): Result<URL> {
  if (!URL.canParse(text))
    return failure('The address of a download is not a web address; write https://, a host and a path.');
  const url = new URL(text);
  const name = nameAddress(url);
  if (url.protocol !== 'https:' && !(mayBePlain && url.protocol === 'http:')) return failure(plainRefusal(name));
  if (url.username !== '' || url.password !== '')
    return failure(`${name} has a user name or password before its host; use an address without them.`);
  return success(url);
}

/** Resolves the host once and refuses it when any address is not public. */
export async function checkTarget(text: string, network: Network): Promise<Result<Target>> {
  const { mayAskPlainly } = network;
  const parsed = parseDownloadUrl(text, mayAskPlainly !== undefined);
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
  if (url.protocol === 'http:' && !addresses.every((address) => mayAskPlainly?.(address) === true))
    return failure(plainRefusal(nameAddress(url)));
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
