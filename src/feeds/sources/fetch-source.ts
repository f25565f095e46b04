import { stat } from 'node:fs/promises';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { nameAddress } from '#download/check-target.ts';
import { fetchGuarded, type DownloadAnswer, type Validators } from '#download/fetch-guarded.ts';
import type { ApiWorld } from './api-client.ts';
import { hashFile } from '#feeds/read/hash-file.ts';
import { downloadPages } from './download-pages.ts';
import { isAddress, type FeedSource } from './feed-source.ts';
import type { FetchedFile, FetchedFiles, IncomingFile } from './fetched-files.ts';
import { readHeaders } from './read-headers.ts';
import type { ReadFile } from './source-states.ts';

export interface FetchWorld extends ApiWorld {
  readonly files: FetchedFiles;
}

export interface FetchedFeed {
  readonly file: FetchedFile;
  readonly validators: Validators;
}

const noValidators: Validators = { etag: null, lastModified: null };

/** The place of a feed for messages: without the query, which may hold a key. */
export function namePlace({ place }: FeedSource): string {
  return isAddress(place) ? nameAddress(new URL(place)) : place;
}

/**
 * Fetches a feed, conditionally if possible.
 * @param known the last file read; null: none
 */
export function fetchSource(
  source: FeedSource,
  known: ReadFile | null,
  world: FetchWorld,
): Promise<Result<FetchedFeed>> {
  if (!isAddress(source.place)) return lookAtFile(source);
  return source.api === null ? download(source, known, world) : downloadFromApi(source, known, world);
}

async function lookAtFile({ place, maxBytes }: FeedSource): Promise<Result<FetchedFeed>> {
  try {
    const { size } = await stat(place);
    if (size > maxBytes)
      return failure(
        `The file ${place} is larger than its limit of ${maxBytes / 1e6} MB; raise maxMegabytes or check the file.`,
      );
    const file = { name: place, path: place, hash: await hashFile(place) };
    return success({ file, validators: noValidators });
  } catch (error) {
    return failure(`The file ${place} cannot be read (${codeOf(error)}); check its path and permissions.`);
  }
}

async function download(source: FeedSource, known: ReadFile | null, world: FetchWorld): Promise<Result<FetchedFeed>> {
  const headers = await readHeaders(source, world.environment);
  if (!headers.ok) return headers;
  return keepDownload(known, world, (incoming, isKept) =>
    ask({ source, headers: headers.value, known: isKept ? known : null, incoming }, world),
  );
}

/** @param get writes the file and answers with its validators; null: the kept file is still the current one */
async function keepDownload(
  known: ReadFile | null,
  world: FetchWorld,
  get: (incoming: IncomingFile, isKept: boolean) => Promise<Result<DownloadAnswer>>,
): Promise<Result<FetchedFeed>> {
  const kept = known === null ? null : await keptFile(known, world.files);
  try {
    await using incoming = await world.files.receive();
    const answer = await get(incoming, kept !== null);
    if (!answer.ok) return answer;
    if (answer.value === null && kept !== null && known !== null) return success({ file: kept, validators: known });
    const file = await incoming.keep(world.now());
    const isKnown = kept !== null && file.hash === kept.hash;
    // Within one millisecond the new file gets the old one's name.
    if (isKnown && file.name !== kept.name) await world.files.remove(file.name);
    return success({ file: isKnown ? kept : file, validators: answer.value ?? noValidators });
  } catch (error) {
    if (!(error instanceof Error && 'syscall' in error)) throw error;
    return failure(`The download cannot be stored (${codeOf(error)}); make room in DATA_DIR or check its permissions.`);
  }
}

/** Answers of APIs are asked for without validators: they are known again by their content. */
async function downloadFromApi(
  source: FeedSource,
  known: ReadFile | null,
  world: FetchWorld,
): Promise<Result<FetchedFeed>> {
  return keepDownload(known, world, async (incoming) => {
    const got = await downloadPages(source, world, (chunk) => incoming.write(chunk));
    return got.ok ? success(noValidators) : got;
  });
}

async function keptFile({ name, hash }: ReadFile, files: FetchedFiles): Promise<FetchedFile | null> {
  const path = await files.find(name);
  return path === null ? null : { name, path, hash };
}

interface Asking {
  readonly source: FeedSource;
  readonly headers: Readonly<Record<string, string>>;
  readonly known: ReadFile | null;
  readonly incoming: IncomingFile;
}

function ask({ source, headers, known, incoming }: Asking, { network }: FetchWorld): Promise<Result<DownloadAnswer>> {
  const { place: url, maxBytes, timeoutMs } = source;
  const hasValidators = known !== null && (known.etag !== null || known.lastModified !== null);
  return fetchGuarded(
    {
      url,
      maxBytes,
      timeoutMs,
      headers,
      ...(hasValidators ? { validators: { etag: known.etag, lastModified: known.lastModified } } : {}),
      ...(network === undefined ? {} : { network }),
    },
    (chunk) => incoming.write(chunk),
  );
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'no reason given';
}
