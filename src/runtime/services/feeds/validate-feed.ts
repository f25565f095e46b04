import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { loadFallbackRates } from '#currency/fallback-rates.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';
import { fetchGuarded, type DownloadRequest } from '#download/fetch-guarded.ts';
import { feedNetwork } from '#feeds/sources/feed-network.ts';
import { chooseProposal, proposeFeeds, type ProposedValidation } from '#feeds/validate/propose-feed.ts';
import { validateFeed, type FeedValidation, type ValidationRequest } from '#feeds/validate/validate-feed.ts';
import type { FeedSettings } from '#runtime/settings/feed-settings.ts';
import type { SourceSettings } from '#runtime/settings/source-settings.ts';

export type { ProposedValidation } from '#feeds/validate/propose-feed.ts';
export type { FeedValidation, RowProblem } from '#feeds/validate/validate-feed.ts';

/** Enough for a feed of a million plans. */
const maxBytes = 2 ** 31;
const timeoutMs = 10 * 60_000;

export interface ValidationSetting {
  readonly feeds: FeedSettings;
  readonly sources: Pick<SourceSettings, 'networks'>;
  /** Default: where feeds may be fetched from. */
  readonly network?: NonNullable<DownloadRequest['network']>;
}

/**
 * Validates a file, or the body at an address, without a database. Prices are compared in US dollars by the
 * bundled rates.
 */
export async function validateFeedAt(
  place: string,
  request: Omit<ValidationRequest, 'path' | 'fileName'>,
  setting: ValidationSetting,
): Promise<Result<FeedValidation>> {
  return withFileAt(place, setting, (file) => validateFeed({ ...request, ...file }, measuresOf(setting)));
}

/** Finds out how a file or the body at an address may be read, and validates it in each of these ways. */
export async function proposeFeedAt(
  place: string,
  request: Omit<ValidationRequest, 'path' | 'fileName' | 'format'>,
  setting: ValidationSetting,
): Promise<Result<ProposedValidation>> {
  return withFileAt(place, setting, async (file) => {
    const proposed = await proposeFeeds(file.path, file.fileName, request);
    if (!proposed.ok) return proposed;
    const tried: ProposedValidation[] = [];
    for (const proposal of proposed.value) {
      const { format, mapping } = proposal;
      const isUnfinished = format === 'table' && mapping === null;
      const validation = isUnfinished
        ? null
        : await validateFeed({ ...request, ...file, format, mapping }, measuresOf(setting));
      tried.push({ proposal, validation: validation?.ok === true ? validation.value : null });
    }
    const chosen = chooseProposal(tried, file.fileName);
    return chosen === null ? failure(`Nothing reads ${file.fileName}.`) : success(chosen);
  });
}

function measuresOf({ feeds }: ValidationSetting) {
  return { limits: feeds.limits, rates: Object.fromEntries(loadFallbackRates()) };
}

async function withFileAt<Value>(
  place: string,
  setting: ValidationSetting,
  work: (file: { readonly path: string; readonly fileName: string }) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  if (!/^https?:\/\//i.test(place)) return work({ path: place, fileName: basename(place) });
  const path = join(tmpdir(), `roamchart-feed-${randomUUID()}`);
  try {
    const fetched = await download({ url: place, maxBytes, timeoutMs, network: networkOf(setting) }, path);
    return fetched.ok ? await work({ path, fileName: nameOf(place) }) : fetched;
  } finally {
    await rm(path, { force: true });
  }
}

function networkOf({ network, sources }: ValidationSetting): NonNullable<DownloadRequest['network']> {
  return network ?? feedNetwork(sources.networks);
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
