import { basename } from 'node:path';
import type { ApplyOptions, CatalogueWriter } from '#catalogue/statements/catalogue-writer-contract.ts';
import type { Database } from '#database/database.ts';
import type { RateTable } from '#domain/money/exchange-rates.ts';
import type { FeedFormatName } from '#feeds/adapters/feed-format.ts';
import type { ChangeLog } from '#feeds/judge/change-log.ts';
import type { FeedLimits } from '#feeds/judge/feed-limits.ts';
import type { FeedProgress } from '#feeds/judge/judge-rows.ts';
import type { FeedOptions } from '#feeds/row/feed-adapter.ts';

export interface ImportRequest extends FeedOptions {
  readonly path: string;
  /** The operator's name for the source; null: the file's. */
  readonly feed: string | null;
  /** Reported name of the file; default: its own name. */
  readonly fileName?: string;
  readonly format: FeedFormatName;
  /** True: the operator states that the file holds only a part of its provider's plans. */
  readonly partial: boolean;
  /** True: an operator has looked at what the feed changes, so it is not held, and withdraws at once. */
  readonly isApproved: boolean;
  readonly dryRun: boolean;
  /** Receives every change; null: the report contains the first few of each kind. */
  readonly changes: ChangeLog | null;
  readonly now: Date;
  readonly beforeCommit?: ApplyOptions['beforeCommit'];
  readonly onProgress?: (progress: FeedProgress) => void;
}

export interface FeedStore {
  readonly database: Database;
  readonly writer: CatalogueWriter;
  readonly rates: RateTable;
  readonly limits: FeedLimits;
}

export function sourceOf({ feed, fileName, path }: Pick<ImportRequest, 'feed' | 'fileName' | 'path'>): string {
  return feed ?? fileName ?? basename(path);
}
