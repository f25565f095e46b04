import { openDatabase } from '#database/database.ts';
import type { FeedSource } from '#feeds/sources/feed-source.ts';
import { defaultFeedSettings } from '#runtime/settings/feed-settings.ts';
import { runFeeds } from '#runtime/services/feeds/run-feeds.ts';
import { networkTo } from '#tests/support/feed-server.ts';

/**
 * Run as a process: fetches the feed of its fourth argument. Database, data folder and port of the provider come
 * before it.
 */
const [, , url = '', dataDir = '', port = '', source = ''] = process.argv;
const opened = await openDatabase({ url, dataDir });
if (!opened.ok) throw new Error(opened.reason);
await runFeeds(() => [JSON.parse(source) as FeedSource], {
  database: opened.value,
  dataDir,
  feeds: defaultFeedSettings,
  keptFiles: 2,
  environment: {},
  network: networkTo(port),
  now: () => new Date(),
});
await opened.value.close();
