import { lookup } from 'node:dns/promises';
import { request, type RequestOptions } from 'node:https';
import type { ClientRequest } from 'node:http';
import { isPublicAddress } from './public-address.ts';

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
