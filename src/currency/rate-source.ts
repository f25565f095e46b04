import { faultCode } from '#download/send-guarded.ts';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { nameAddress, parseDownloadUrl } from '#download/check-target.ts';
import { fetchText, type Validators } from '#download/fetch-guarded.ts';
import type { Network } from '#download/network.ts';
import type { RateDay } from '#domain/money/rate-day.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { plainNames } from './formats/plain-rates.ts';
import { rateFormatNames, replacements } from './formats/rate-format.ts';
import { readRates, type Reading } from './read-rates.ts';

/** A source of exchange rates. */
export interface RateSource extends Reading {
  /** An https address, or the path of a file. */
  readonly place: string;
  /** Format and place without what may be a key: for messages, and stored with its rates. */
  readonly name: string;
}

/** All currencies of the world for 90 days are below a megabyte. */
const maxBytes = 5_000_000;
const timeoutMs = 30_000;

const isAddress = (place: string): boolean => /^[a-z][a-z0-9+.-]*:\/\//i.test(place);

/**
 * Reads `ecb-xml=https://… plain[date:timestamp]=rates.json`: the first source that has a currency gives its rate. Separated by
 * spaces, because addresses may hold commas. The failure quotes no address: it may hold a key.
 */
export function parseRateSources(text: string): Result<readonly RateSource[]> {
  const sources: RateSource[] = [];
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const source = parseRateSource(word);
    if (!source.ok) return source;
    const { name } = source.value;
    const count = sources.filter((other) => other.name === name || other.name.startsWith(`${name} #`)).length;
    sources.push(count === 0 ? source.value : { ...source.value, name: `${name} #${count + 1}` });
  }
  return success(sources);
}

function parseRateSource(text: string): Result<RateSource> {
  const [, name = '', mapping, place = ''] = /^([a-z0-9-]+)(?:\[([^\]]*)\])?=(.+)$/.exec(text) ?? [];
  const replacement = replacements.get(name);
  if (replacement !== undefined)
    return failure(`names the format ${name}, which is no longer read: write ${replacement} instead`);
  const format = rateFormatNames.find((known) => known === name);
  const names = mapping === undefined ? {} : parseNames(mapping);
  if (format === undefined || place === '' || names === null || (mapping !== undefined && format !== 'plain'))
    return failure(
      `must be sources such as ecb-xml=https://host/path, plain=file.json or plain[date:timestamp]=https://host/path; formats are ${rateFormatNames.join(', ')}`,
    );
  const reading: Reading = { format, ...names };
  if (!isAddress(place)) return success({ ...reading, place, name: `${format} ${place}` });
  const url = parseDownloadUrl(place);
  if (!url.ok)
    return failure(
      `must name web addresses that begin with https:// and have no password before the host, which that of ${format} does not`,
    );
  return success({ ...reading, place, name: `${format} ${nameAddress(url.value)}` });
}

const mappedName = /^(date|base|rates):([\w-]+)$/;

/** `date:timestamp,rates:quotes`; null: something else. */
function parseNames(text: string): Pick<Reading, 'names'> | null {
  const pairs = text.split(',').map((pair) => mappedName.exec(pair));
  if (pairs.includes(null)) return null;
  return { names: { ...plainNames, ...Object.fromEntries(pairs.map((pair) => [pair?.[1], pair?.[2]])) } };
}

/** Detects a changed place, to which stored validators do not apply, without storing a key. */
export function placeHash({ place }: RateSource): string {
  return createHash('sha256').update(place).digest('base64url');
}

/** The parsed response of a source. */
export interface SourceAnswer {
  /** The oldest first; at least one. */
  readonly days: readonly RateDay[];
  /** Null: a file. */
  readonly validators: Validators | null;
}

interface AskOptions {
  /** Of the last good answer; default: an unconditional request. */
  readonly validators?: Validators | undefined;
  readonly network?: Network | undefined;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Fetches a source; null: not modified. */
export async function askSource(source: RateSource, options: AskOptions): Promise<Result<SourceAnswer | null>> {
  const { validators, network, today } = options;
  const read = isAddress(source.place)
    ? await fetchText({
        url: source.place,
        maxBytes,
        timeoutMs,
        ...(validators === undefined ? {} : { validators }),
        ...(network === undefined ? {} : { network }),
      })
    : await readRateFile(source.place);
  if (!read.ok) return read;
  if (read.value === null) return success(null);
  const days = readRates(read.value.text, source, today);
  if (!days.ok)
    return failure(`${source.name} is refused: ${days.reason}; check what it sends and the format it is given as.`);
  return success({ days: days.value, validators: read.value.validators });
}

async function readRateFile(path: string): Promise<Result<{ readonly text: string; readonly validators: null }>> {
  try {
    const { size } = await stat(path);
    if (size > maxBytes) return failure(`The file ${path} is larger than 5 MB, too large for rates; check the path.`);
    const text = new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
    return success({ text, validators: null });
  } catch (error) {
    if (error instanceof TypeError && !('syscall' in error))
      return failure(`The file ${path} is not text in UTF-8; check the path.`);
    return failure(`The file ${path} cannot be read (${faultCode(error)}); check its path and permissions.`);
  }
}
