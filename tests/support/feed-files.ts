import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PlanFacts } from '#domain/plan/plan.ts';
import type { FeedAdapter, FeedOptions, MappedRow } from '#feeds/row/feed-adapter.ts';
import { openFeedFile, type FeedFile } from '#feeds/read/feed-file.ts';
import { FeedRefusal } from '#feeds/read/feed-refusal.ts';
import type { SkipReason } from '#feeds/read/skip-reason.ts';
import { makeFolder } from './make-folder.ts';

/** A file with the given content that is deleted when its scope ends. */
export interface TemporaryFile extends Disposable {
  readonly path: string;
}

export function writeTemporaryFile(content: string | Uint8Array, name = 'feed.txt'): TemporaryFile {
  const folder = makeFolder();
  const path = join(folder, name);
  writeFileSync(path, content);
  return { path, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Nothing said beside the file. */
export const noOptions: FeedOptions = { provider: null, offerUrl: null, currency: null, markUp: null };

export async function openTestFile(path: string): Promise<FeedFile> {
  const file = await openFeedFile(path);
  if (!file.ok) throw new Error(file.reason);
  return file.value;
}

/** What an adapter makes of a file. */
export interface FeedOutcome {
  readonly complete: boolean;
  readonly plans: readonly PlanFacts[];
  readonly rows: readonly MappedRow[];
  /** `reason field` of each skipped row. */
  readonly skips: readonly string[];
}

export async function readFeedAt(adapter: FeedAdapter, path: string, options = noOptions): Promise<FeedOutcome> {
  const feed = await adapter.open(await openTestFile(path), options);
  const rows: MappedRow[] = [];
  for await (const row of feed.rows) rows.push(row);
  return {
    complete: feed.complete,
    rows,
    plans: rows.flatMap(({ result }) => (result.ok ? [result.value.plan] : [])),
    skips: rows.flatMap(({ result }) => (result.ok ? [] : [`${result.reason.reason} ${result.reason.field}`])),
  };
}

/** Like `readFeedAt`, of a text that is written to a file first. */
export async function readFeedText(adapter: FeedAdapter, text: string, options = noOptions): Promise<FeedOutcome> {
  using file = writeTemporaryFile(text);
  return await readFeedAt(adapter, file.path, options);
}

/** The sentence that a text is refused with; null: it is read to its end. */
export async function refusalOf(adapter: FeedAdapter, text: string): Promise<string | null> {
  try {
    await readFeedText(adapter, text);
    return null;
  } catch (error) {
    if (error instanceof FeedRefusal) return error.message;
    throw error;
  }
}

/** Why a row is skipped; null: it is a plan. */
export function reasonOf(result: MappedRow['result']): SkipReason | null {
  return result.ok ? null : result.reason.reason;
}

/** The plan of a row that must be one. */
export function planOf(result: MappedRow['result']): PlanFacts {
  if (!result.ok) throw new Error(`skipped: ${result.reason.reason} ${result.reason.field} "${result.reason.value}"`);
  return result.value.plan;
}
