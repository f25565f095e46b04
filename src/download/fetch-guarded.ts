import type { IncomingMessage } from 'node:http';
import { pipeline, type Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate, createZstdDecompress } from 'node:zlib';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { checkTarget, nameAddress, type Target } from './check-target.ts';
import { isPublicAddress, publicNetwork, type Network } from './network.ts';
import { beforeAbort, faultCode, sendGuarded } from './send-guarded.ts';

/** Validators of a previous response, for a conditional request. */
export interface Validators {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

export interface DownloadRequest {
  /** Must be https, unless the network says otherwise. */
  readonly url: string;
  readonly maxBytes: number;
  /** Total timeout in milliseconds: DNS, every redirect, the last byte. */
  readonly timeoutMs: number;
  /** Validators of the known response; omitted: unconditional. */
  readonly validators?: Validators;
  /** Additional request headers, for example keys; sent to this server only, never after a redirect to another one. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent by POST. Such a request follows no redirect: the body would go with it. */
  readonly body?: { readonly type: string; readonly text: string };
  /** Receives the status of an answer without data, and its `Retry-After`. */
  readonly onRefusal?: (status: number, retryAfter: string | null) => void;
  /** Default: the public internet. */
  readonly network?: Network;
}

/** Null: 304, nothing was written. */
export type DownloadAnswer = Validators | null;

const mostRedirects = 5;
const redirects = [301, 302, 303, 307, 308];

/**
 * Downloads from a user-supplied URL: https and the public internet only, also after redirects, with bounded size and
 * time. `networkWith` adds private addresses, to which no server of the public internet may redirect. It connects to the addresses that it checked, which prevents DNS rebinding. An HTML page is refused. On failure
 * discard what `write` received. Throws what `write` throws.
 */
export async function fetchGuarded(
  request: DownloadRequest,
  write: (chunk: Buffer) => void | Promise<void>,
): Promise<Result<DownloadAnswer>> {
  const signal = AbortSignal.timeout(request.timeoutMs);
  let url = request.url;
  let before: Target | null = null;
  for (let hops = 0; hops <= mostRedirects; hops += 1) {
    const target = await beforeAbort(checkTarget(url, request.network ?? publicNetwork), signal);
    if (target === null) return failure(describeTimeout(url, request.timeoutMs));
    if (!target.ok) return target;
    if (before !== null && leadsInward(before, target.value)) return failure(describeInward(before, target.value));
    before = target.value;
    const opened = await open(target.value, { request, signal });
    if (!opened.ok) return opened;
    const response = opened.value;
    const next = redirects.includes(response.statusCode ?? 0) ? response.headers.location : undefined;
    if (next === undefined) return receive(response, { request, signal, name: nameAddress(target.value.url) }, write);
    response.destroy();
    if (request.body !== undefined)
      return failure(`${nameAddress(target.value.url)} redirects a POST request; use the address it leads to.`);
    if (!URL.canParse(next, url))
      return failure(`${nameAddress(target.value.url)} redirects to an address that cannot be read; ask its operator.`);
    url = new URL(next, url).href;
  }
  return failure(
    `${nameAddress(new URL(request.url))} redirects more than ${mostRedirects} times; use the address it leads to.`,
  );
}

/** Like `fetchGuarded`, into a string; null: 304. Invalid UTF-8 is refused. */
export async function fetchText(
  request: DownloadRequest,
): Promise<Result<{ readonly text: string; readonly validators: Validators } | null>> {
  const chunks: Buffer[] = [];
  const fetched = await fetchGuarded(request, (chunk) => void chunks.push(chunk));
  if (!fetched.ok) return fetched;
  if (fetched.value === null) return success(null);
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
    return success({ text, validators: fetched.value });
  } catch {
    return failure(`${nameAddress(new URL(request.url))} does not answer with text in UTF-8; check the address.`);
  }
}

/** A server of the public internet must not choose what is asked of the operator's own network. */
function leadsInward(from: Target, to: Target): boolean {
  return from.addresses.some(isPublicAddress) && !to.addresses.every(isPublicAddress);
}

function describeInward(from: Target, to: Target): string {
  return `${nameAddress(from.url)} redirects from the public internet to ${nameAddress(to.url)} in a network of your own; use the address it leads to.`;
}

interface Going {
  readonly request: DownloadRequest;
  readonly signal: AbortSignal;
}

/** Sends the request to the checked addresses and waits for the response headers. */
async function open(target: Target, { request, signal }: Going): Promise<Result<IncomingMessage>> {
  const { url } = target;
  const { etag = null, lastModified = null } = request.validators ?? {};
  const answer = await sendGuarded(target, {
    network: request.network ?? publicNetwork,
    signal,
    ...(request.body !== undefined && { body: request.body }),
    headers: {
      ...(url.origin === new URL(request.url).origin ? request.headers : {}),
      // Some servers compress all the same: what they send is bounded after it is unpacked.
      'accept-encoding': 'identity',
      ...(etag === null ? {} : { 'if-none-match': etag }),
      ...(lastModified === null ? {} : { 'if-modified-since': lastModified }),
    },
  });
  if (answer.ok) return answer;
  return failure(describeFault(answer.reason, { name: nameAddress(url), request, signal }));
}

