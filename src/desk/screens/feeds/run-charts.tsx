import { texts } from '#desk/messages/en.ts';
import { Bars } from '#desk/parts/bars.tsx';
import { sayNumber } from '#desk/parts/say.ts';
import type { HeldChanges } from '#runtime/services/desk/held-changes.ts';
import type { ShownFeedRun } from '#runtime/services/desk/open-readings.ts';

const t = texts.feeds.run;

interface RunChartProps {
  readonly shown: ShownFeedRun;
  readonly changes: HeldChanges;
}

/** What would change: one bar to scale, four figures, the last runs. */
export function RunTotals({ shown, changes }: RunChartProps) {
  const { active, goneCount: gone, repriced, same, addedCount: fresh } = changes;
  const shareOf = (count: number): string => (active === 0 ? '0 %' : `${Math.round((count / active) * 100)} %`);
  const { repricedBefore, pins, run } = shown;
  const counts = repricedBefore.map((each) => each.repriced);
  const now = run.report?.repriced ?? 0;
  const range = { runs: counts.length, low: Math.min(...counts), high: Math.max(...counts), now };
  const before = counts.length === 0 ? t.firstRun : t.before(range);
  return (
    <section className="card" aria-labelledby="change">
      <h2 id="change">{t.change}</h2>
      <ToScale parts={{ gone, repriced, same, fresh }} />
      <div className="fourl">
        <Figure kind="gone" count={gone} text={t.goneOf({ share: shareOf(gone), total: sayNumber(active) })} />
        <Figure kind="rep" count={repriced} text={t.repriced({ share: shareOf(repriced) })} />
        <Figure kind="same" count={same} text={t.same} />
        <Figure kind="new" count={fresh} text={t.fresh} />
      </div>
      <div className="runs">
        <Bars
          bars={[
            ...repricedBefore.map(({ runId, repriced: value }) => ({ name: runId, value })),
            { name: run.id, value: now },
          ]}
          strongFrom={repricedBefore.length}
          label={before}
        />
        <p className="foot">
          {before}
          {pins > 0 && (
            <>
              <br />
              {t.pins({ count: pins })}
            </>
          )}
        </p>
      </div>
    </section>
  );
}

type Parts = Readonly<Record<'gone' | 'repriced' | 'same' | 'fresh', number>>;

function ToScale({ parts }: { readonly parts: Parts }) {
  const { gone, repriced, same, fresh } = parts;
  const total = Math.max(1, gone + repriced + same + fresh);
  const widths = [
    ['k-gone', gone],
    ['k-rep', repriced],
    ['k-same', same],
    ['k-new', fresh],
  ] as const;
  let begins = 0;
  return (
    <svg className="four" width="100%" height="14" role="img" aria-label={t.bar(parts)}>
      {widths.map(([className, count]) => {
        const x = begins;
        begins += (count / total) * 100;
        return (
          <rect key={className} className={className} x={`${x}%`} width={`${(count / total) * 100}%`} height="14" />
        );
      })}
    </svg>
  );
}

interface FigureProps {
  readonly kind: 'gone' | 'rep' | 'same' | 'new';
  readonly count: number;
  readonly text: string;
}

function Figure({ kind, count, text }: FigureProps) {
  return (
    <div>
      <p>
        <i className={`k-${kind}`} />
        <b>{sayNumber(count)}</b>
      </p>
      <span>{text}</span>
    </div>
  );
}

const tallest = 92;

/** New prices against the old in ten fixed classes. */
export function RunHistogram({ changes: { histogram, repriced, otherCurrency } }: Pick<RunChartProps, 'changes'>) {
  const most = Math.max(1, ...histogram);
  const place = histogram.indexOf(most);
  return (
    <section className="card" aria-labelledby="against">
      <h2 id="against">{t.against({ count: repriced })}</h2>
      <div className="hist" role="img" aria-label={t.histogram({ most, name: t.classes[place] ?? '' })}>
        {histogram.map((count, index) => (
          <div key={t.classes[index]} className={count === 0 ? 'z' : isFar(index) ? 'hot' : undefined}>
            <span>{sayNumber(count)}</span>
            <svg height={Math.ceil((count / most) * tallest)} aria-hidden="true">
              <rect width="100%" height="100%" />
            </svg>
          </div>
        ))}
      </div>
      <div className="histx" aria-hidden="true">
        {t.classes.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      {otherCurrency > 0 && <p className="foot">{t.otherCurrency({ count: otherCurrency })}</p>}
    </section>
  );
}

/** Below half, and from twice on. */
function isFar(index: number): boolean {
  return index === 0 || index >= 7;
}
