import { parseDestinationKey } from '#domain/place/destinations.ts';
import { texts } from '#desk/messages/en.ts';
import { ActionButton } from '#desk/parts/action-form.tsx';
import { Bars, Ranked } from '#desk/parts/bars.tsx';
import { Go } from '#desk/parts/go.tsx';
import { ItemTrail } from '#desk/parts/item-trail.tsx';
import { destinationName, sayNumber } from '#desk/parts/say.ts';
import { Lines } from '#desk/parts/lines.tsx';
import { When } from '#desk/parts/when.tsx';
import { sayDid, sayWho } from '#desk/parts/event-words.ts';
import { FeedMark } from '#desk/screens/feeds/feed-mark.tsx';
import type { ProviderLayers } from '#runtime/services/desk/provider-layers.ts';

const t = texts.providers;
const [placesShown, trailShown] = [5, 6];

interface ProviderSideProps {
  readonly layers: ProviderLayers;
  readonly isOwner: boolean;
}

/** Clicks, feed runs, and who did what. */
export function ProviderSide({ layers, isOwner }: ProviderSideProps) {
  const { feeds, trail, provider } = layers;
  return (
    <div className="column">
      <Clicks layers={layers} />
      {feeds.map((each) => (
        <FeedRuns key={each.feed.name} runs={each} isOwner={isOwner} back={`/providers/${provider.slug}`} />
      ))}
      <ItemTrail
        rows={trail.slice(0, trailShown).map((event) => ({
          key: String(event.id),
          at: event.at,
          text: `${sayWho(event)} ${sayDid(event)} ${event.after ?? ''}`,
        }))}
      />
    </div>
  );
}

function Clicks({ layers: { clicks, pays } }: Pick<ProviderSideProps, 'layers'>) {
  const { total, days, destinations } = clicks;
  return (
    <section className="card card--sim">
      <h2 className="big big--side">
        {sayNumber(total)} <small>{t.clicks}</small>
      </h2>
      <p className="mut s13">{pays === true ? t.allPay : pays === false ? t.nonePay : t.notSaidPay}</p>
      <Bars bars={days.map((day) => ({ name: day.day, value: day.clicks }))} height={44} isNarrow label={t.bars} />
      <Ranked
        className="earn earn--places"
        rows={destinations.slice(0, placesShown).map(({ destination, clicks: count }) => ({
          key: destination,
          name: sayPlace(destination),
          count,
          isPale: pays !== true,
        }))}
      />
    </section>
  );
}

function sayPlace(key: string): string {
  const parsed = parseDestinationKey(key);
  if (parsed.ok) return destinationName(parsed.value);
  return key === '' ? t.several : key;
}

interface FeedRunsProps extends Pick<ProviderSideProps, 'isOwner'> {
  readonly runs: ProviderLayers['feeds'][number];
  readonly back: string;
}

function FeedRuns({ runs: { feed, runs }, isOwner, back }: FeedRunsProps) {
  return (
    <section>
      <div className="acts acts--spread">
        <h3>{t.feedOf({ feed: feed.name })}</h3>
        <FeedMark feed={feed} />
      </div>
      <Lines
        rows={runs.map(({ id, sentence, startedAt }) => ({
          key: id,
          text: sentence,
          aside: <When at={new Date(startedAt)} as="row" />,
        }))}
      />
      <div className="acts">
        {isOwner && feed.schedule !== null && (
          <ActionButton of="feed/run" subject={feed.name} back={back} name={texts.shared.fetchNow} />
        )}
        <Go href={`/feeds/${encodeURIComponent(feed.name)}`} name={t.runs} />
      </div>
    </section>
  );
}
