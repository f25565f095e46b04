import { entriesOf } from '#domain/kernel/records.ts';
import { texts } from '#desk/messages/en.ts';
import type { FeedRun } from '#runtime/services/desk/open-readings.ts';

const t = texts.feeds.run;

/** Rows that were skipped or look suspicious, with their reasons and samples. */
export function RunRows({ run: { report } }: { readonly run: FeedRun }) {
  if (report === null) return null;
  const skipped = reasonsOf(report.skipped, ({ row, field, value }) => `${t.row({ row })}: ${field} “${value}”`);
  const suspicious = reasonsOf(report.suspicious, ({ row, id, finding }) => `${t.row({ row })}: ${id}, ${finding}`);
  const sum = (reasons: readonly Reason[]): number => reasons.reduce((all, { count }) => all + count, 0);
  return (
    <ul className="lines gap-above">
      <Reasons head={t.rows({ read: report.read, skipped: sum(skipped) })} reasons={skipped} />
      {suspicious.length > 0 && <Reasons head={t.suspicious({ count: sum(suspicious) })} reasons={suspicious} />}
    </ul>
  );
}

interface Reason {
  readonly name: string;
  readonly count: number;
  readonly samples: string;
}

function reasonsOf<Sample>(
  reasons: Readonly<Partial<Record<string, { readonly count: number; readonly samples: readonly Sample[] }>>>,
  say: (sample: Sample) => string,
): readonly Reason[] {
  return entriesOf(reasons).map(([reason, { count, samples }]) => ({
    name: reason.replaceAll('-', ' '),
    count,
    samples: samples.map(say).join('; '),
  }));
}

function Reasons({ head, reasons }: { readonly head: string; readonly reasons: readonly Reason[] }) {
  const text = (
    <span>
      <b>{reasons.length === 0 ? head : `${head}:`}</b>{' '}
      {reasons.map(({ name, count }) => `${count} ${name}`).join(', ')}
    </span>
  );
  if (reasons.length === 0) return <li>{text}</li>;
  return (
    <li>
      <details className="samples">
        <summary>
          {text} <span className="link">{t.samples}</span>
        </summary>
        {reasons.map(({ name, samples }) => (
          <p key={name} className="mut">
            <b>{name}</b>: {samples}
          </p>
        ))}
      </details>
    </li>
  );
}
