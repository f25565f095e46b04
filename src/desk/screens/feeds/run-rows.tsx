import { entriesOf } from '#domain/kernel/records.ts';
import { texts } from '#desk/messages/en.ts';
import type { FeedRun } from '#runtime/services/desk/open-readings.ts';

const t = texts.feeds.run;

/** Rows that were skipped or look suspicious, with their reasons and samples. */
export function RunRows({ run: { report } }: { readonly run: FeedRun }) {
  if (report === null) return null;
  const skipped = entriesOf(report.skipped).map(([reason, { count, samples }]) => ({
    reason,
    count,
    samples: samples.map(({ row, field, value }) => `${t.row({ row })}: ${field} “${value}”`),
  }));
  const suspicious = entriesOf(report.suspicious).map(([reason, { count, samples }]) => ({
    reason,
    count,
    samples: samples.map(({ row, id, finding }) => `${t.row({ row })}: ${id}, ${finding}`),
  }));
  return (
    <ul className="lines gap-above">
      <Reasons head={t.rows({ read: report.read, skipped: sum(skipped) })} reasons={skipped} />
      {suspicious.length > 0 && <Reasons head={t.suspicious({ count: sum(suspicious) })} reasons={suspicious} />}
    </ul>
  );
}

interface Reason {
  readonly reason: string;
  readonly count: number;
  readonly samples: readonly string[];
}

function sum(reasons: readonly Reason[]): number {
  return reasons.reduce((all, { count }) => all + count, 0);
}

function Reasons({ head, reasons }: { readonly head: string; readonly reasons: readonly Reason[] }) {
  const named = reasons.map(({ reason, count }) => `${count} ${reason.replaceAll('-', ' ')}`).join(', ');
  const text = (
    <span>
      <b>
        {head}
        {named !== '' && ':'}
      </b>{' '}
      {named}
    </span>
  );
  if (reasons.length === 0) return <li>{text}</li>;
  return (
    <li>
      <details className="samples">
        <summary>
          {text} <span className="link">{t.samples}</span>
        </summary>
        {reasons.map(({ reason, samples }) => (
          <p key={reason} className="mut">
            <b>{reason.replaceAll('-', ' ')}</b>: {samples.join('; ')}
          </p>
        ))}
      </details>
    </li>
  );
}
