import { success, type Result } from '#domain/kernel/result.ts';
import {
  openFeedDesk,
  type FeedDesk as OpenFeedDesk,
  type FeedDeskSettings,
} from '#runtime/services/feeds/open-feed-desk.ts';
import { withDatabase } from '#runtime/services/with-database.ts';

/** Without an audit trail, which decisions write. */
export interface FeedDesk extends Omit<OpenFeedDesk, 'release'> {
  /** @param sellers none: all */
  release(runId: number, sellers?: readonly string[]): ReturnType<OpenFeedDesk['release']>;
}

export function withFeedDesk<Value>(
  setting: FeedDeskSettings,
  now: () => Date,
  work: (desk: FeedDesk) => Promise<Result<Value>>,
): Promise<Result<Value>> {
  return withDatabase(setting, (database) => {
    const desk = openFeedDesk({ database, setting, now });
    return work({
      ...desk,
      release: (runId, sellers = []) => desk.release(runId, { sellers, onPublish: async () => undefined }),
      discard: async (runId) => {
        const held = await desk.discard(runId);
        if (held.ok) await desk.forgetFile(held.value);
        return held.ok ? success(held.value) : held;
      },
    });
  });
}
