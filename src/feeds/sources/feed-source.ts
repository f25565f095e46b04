import type { FeedSchedule } from '#domain/site/feed-schedule.ts';
import type { FeedOptions } from '#feeds/feed-adapter.ts';
import type { FeedFormatName } from '#feeds/feed-format.ts';

/** Where a header's value is read at fetch time; it is never stored. */
export interface HeaderSecret {
  readonly from: { readonly environment: string } | { readonly file: string };
  /** Prefix of the secret, e.g. `Bearer `. */
  readonly before: string;
}

/** A provider's feed in the operator's file. */
export interface FeedSource extends FeedOptions {
  /** Stable key of the feed's stored state. */
  readonly name: string;
  readonly format: FeedFormatName;
  /** An https address, or the absolute path of a file. */
  readonly place: string;
  readonly schedule: FeedSchedule;
  readonly headers: Readonly<Record<string, HeaderSecret>>;
  readonly maxBytes: number;
  readonly timeoutMs: number;
  /** True: the feed holds only a part of its provider's plans, so nothing is withdrawn. */
  readonly partial: boolean;
}

export function isAddress(place: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(place);
}
