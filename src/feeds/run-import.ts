import type { CatalogueWriter, ProviderPlan } from '#catalogue/catalogue-writer-contract.ts';
import { DatabaseError } from '#database/database-error.ts';
import type { Database } from '#database/database.ts';
import { failure, success, type Result } from '#domain/result.ts';
import type { FeedOptions, MappedRow, OpenedFeed } from './feed-adapter.ts';
import { openFeedFile, type FeedFile } from './feed-file.ts';
import { feedAdapters, type FeedFormatName } from './feed-format.ts';
import { FeedRefusal } from './feed-refusal.ts';
import { ImportTally, type ImportReport } from './import-report.ts';
import { KeySet } from './key-set.ts';
import { skip } from './skip-reason.ts';
import { loadWithdrawalCheck, planKey, type ProviderWithdrawal, type WithdrawalCheck } from './withdrawal-check.ts';

export interface ImportRequest extends FeedOptions {
  readonly path: string;
  readonly format: FeedFormatName;
  /** True when the operator says that the file holds only a part of its provider's plans. */
  readonly partial: boolean;
  /** Imports even when it withdraws more than `heldShare` of a provider's plans. */
  readonly force: boolean;
  readonly dryRun: boolean;
  readonly now: Date;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  readonly bytesRead: number;
  readonly bytesTotal: number;
  readonly rows: number;
}

export interface ImportStore {
  readonly database: Database;
  readonly writer: CatalogueWriter;
}

/** Stops the writer's transaction at the end of the stream, before anything is withdrawn. */
class HeldImport extends Error {
  override readonly name = 'HeldImport';
}

/**
 * Imports one file: all of it or nothing. The failure is one plain sentence: the file is not understood, the database
 * cannot be written, or the import is held because it would withdraw too much. Bad rows are no failure; they are counted.
 */
export async function runImport(request: ImportRequest, store: ImportStore): Promise<Result<ImportReport>> {
  const file = await openFeedFile(request.path);
  if (!file.ok) return file;
  try {
    return success(await importFile(file.value, request, store));
  } catch (error) {
    if (error instanceof FeedRefusal || error instanceof HeldImport || error instanceof DatabaseError) {
      return failure(error.message);
    }
    throw error;
  }
}

async function importFile(file: FeedFile, request: ImportRequest, store: ImportStore): Promise<ImportReport> {
  const adapter = feedAdapters[request.format];
  const feed = await adapter.open(file, request);
  const complete = feed.complete && !request.partial;
  const check = complete ? await loadWithdrawalCheck(store.database, adapter.feed) : null;
  const tally = new ImportTally();
  const counts = await store.writer.apply(streamPlans({ feed, file, request, tally, check }), {
    source: `${request.format}: ${file.name}`,
    feed: adapter.feed,
    now: request.now,
    dryRun: request.dryRun,
    withdrawMissing: complete,
  });
  return tally.report(request.format, counts, complete);
}

interface PlanStream {
  readonly feed: OpenedFeed<MappedRow>;
  readonly file: FeedFile;
  readonly request: ImportRequest;
  readonly tally: ImportTally;
  readonly check: WithdrawalCheck | null;
}

/** Rows between two calls of `onProgress`. */
const progressStep = 500;

async function* streamPlans({ feed, file, request, tally, check }: PlanStream): AsyncGenerator<ProviderPlan> {
  const ids = new KeySet();
  const renamed = request.provider === null ? null : new Set<string>();
  for await (const { number, result } of feed.rows) {
    tally.read += 1;
    if (tally.read % progressStep === 0) reportProgress(file, request, tally.read);
    if (!result.ok) {
      tally.addSkip(number, result.reason);
      continue;
    }
    const { provider, plan, leftOut, namedProvider } = result.value;
    if (renamed !== null && namedProvider !== null) refuseSecondSeller(renamed.add(namedProvider), file);
    if (!ids.add(planKey(provider.slug, plan.externalId))) {
      tally.addSkip(number, skip('duplicate-id', 'id', plan.externalId));
      continue;
    }
    check?.meet(provider.slug, plan.externalId);
    tally.addLeftOut(leftOut);
    yield { provider, plan };
  }
  reportProgress(file, request, tally.read);
  const held = check?.excessive() ?? [];
  if (held.length > 0 && !request.force) throw new HeldImport(describeHeld(held));
}

/** One name for the plans of several sellers would show the prices of one as those of another. */
function refuseSecondSeller(names: ReadonlySet<string>, file: FeedFile): void {
  if (names.size < 2) return;
  const sellers = [...names].map((name) => JSON.stringify(name.slice(0, 60))).join(' and ');
  throw new FeedRefusal(
    `The file ${file.name} names several sellers, ${sellers}: --provider is for a file of one. Import it without, or split it.`,
  );
}

function reportProgress(file: FeedFile, { onProgress }: ImportRequest, rows: number): void {
  onProgress?.({ bytesRead: file.bytesRead(), bytesTotal: file.size, rows });
}

function describeHeld(held: readonly ProviderWithdrawal[]): string {
  const losses = held.map(({ provider, active, withdrawn }) => `${withdrawn} of ${active} plans of ${provider}`);
  return (
    `Held, nothing was changed: this file would withdraw ${losses.slice(0, 3).join(' and ')}` +
    `${losses.length > 3 ? ` and more of ${losses.length - 3} other providers` : ''}. ` +
    'Check that it is complete; then import it again with --force, or with --partial to withdraw nothing.'
  );
}
