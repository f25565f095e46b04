import type { FeedSchedule } from '#domain/site/feed-schedule.ts';
import type { FeedOptions } from '#feeds/row/feed-adapter.ts';
import type { FeedFormatName } from '#feeds/adapters/feed-format.ts';

/** Where a secret is read at fetch time; it is never stored. */
export interface Secret {
  readonly from: { readonly environment: string } | { readonly file: string };
  /** Prefix of the secret, e.g. `Bearer `. */
  readonly before: string;
}

/** How the pages of an answer follow each other. Paths are dotted: `meta.last_page`. */
export type Paging = {
  /** Path of the list that every page holds a part of. */
  readonly items: string;
} & (
  | {
      /** Numbers of pages, in the query or, as a path, in the body. Without `last` it ends at an empty page. */
      readonly by: 'page';
      readonly parameter: string;
      readonly first: number;
      readonly last: string | null;
    }
  /** Numbers of entries. Without `total` it ends at an empty page. */
  | { readonly by: 'offset'; readonly parameter: string; readonly total: string | null }
  /** Each page names the next one, in `next`. */
  | { readonly by: 'cursor'; readonly parameter: string; readonly next: string }
  | { readonly by: 'link'; readonly next: string }
);

/** Exchanges secrets for a bearer token, before the first page and when the token is refused. */
export interface Login {
  readonly url: string;
  readonly as: 'form' | 'json';
  readonly fields: Readonly<Record<string, string | Secret>>;
  /** Path of the token in the answer. */
  readonly token: string;
}

/** What asking an API needs beyond one GET. */
export interface ApiRequest {
  /** JSON body of a POST; null: GET. */
  readonly post: Readonly<Record<string, unknown>> | null;
  readonly paging: Paging | null;
  readonly login: Login | null;
  /** Null: as fast as it answers. */
  readonly requestsPerMinute: number | null;
}

/** A provider's feed in the operator's file. */
export interface FeedSource extends FeedOptions {
  /** Stable key of the feed's stored state. */
  readonly name: string;
  readonly format: FeedFormatName;
  /** An https address, or the absolute path of a file. */
  readonly place: string;
  readonly schedule: FeedSchedule;
  readonly headers: Readonly<Record<string, Secret>>;
  /** Null: one GET, conditional where possible. */
  readonly api: ApiRequest | null;
  readonly maxBytes: number;
  readonly timeoutMs: number;
  /** True: the feed holds only a part of its provider's plans, so nothing is withdrawn. */
  readonly partial: boolean;
}

export function isAddress(place: string): boolean {
  return /^[a-z][a-z0-9+.-]*:\/\//i.test(place);
}
