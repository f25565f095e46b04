import type { SegmentKind } from './run-plan.ts';
import type { StripSegment, TripStrip } from './trip-strip.ts';
import { instant } from './trip-time.ts';

/** A day of a strip: from landing or midnight to midnight or leaving, in days after landing. */
export interface StripDay {
  readonly from: number;
  readonly until: number;
  /** The part, 0 to 1, of a plan's amount or of a day's that is left at its two ends; null: not known. */
  readonly left: readonly [morning: number | null, night: number | null];
  /** What holds, in order, each once. */
  readonly kinds: readonly SegmentKind[];
}

export function stripDays({ time, segments }: TripStrip): readonly StripDay[] {
  const starts = [0, ...time.midnights.filter((midnight) => midnight < time.length - instant)];
  return starts.map((from, index) => {
    const until = starts[index + 1] ?? time.length;
    const within = segments.filter((each) => each.until > from + instant && each.from < until - instant);
    return {
      from,
      until,
      left: [leftAt(within[0], from), leftAt(within.at(-1), until)],
      kinds: [...new Set(within.map(({ kind }) => kind))],
    };
  });
}

function leftAt(segment: StripSegment | undefined, at: number): number | null {
  if (segment === undefined) return null;
  const { kind, from, until, left } = segment;
  if (left !== null) return left[0] + ((left[1] - left[0]) * (at - from)) / (until - from);
  return kind === 'slow' || kind === 'gone' ? 0 : null;
}
