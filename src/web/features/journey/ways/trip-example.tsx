import { stripOfStays } from '#domain/trip/trip-strip.ts';
import { timeOfDays } from '#domain/trip/trip-time.ts';
import { joinPhrases } from '#i18n/punctuation.ts';
import { localizePath } from '#i18n/localized-path.ts';
import { GoLink } from '#ui/go-link.tsx';
import { Heading } from '#ui/heading.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { TripStripSentence } from '#web/shared/plan/trip-strip-caption.tsx';
import { TripStrip } from '#web/shared/plan/trip-strip.tsx';
import styles from '#web/features/journey/trip/page.module.css';
import type { ExampleStop } from '#web/features/journey/trip/trip-data.ts';

const gbPerDay = 1;

/** What an answer looks like: a route with one plan for all of it, without prices. */
export function TripExample({ stops }: { readonly stops: readonly ExampleStop[] }) {
  const { shell, messages } = usePage();
  const { empty } = messages.journey;
  const strip = stripOfExample(stops);
  const names = joinPhrases(
    stops.map(({ place }) => place.name),
    shell.locale,
  );
  return (
    <section className={styles['empty']}>
      <Heading as="h2">{empty.heading({ names })}</Heading>
      <TripStrip strip={strip} size={48} places={stops.map(({ place, flag }) => ({ name: place.name, code: flag }))}>
        <TripStripSentence strip={strip} places={stops.map(({ place }) => place.in)} />
      </TripStrip>
      <GoLink href={localizePath(addressOf(stops), shell.locale)}>{empty.example}</GoLink>
    </section>
  );
}

function addressOf(stops: readonly ExampleStop[]): string {
  return `/trip?${stops.map(({ slug, days }) => `stop=${slug}.${days}.${days * gbPerDay}`).join('&')}`;
}

function stripOfExample(stops: readonly ExampleStop[]) {
  const ends = stops.map((_stop, index) => stops.slice(0, index + 1).reduce((sum, { days }) => sum + days, 0));
  const days = ends.at(-1) ?? 0;
  const plan = {
    dataKind: 'total',
    dataMb: days * gbPerDay * 1000,
    reducedSpeedKbps: null,
    speedLimitKbps: null,
    afterEnd: 'nothing',
    validityDays: 30,
    dayCount: null,
    activation: 'first-use',
  } as const;
  return stripOfStays(
    [{ count: 1, plan }],
    ends.map((until) => ({ until, mbPerDay: gbPerDay * 1000, plan: 0 })),
    timeOfDays(days),
  );
}
