import { addDays } from '#domain/kernel/durations.ts';
import type { Money } from '#domain/money/money.ts';
import type { PricePoint } from '#domain/plan/price-history.ts';
import { texts } from '#desk/messages/en.ts';
import { sayDay, sayMoney } from './say.ts';
import { ScrollBox } from './scroll-box.tsx';

const t = texts.shared;

interface PricePlotProps {
  /** As visitors saw them, oldest first. */
  readonly shown: readonly PricePoint[];
  /** As feeds stated them, where that differs. */
  readonly feed?: readonly PricePoint[];
  /** When somebody doubted the shown price. */
  readonly doubts?: readonly string[];
  /** From when on a pin covers the feed; null: none does. */
  readonly pinnedAt?: string | null;
  /** What somebody saw at the provider. */
  readonly seen?: Money | null;
  readonly now: Date;
  /** One sentence. */
  readonly label: string;
}

const [left, right, top, bottom, width] = [68, 850, 18, 104, 860];

/** Lines of prices over ninety days. Of the currency of the newest price; others are left out. */
export function PricePlot({ shown, feed = [], doubts = [], pinnedAt = null, seen = null, now, label }: PricePlotProps) {
  const begins = addDays(now, -90);
  const currency = [...shown, ...feed].findLast(({ money }) => money !== null)?.money?.currency;
  const units = [...shown, ...feed].flatMap(({ money }) =>
    money?.currency === currency && money ? [money.units] : [],
  );
  if (currency === undefined) return null;
  const all = seen?.currency === currency ? [...units, seen.units] : units;
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const y = (value: number): number =>
    round(high === low ? (top + bottom) / 2 : bottom - ((value - low) / (high - low)) * (bottom - top));
  const x = (at: string | Date): number => {
    const share = (new Date(at).getTime() - begins.getTime()) / (now.getTime() - begins.getTime());
    return round(left + Math.min(1, Math.max(0, share)) * (right - left));
  };
  const lineOf = (points: readonly PricePoint[]): string => drawLine(points, currency, { x, y });
  const at = (value: number): string => sayMoney({ units: Math.round(value), currency });
  const stated = feed.findLast(({ money }) => money?.currency === currency)?.money?.units;
  const last = shown.findLast(({ money }) => money?.currency === currency)?.money?.units;
  return (
    <ScrollBox label={label}>
      <svg className="plot" viewBox={`0 0 ${width} 132`} role="img" aria-label={label}>
        {pinnedAt !== null && (
          <rect
            className="plot-pin"
            x={x(pinnedAt)}
            y={top - 10}
            width={right - x(pinnedAt)}
            height={bottom - top + 18}
          />
        )}
        <path className="plot-grid" d={`M${left} ${top}H${right}M${left} ${bottom}H${right}`} />
        <text x="0" y={top + 4}>
          {at(high)}
        </text>
        {low !== high && (
          <text x="0" y={bottom + 4}>
            {at(low)}
          </text>
        )}
        {feed.length > 0 && <path className="plot-feed" d={lineOf(feed)} />}
        <path className="plot-line" d={lineOf(shown)} />
        {feed.length > 0 && stated !== undefined && stated !== last && (
          <text className="stated" x={right - 6} y={y(stated) + 16} textAnchor="end">
            {t.feedPrice({ price: at(stated) })}
          </text>
        )}
        {last !== undefined && low !== high && (
          <text className="shown" x={right - 6} y={y(last) - 8} textAnchor="end">
            {t.shownPrice({ price: at(last) })}
          </text>
        )}
        {seen !== null && seen.currency === currency && (
          <path className="plot-seen" d={`M${x(doubts[0] ?? now)} ${y(seen.units)}H${right}`} />
        )}
        {last !== undefined && doubts.map((doubt) => <circle key={doubt} cx={x(doubt)} cy={y(last)} r="4.5" />)}
        <text x={left} y="128">
          {sayDay(begins, now)}
        </text>
        <text x={right} y="128" textAnchor="end">
          {t.today}
        </text>
      </svg>
    </ScrollBox>
  );
}

interface Scale {
  readonly x: (at: string) => number;
  readonly y: (units: number) => number;
}

/** Steps: a price holds until the next. Where nothing was offered there is a gap. */
function drawLine(points: readonly PricePoint[], currency: string, { x, y }: Scale): string {
  const known = points.map(({ at, money }) => ({ at, units: money?.currency === currency ? money.units : null }));
  const steps = known.map(({ at, units }, place) => {
    const isDrawing = (known[place - 1]?.units ?? null) !== null;
    if (isDrawing) return units === null ? `H${x(at)}` : `H${x(at)}V${y(units)}`;
    return units === null ? '' : `M${x(at)} ${y(units)}`;
  });
  const holds = (known.at(-1)?.units ?? null) !== null;
  return `${steps.join('')}${holds ? `H${right}` : ''}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
