import type { ReactNode } from 'react';
import { isSameTrip } from '#domain/trip/trip.ts';
import { Wrap } from '#ui/section.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { OwnPricePanel } from '#web/features/list/ruler/own-price.tsx';
import { AfterList, useListState } from '#web/features/list/state/list-state.tsx';
import { PlainComparison } from '#web/shared/compared/compare-toggle.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from '#web/shared/page/answer-band.module.css';
import { AnswerStrip } from './answer-strip.tsx';

/** The answers for the trip, over the foot of the band that precedes them. */
export function TripAnswers({ note }: { readonly note?: ReactNode }) {
  const { trip } = usePage().messages;
  return (
    <section id="trip" className={styles['answers']}>
      <Wrap>
        <h2>
          <VisuallyHidden>{trip.heading}</VisuallyHidden>
        </h2>
        <AfterList>
          <Answers note={note} />
        </AfterList>
        <PlainComparison />
      </Wrap>
    </section>
  );
}

/** The visitor's own price stands in their place until the trip changes. */
function Answers({ note }: { readonly note: ReactNode }) {
  const { data, view } = useListState();
  const own = data.offer ?? null;
  return own !== null && isSameTrip(own.trip, view.query.trip) ? (
    <OwnPricePanel own={own} />
  ) : (
    <AnswerStrip note={note} />
  );
}
