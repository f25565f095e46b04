import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { isIPv6, type LookupFunction } from 'node:net';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import type { Target } from './check-target.ts';
import type { Network } from './network.ts';

export interface GuardedRequest {
  readonly network: Network;
  readonly signal: AbortSignal;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent by POST; default: a GET. */
  readonly body?: { readonly type: string; readonly text: string };
}

/** Sends a request to the checked addresses and waits for the response headers. A failure is an error code. */
export async function sendGuarded(
  { url, addresses }: Target,
  { network, signal, headers, body }: GuardedRequest,
): Promise<Result<IncomingMessage>> {
  const sent = network.request(url, {
    agent: false,
    lookup: lookupAmong(addresses),
    signal,
    ...(body === undefined ? {} : { method: 'POST' }),
    headers: {
      ...(body === undefined ? {} : { 'content-type': body.type, 'content-length': Buffer.byteLength(body.text) }),
      ...headers,
      accept: '*/*',
      'user-agent': 'Roamchart',
    },
  });
  // Also after the response: a connection that breaks off later is seen by who reads.
  sent.on('error', () => undefined);
  sent.end(body?.text);
  try {
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      sent.once('response', resolve).once('error', reject);
    });
    response.on('error', () => undefined);
    return success(response);
  } catch (error) {
    return failure(faultCode(error));
  }
}

/** Such as `ECONNREFUSED`. */
export function faultCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';
}

function lookupAmong(addresses: readonly string[]): LookupFunction {
  const found = addresses.map((address) => ({ address, family: isIPv6(address) ? 6 : 4 }));
  return (_host, options, answer) => {
    if (options.all === true) answer(null, found);
    else answer(null, found[0]?.address ?? '', found[0]?.family);
  };
}

/** Null: the timeout has passed. */
export async function beforeAbort<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value | null> {
  const waiting = new AbortController();
  const over = once(signal, 'abort', { signal: waiting.signal }).then(() => null);
  over.catch(() => undefined);
  try {
    return signal.aborted ? null : await Promise.race([work, over]);
  } finally {
    waiting.abort();
  }
}
