import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { loadFallbackRates } from '#currency/fallback-rates.ts';
import { success, type Result } from '#domain/kernel/result.ts';
import { fetchGuarded, type DownloadRequest } from '#download/fetch-guarded.ts';
import { validateFeed, type FeedValidation, type ValidationRequest } from '#feeds/validate-feed.ts';
import type { FeedSettings } from '#runtime/settings/feed-settings.ts';

export type { FeedValidation, RowProblem } from '#feeds/validate-feed.ts';

/** Enough for a feed of a million plans. */
const maxBytes = 2 ** 31;
const timeoutMs = 10 * 60_000;

export interface ValidationSetting {
  readonly feeds: FeedSettings;
  /** Default: the public internet. */
  readonly network?: NonNullable<DownloadRequest['network']>;
}

/**
 * Validates a file, or the body at an https address, without a database. Prices are compared in US dollars by the
 * bundled rates.
 */
export async function validateFeedAt(
  place: string,
  request: Omit<ValidationRequest, 'path' | 'fileName'>,
  setting: ValidationSetting,
): Promise<Result<FeedValidation>> {
  const measures = { limits: setting.feeds.limits, rates: Object.fromEntries(loadFallbackRates()) };
  if (!/^https?:\/\//i.test(place))
    return validateFeed({ ...request, path: place, fileName: basename(place) }, measures);
  const path = join(tmpdir(), `roamchart-feed-${randomUUID()}`);
  try {
    const fetched = await download({ url: place, maxBytes, timeoutMs, ...networkOf(setting) }, path);
    return fetched.ok ? await validateFeed({ ...request, path, fileName: nameOf(place) }, measures) : fetched;
  } finally {
    await rm(path, { force: true });
  }
}

function networkOf({ network }: ValidationSetting): Pick<DownloadRequest, 'network'> {
  return network === undefined ? {} : { network };
}

async function download(request: DownloadRequest, path: string): Promise<Result<null>> {
  const file = await open(path, 'wx');
  try {
    const fetched = await fetchGuarded(request, (chunk) => file.writeFile(chunk));
    return fetched.ok ? success(null) : fetched;
  } finally {
    await file.close();
  }
}

/** Drops the query, which may contain a key. */
function nameOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
