import type { Queries } from '#database/schema.ts';
import { readSourceStates } from '#feeds/sources/source-states.ts';
import { nextRunOf } from '#runtime/services/feeds/run-feeds.ts';
import { readSources } from '#runtime/services/feeds/open-source-desk.ts';
import type { SourceSettings } from '#runtime/settings/source-settings.ts';

/** When a configured feed runs next; null: it is not configured, or runs as soon as a server does. */
export async function readNextRun(
  { queries, sources }: { readonly queries: Queries; readonly sources: SourceSettings },
  feed: string,
): Promise<Date | null> {
  const configured = await readSources(sources);
  const source = configured.ok ? configured.value.find(({ name }) => name === feed) : undefined;
  const state = (await readSourceStates(queries)).get(feed);
  if (source === undefined || state === undefined) return null;
  return nextRunOf(source, state);
}