interface Receiving extends Going {
  readonly name: string;
}

async function receive(
  response: IncomingMessage,
  receiving: Receiving,
  write: (chunk: Buffer) => void | Promise<void>,
): Promise<Result<DownloadAnswer>> {
  const { request, name } = receiving;
  const fault = faultOf(response, receiving);
  const status = response.statusCode ?? 0;
  if (status !== 200 && status !== 304) request.onRefusal?.(status, response.headers['retry-after'] ?? null);
  if (fault !== null || response.statusCode === 304) {
    response.destroy();
    return fault === null ? success(null) : failure(fault);
  }
  let size = 0;
  let writing = false;
  try {
    for await (const chunk of unpacked(response)) {
      if (size === 0 && looksLikeHtml(chunk)) return failure(describeHtml(name));
      size += chunk.length;
      if (size > request.maxBytes) return failure(describeSize(name, request.maxBytes));
      writing = true;
      await write(chunk);
      writing = false;
    }
  } catch (error) {
    if (writing) throw error;
    return failure(describeError(error, receiving));
  }
  if (size === 0) return failure(`${name} answers with an empty body; check the address.`);
  return success({
    etag: keepHeader(response.headers.etag),
    lastModified: keepHeader(response.headers['last-modified']),
  });
}

/** Null: the response headers are acceptable: data, or 304. */
function faultOf({ statusCode = 0, headers }: IncomingMessage, { request, name }: Receiving): string | null {
  if (statusCode === 304 && request.validators !== undefined) return null;
  if (statusCode !== 200)
    return `${name} answers with status ${statusCode} instead of data; check the address and, where it needs one, the key.`;
  if (/html/i.test(headers['content-type'] ?? '')) return describeHtml(name);
  if (Number(headers['content-length'] ?? 0) > request.maxBytes) return describeSize(name, request.maxBytes);
  if (unpackerOf(headers) === undefined)
    return `${name} answers with data compressed by ${JSON.stringify(headers['content-encoding']?.slice(0, 40))}, which is not read; use another address or a file.`;
  return null;
}

const unpackers: ReadonlyMap<string, () => Transform> = new Map<string, () => Transform>([
  ['gzip', createGunzip],
  ['x-gzip', createGunzip],
  ['deflate', createInflate],
  ['br', createBrotliDecompress],
  ['zstd', createZstdDecompress],
]);

/** Null: the data is not compressed; undefined: by a method that is not known. */
function unpackerOf(headers: IncomingMessage['headers']): (() => Transform) | null | undefined {
  const encoding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase();
  return encoding === 'identity' || encoding === '' ? null : unpackers.get(encoding);
}

/** The data of an answer. Leaving the loop over it ends the connection. */
function unpacked(response: IncomingMessage): AsyncIterable<Buffer> {
  const unpacker = unpackerOf(response.headers);
  // Errors reach the loop over the stream; the callback only keeps them from being thrown a second time.
  return unpacker ? pipeline(response, unpacker(), () => {}) : response;
}

function looksLikeHtml(chunk: Buffer): boolean {
  return /^\s*<(?:!doctype\s+html|html|head|body)/i.test(
    chunk
      .subarray(0, 200)
      .toString('utf8')
      .replace(/^\uFEFF/, ''),
  );
}

/** Longer validators are ignored and the request is unconditional. */
function keepHeader(value: string | undefined): string | null {
  return value === undefined || value.length > 300 ? null : value;
}

function describeHtml(name: string): string {
  return `${name} answers with a web page instead of data; check the address and, where it needs one, the key.`;
}

function describeSize(name: string, maxBytes: number): string {
  return `${name} sends more than ${Math.round(maxBytes / 1_000_000)} MB, too much for such data; check the address.`;
}

function describeTimeout(url: string, timeoutMs: number): string {
  const name = URL.canParse(url) ? nameAddress(new URL(url)) : 'The address';
  return `${name} did not answer in full within ${Math.ceil(timeoutMs / 1000)} s; it will be tried again next time.`;
}

function describeError(error: unknown, receiving: Receiving): string {
  return describeFault(faultCode(error), receiving);
}

function describeFault(code: string, { request, signal, name }: Receiving): string {
  if (/^(?:Z_|ERR_|ZSTD_)/.test(code))
    return `${name} sends compressed data that cannot be unpacked; ask its operator.`;
  if (signal.aborted) return describeTimeout(`https://${name}`, request.timeoutMs);
  return `${name} could not be reached or closed the connection (${code}); check the address and this machine’s connection.`;
}
