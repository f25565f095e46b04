import { Wrap } from '#ui/section.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { AfterList } from '#web/features/list/state/list-state.tsx';
import { usePage } from '#web/shared/page/page-environment.tsx';
import styles from '#web/shared/page/answer-band.module.css';
import { AnswerStrip } from './answer-strip.tsx';

/** The answers for the trip, over the foot of the band that precedes them. */
export function TripAnswers() {
  const { trip } = usePage().messages;
  return (
    <section id="trip" className={styles['answers']}>
      <Wrap>
        <h2>
          <VisuallyHidden>{trip.heading}</VisuallyHidden>
        </h2>
        <AfterList>
          <AnswerStrip />
        </AfterList>
      </Wrap>
    </section>
  );
}
