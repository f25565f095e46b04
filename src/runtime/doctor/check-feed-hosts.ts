import { findRefusal } from '#download/check-target.ts';
import { beforeAbort } from '#download/send-guarded.ts';
import { feedNetwork } from '#feeds/sources/feed-network.ts';
import { isAddress, type FeedSource } from '#feeds/sources/feed-source.ts';
import { readSources } from '#runtime/services/feeds/open-source-desk.ts';
import type { SourceSettings } from '#runtime/settings/source-settings.ts';
import { fine, problem, type Finding } from './finding.ts';

/** A machine without DNS does not hold doctor up: what a fetch runs into is in the feed's state. */
const lookupMs = 5000;

/** Whether feeds may be fetched from where they are. Names are looked up; no provider is asked for anything. */
export async function checkFeedHosts(settings: SourceSettings): Promise<readonly Finding[]> {
  const { networks } = settings;
  const sources = await readSources(settings);
  const refusals = await Promise.all((sources.ok ? sources.value : []).map((each) => describeRefusals(each, networks)));
  const everything = networks.find((network) => network.endsWith('/0'));
  const open =
    everything === undefined
      ? []
      : [
          problem(
            'feed-hosts',
            `FEED_NETWORKS lists every address (${everything}), so a feed may lead to any server of your network.`,
            'List only the servers that feeds are fetched from.',
          ),
        ];
  const found = [...open, ...refusals.flat()];
  const listed = networks.join(', ') || 'none';
  // A mistake in the file of feeds is told with the feeds.
  return found.length > 0 || !sources.ok
    ? found
    : [fine('feed-hosts', `No feed is at an address that is refused; private ones that are allowed: ${listed}.`)];
}

async function describeRefusals(source: FeedSource, networks: readonly string[]): Promise<readonly Finding[]> {
  const network = feedNetwork(networks);
  const signal = AbortSignal.timeout(lookupMs);
  const found = await Promise.all(
    addressesOf(source).map((address) => beforeAbort(findRefusal(address, network), signal)),
  );
  const sentences = new Set(found.filter((sentence) => sentence !== null));
  return [...sentences].map((sentence) => problem('feed-hosts', `Feed "${source.name}" is not fetched: ${sentence}`));
}

function addressesOf({ place, api }: FeedSource): readonly string[] {
  const login = api?.login?.url;
  return [...(isAddress(place) ? [place] : []), ...(login === undefined ? [] : [login])];
}
