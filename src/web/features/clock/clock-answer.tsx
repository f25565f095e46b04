import { formatDayLimit, formatDays } from '#i18n/format-quantity.ts';
import { usePage } from '#web/shared/page/page-environment.tsx';
import type { ClockData, ClockEnd } from './load.ts';
import styles from './page.module.css';
import { Heading } from '#ui/heading.tsx';

interface AnswerProps {
  readonly data: ClockData;
}

/** The seller's rules on activation and duration, including what is not stated. */
export function PlanRules({ data: { rules, plan } }: AnswerProps) {
  const { shell, messages } = usePage();
  const texts = messages.clock;
  const days = rules.validityDays === null ? texts.unending : formatDays(rules.validityDays, shell.locale);
  return (
    <dl className={styles['rules']}>
      <div>
        <dt>{texts.form.days}</dt>
        <dd>{days}</dd>
      </div>
      <div>
        <dt>{texts.form.starts}</dt>
        <dd>{texts.starts[rules.activation ?? 'unknown']}</dd>
      </div>
      <div>
        <dt>{texts.form.counts}</dt>
        <dd>{texts.counts[rules.dayCount ?? 'unknown']}</dd>
      </div>
      {plan?.installWithinDays !== undefined && plan.installWithinDays !== null && (
        <div>
          <dt>{texts.install}</dt>
          <dd>{texts.installWithin({ days: formatDayLimit(plan.installWithinDays, shell.locale) })}</dd>
        </div>
      )}
    </dl>
  );
}

/** The end of the plan; if the rules are ambiguous, the earliest end and every other reading. */
export function ClockAnswer({ data }: AnswerProps) {
  const texts = usePage().messages.clock;
  const { ends, clocks, buyFrom } = data;
  return (
    <section className={styles['answer']} aria-label={texts.answer.label} role="status">
      {ends === null && <p className={styles['waiting']}>{texts.answer.waiting}</p>}
      {ends?.length === 0 && <p className={styles['end']}>{texts.answer.never}</p>}
      {ends !== null && ends.length > 0 && <Ends ends={ends} clocks={clocks ?? ''} />}
      {buyFrom !== null && <p className={styles['note']}>{texts.answer.buyFrom({ date: buyFrom })}</p>}
    </section>
  );
}

function Ends({ ends, clocks }: { readonly ends: readonly ClockEnd[]; readonly clocks: string }) {
  const texts = usePage().messages.clock.answer;
  const [first] = ends;
  if (first === undefined) return null;
  const hasCalendar = ends.some(({ dayCount }) => dayCount === 'calendar');
  return (
    <>
      <Heading as="h2">{ends.length === 1 ? texts.ends : texts.earliest}</Heading>
      <p className={styles['end']}>
        <time dateTime={first.endsAt}>{first.ends}</time>
      </p>
      <p className={styles['note']}>{texts.clocks({ zone: clocks })}</p>
      {ends.length > 1 && <p className={styles['note']}>{texts.open}</p>}
      <ul className={styles['readings']}>
        {ends.map((end) => (
          <Reading key={`${end.activation} ${end.dayCount}`} end={end} isOnly={ends.length === 1} />
        ))}
      </ul>
      {ends.some(({ shifts }) => shifts) && <p className={styles['note']}>{texts.shifts}</p>}
      {hasCalendar && <p className={styles['note']}>{texts.calendarNote}</p>}
    </>
  );
}

function Reading({ end, isOnly }: { readonly end: ClockEnd; readonly isOnly: boolean }) {
  const { starts, counts, answer } = usePage().messages.clock;
  return (
    <li>
      {!isOnly && (
        <b>
          <time dateTime={end.endsAt}>{end.ends}</time>
        </b>
      )}
      <span>{answer.reading({ starts: starts[end.activation], at: end.starts, counts: counts[end.dayCount] })}</span>
    </li>
  );
}
