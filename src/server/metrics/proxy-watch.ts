import type { FastifyInstance } from 'fastify';
import { proxyFaultNames, type ProxyFault } from '#domain/site/proxy-faults.ts';
import { healthPaths } from '#server/http/addresses.ts';
import type { ClientFacts } from '#server/http/client-address.ts';
import type { Measures } from './measures.ts';

/** After a request that was right, so many wrong ones in a row: some come from this machine itself, past the proxy. */
const wrongInARow = 1_000;

/** Finds what is wrong with a proxy in the requests that come through it. */
export class ProxyWatch {
  /** The first request decides, until one is right. */
  readonly #runs = new Map<ProxyFault, number>(proxyFaultNames.map((name) => [name, wrongInARow - 1]));

  /** @param seen of one request; a fault that it says nothing about is left out */
  note(seen: Partial<Record<ProxyFault, boolean>>): void {
    for (const name of proxyFaultNames)
      if (seen[name] !== undefined) this.#runs.set(name, seen[name] ? (this.#runs.get(name) ?? 0) + 1 : 0);
  }

  get faults(): readonly ProxyFault[] {
    return proxyFaultNames.filter((name) => (this.#runs.get(name) ?? 0) >= wrongInARow);
  }
}

interface WatchParts {
  readonly watch: ProxyWatch;
  readonly clients: Pick<ClientFacts, 'proxyFaultsOf'>;
  readonly measures: Pick<Measures, 'proxyFaults'> | undefined;
}

/** Watches all requests, also those that are answered from memory; those of monitoring come past the proxy. */
export function watchProxy({ server }: FastifyInstance, { watch, clients, measures }: WatchParts): void {
  server.prependListener('request', ({ url = '', headers, socket }) => {
    const { remoteAddress: ip } = socket;
    if (ip === undefined || healthPaths.has(url)) return;
    const seen = clients.proxyFaultsOf({ ip, headers });
    watch.note(seen);
    for (const name of proxyFaultNames) if (seen[name] === true) measures?.proxyFaults.inc({ fault: name });
  });
}
