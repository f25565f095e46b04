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
  const shareOf = (count: number): string => (active === 0 ? '0%' : `${Math.round((count / active) * 100)}%`);
  const figures: readonly Figure[] = [
    { kind: 'gone', count: gone, text: t.goneOf({ share: shareOf(gone), total: sayNumber(active) }) },
    { kind: 'rep', count: repriced, text: t.repriced({ share: shareOf(repriced) }) },
    { kind: 'same', count: same, text: t.same },
    { kind: 'new', count: fresh, text: t.fresh },
  ];
  return (
    <section className="card" aria-labelledby="change">
      <h2 id="change">{t.change}</h2>
      <ToScale figures={figures} label={t.bar({ gone, repriced, same, fresh })} />
      <div className="fourl">
        {figures.map(({ kind, count, text }) => (
          <div key={kind}>
            <p>
              <i className={`k-${kind}`} />
              <b>{sayNumber(count)}</b>
            </p>
            <span>{text}</span>
          </div>
        ))}
      </div>
      <RunsBefore shown={shown} />
    </section>
  );
}

interface Figure {
  readonly kind: 'gone' | 'rep' | 'same' | 'new';
  readonly count: number;
  readonly text: string;
}

function ToScale({ figures, label }: { readonly figures: readonly Figure[]; readonly label: string }) {
  const sum = (of: readonly Figure[]): number => of.reduce((all, { count }) => all + count, 0);
  const share = 100 / Math.max(1, sum(figures));
  return (
    <svg className="four" width="100%" height="14" role="img" aria-label={label}>
      {figures.map(({ kind, count }, place) => {
        const x = `${sum(figures.slice(0, place)) * share}%`;
        return <rect key={kind} className={`k-${kind}`} x={x} width={`${count * share}%`} height="14" />;
      })}
    </svg>
  );
}

function RunsBefore({ shown: { repricedBefore, pins, run } }: Pick<RunChartProps, 'shown'>) {
  const counts = repricedBefore.map((each) => each.repriced);
  const now = run.report?.repriced ?? 0;
  const range = { runs: counts.length, low: Math.min(...counts), high: Math.max(...counts), now };
  const before = counts.length === 0 ? t.firstRun : t.before(range);
  const bars = [...repricedBefore, { runId: run.id, repriced: now }];
  return (
    <div className="runs">
      <Bars
        bars={bars.map(({ runId, repriced }) => ({ name: runId, value: repriced }))}
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
