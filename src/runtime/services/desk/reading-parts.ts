import type { Database } from '#database/database.ts';
import type { ImageStore } from '#reviews/image-store.ts';
import type { Context } from '#runtime/services/context.ts';
import type { FeedSettings } from '#runtime/settings/feed-settings.ts';
import type { SourceSettings } from '#runtime/settings/source-settings.ts';
import type { SiteCheck } from './site-checks.ts';

/** What the readings of the desk are made from. */
export interface ReadingParts extends Pick<Context, 'catalogue' | 'currency' | 'reviews'> {
  readonly database: Database;
  readonly sources: SourceSettings;
  readonly siteOrigin: string;
  readonly dataDir: string;
  readonly imageStore: ImageStore;
  readonly feeds: FeedSettings;
  /** The site's doctor. */
  readonly examine: (now: Date) => Promise<readonly SiteCheck[]>;
  readonly now: () => Date;
}
