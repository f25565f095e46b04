import { isIP } from 'node:net';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { Network } from './network.ts';

/** A download URL with its resolved addresses. */
export interface Target {
  readonly url: URL;
  /** Checked addresses: connect to these without another DNS look-up. */
  readonly addresses: readonly string[];
}

/** Such as the tokens in the paths of webhooks and rate services. */
const keyInPath = /(?<=\/)(?=[^/.]*\d)[^/.]{20,}(?=\/|$)/g;

/** Host and path, for messages, without what may be a key: the query, and long names with digits. */
export function nameAddress({ host, pathname }: Pick<URL, 'host' | 'pathname'>): string {
  return host + pathname.replaceAll(keyInPath, '…');
}

function plainRefusal(url: URL, { setting }: DownloadRule): string {
  const instead = setting === undefined ? '' : `, or list its host in ${setting} if it is in a network of your own`;
  return `${nameAddress(url)} does not use https, so anyone on the way could change it; use https://${instead}.`;
}

function privateRefusal(url: URL, address: string, { setting }: DownloadRule): string {
  const instead =
    setting === undefined
      ? 'use a public address or a file'
      : `use a public address or a file, or list ${address} in ${setting} if it is in a network of your own`;
  return `${nameAddress(url)} leads to ${address}, which is not a public internet address; ${instead}.`;
}

/** What of a network counts before a name is looked up. */
export type DownloadRule = Pick<Network, 'mayAskPlainly' | 'setting'>;

/** Static check of a download URL, without DNS. Where some addresses may be asked without TLS, `http:` may lead to one. */
export function parseDownloadUrl(text: string, rule: DownloadRule = {}): Result<URL> {
  if (!URL.canParse(text))
    return failure('The address of a download is not a web address; write https://, a host and a path.');
  const url = new URL(text);
  const mayBePlain = rule.mayAskPlainly !== undefined && url.protocol === 'http:';
  if (url.protocol !== 'https:' && !mayBePlain) return failure(plainRefusal(url, rule));
  if (url.username !== '' || url.password !== '')
    return failure(`${nameAddress(url)} has a user name or password before its host; use an address without them.`);
  return success(url);
}

/** Resolves the host once and refuses it when any address is not public. */
export async function checkTarget(text: string, network: Network): Promise<Result<Target>> {
  const parsed = parseDownloadUrl(text, network);
  if (!parsed.ok) return parsed;
  const url = parsed.value;
  const addresses = await addressesOf(url, network);
  if (addresses.length === 0)
    return failure(`The host ${hostOf(url)} was not found; check its spelling and this machine’s DNS.`);
  const refusal = refusalOf({ url, addresses }, network);
  return refusal === null ? success({ url, addresses }) : failure(refusal);
}

/** Why a download would be refused, in one sentence; null: it would not, or its host is not found now. */
export async function findRefusal(text: string, network: Network): Promise<string | null> {
  const parsed = parseDownloadUrl(text, network);
  if (!parsed.ok) return parsed.reason;
  return refusalOf({ url: parsed.value, addresses: await addressesOf(parsed.value, network) }, network);
}

function refusalOf({ url, addresses }: Target, network: Network): string | null {
  const forbidden = addresses.find((address) => !network.mayConnect(address));
  if (forbidden !== undefined) return privateRefusal(url, forbidden, network);
  const isPlain = url.protocol === 'http:' && !addresses.every((address) => network.mayAskPlainly?.(address) === true);
  return isPlain ? plainRefusal(url, network) : null;
}

function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[(.*)\]$/, '$1');
}

async function addressesOf(url: URL, network: Network): Promise<readonly string[]> {
  const host = hostOf(url);
  if (isIP(host) !== 0) return [host];
  try {
    return await network.addressesOf(host);
  } catch {
    return [];
  }
}
