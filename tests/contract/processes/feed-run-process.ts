import { defaultFeedSettings } from '#runtime/settings/feed-settings.ts';
import { runFeedOn } from '#runtime/services/feeds/import-feed.ts';
import { usualRequest } from '#tests/support/import-feed-file.ts';
import { openTestDatabase } from '#tests/support/open-test-database.ts';

/** Run as a process: imports the feed at its second argument into the database of its first, and says how many rows it has read. */
const [, , url = '', path = '', dataDir = ''] = process.argv;
const opened = await openTestDatabase({ url, dataDir });

const request = {
  ...usualRequest,
  path,
  feed: 'nori',
  onProgress: ({ rows }: { readonly rows: number }) => console.log(rows),
};
const { status } = await runFeedOn(opened, request, { dataDir, feeds: defaultFeedSettings });
console.log(status);
await opened.close();
