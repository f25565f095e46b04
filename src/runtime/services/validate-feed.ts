import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { loadFallbackRates } from '#currency/fallback-rates.ts';
import { success, type Result } from '#domain/kernel/result.ts';
import { fetchGuarded, type DownloadRequest } from '#download/fetch-guarded.ts';
import { feedNetwork } from '#feeds/sources/feed-network.ts';
import { proposeFeed, proposeInstead, type FeedProposal } from '#feeds/validate/propose-feed.ts';
import { validateFeed, type FeedValidation, type ValidationRequest } from '#feeds/validate/validate-feed.ts';
import type { FeedSettings } from '#runtime/settings/feed-settings.ts';
import type { SourceSettings } from '#runtime/settings/source-settings.ts';

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

/** A proposal, and what it would import; null: nothing can be read by it. */
export interface ProposedValidation {
  readonly proposal: FeedProposal;
  readonly validation: FeedValidation | null;
}

/** Finds out how a file or the body at an address may be read, and validates it that way. */
export async function proposeFeedAt(
  place: string,
  request: Omit<ValidationRequest, 'path' | 'fileName' | 'format'>,
  setting: ValidationSetting,
): Promise<Result<ProposedValidation>> {
  return withFileAt(place, setting, async (file) => {
    const validate = async (proposal: FeedProposal): Promise<ProposedValidation> => {
      const { format, mapping } = proposal;
      if (format === 'table' && mapping === null) return { proposal, validation: null };
      const validation = await validateFeed({ ...request, ...file, format, mapping }, measuresOf(setting));
      return { proposal, validation: validation.ok ? validation.value : null };
    };
    const proposal = await proposeFeed(file.path, file.fileName, request);
    if (!proposal.ok) return proposal;
    const first = await validate(proposal.value);
    const { format } = proposal.value;
    if (format === 'table' || first.validation?.usable !== 0) return success(first);
    const instead = await proposeInstead(file.path, file.fileName, format);
    const second = instead.ok ? await validate(instead.value) : first;
    return success((second.validation?.usable ?? 0) > 0 ? second : first);
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
