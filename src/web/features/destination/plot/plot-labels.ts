import { plotX, plotY, type PriceRange } from './plot-scale.ts';

/** Smallest plot of a phone (320 px) and of wider screens (from 600 px), in pixels. Larger ones have more room. */
export const smallestPlots = { narrow: { width: 228, height: 222 }, wide: { width: 480, height: 222 } } as const;

/** Free room for a label, in pixels, unless its text is longer. */
const leastRoom = 52;

/** Mean width of a character of a price, rounded up: 12 px, semibold. */
const characterWidth = 7;

/** Between a label and what comes after it, in pixels. */
const leastGap = 4;

/** From the point to its label, in pixels. */
export const labelOffset = { across: 6, below: 17, above: -9 } as const;

/** From the line of a step down to the foot of its label, in pixels. */
const labelDepth = 24;

export interface PlotLabel {
  readonly step: number;
  /** On which side of its point: below the line nothing is to the right of a step. */
  readonly side: 'start' | 'end';
  /** At the foot of the axis there is no room below. */
  readonly isAbove: boolean;
  /** Needs the room of a wide plot. */
  readonly isMinor: boolean;
}

export interface LabelQuery {
  readonly steps: readonly { readonly dataMb: number; readonly units: number; readonly text: string }[];
  /** The step of the trip, which is labelled first; -1: none. */
  readonly trip: number;
  readonly axis: PriceRange;
}

/** Labels of the lowest prices, none touching another: the trip's, then from both ends inwards while there is room. */
export function placeLabels(query: LabelQuery): readonly PlotLabel[] {
  const { steps, trip } = query;
  const order = [trip, 0, steps.length - 1, ...steps.keys()].filter((at) => at >= 0 && at < steps.length);
  const placed: PlotLabel[] = [];
  for (const screen of ['narrow', 'wide'] as const) {
    for (const step of order) {
      const label = { ...sideOf(query, step), isMinor: screen === 'wide' };
      if (isFree(label, { placed, query, screen })) placed.push(label);
    }
  }
  return placed;
}

function sideOf({ steps, axis }: LabelQuery, step: number): Omit<PlotLabel, 'isMinor'> {
  const { dataMb = 0, units = 0, text = '' } = steps[step] ?? {};
  const { width, height } = smallestPlots.narrow;
  const turns = (plotX(dataMb) / 100) * width + labelRoom(text) > width + labelOffset.across;
  const isAbove = ((100 - plotY(units, axis)) / 100) * height < labelDepth - labelOffset.below;
  return { step, side: turns ? 'end' : 'start', isAbove };
}

/** Width that a label takes, from its point on; pixels. */
function labelRoom(text: string): number {
  return Math.max(leastRoom, text.length * characterWidth + labelOffset.across + leastGap);
}

type Screen = keyof typeof smallestPlots;

interface Surroundings {
  readonly placed: readonly PlotLabel[];
  readonly query: LabelQuery;
  readonly screen: Screen;
}

function isFree(label: PlotLabel, { placed, query, screen }: Surroundings): boolean {
  const [left, right] = extentOf(label, query, screen);
  const isApart = placed.every((other) => {
    const [otherLeft, otherRight] = extentOf(other, query, screen);
    const isBeside = right <= otherLeft || otherRight <= left;
    // What stands back to back may stand one above the other.
    return isBeside || (other.side !== label.side && Math.abs(depthOf(other, label, query)) >= labelDepth);
  });
  return isApart && (label.side === 'start' || label.step === query.trip || !crossesLine(label, query, screen));
}

/** Left and right edge, in pixels. */
export function extentOf(
  { step, side }: Pick<PlotLabel, 'step' | 'side'>,
  { steps }: Pick<LabelQuery, 'steps'>,
  screen: Screen,
): readonly [number, number] {
  const { dataMb = 0, text = '' } = steps[step] ?? {};
  const x = (plotX(dataMb) / 100) * smallestPlots[screen].width;
  return side === 'start' ? [x, x + labelRoom(text)] : [x - labelRoom(text), x];
}

/** To the left of a step are the points of the steps before it, a little below. */
function crossesLine(label: PlotLabel, query: LabelQuery, screen: Screen): boolean {
  const [left] = extentOf(label, query, screen);
  const { width } = smallestPlots[screen];
  return query.steps
    .slice(0, label.step)
    .some(({ dataMb }, step) => (plotX(dataMb) / 100) * width > left && depthOf({ step }, label, query) < labelDepth);
}

/** How far the point of the one lies below that of the other, in pixels of the lowest plot. */
export function depthOf(
  one: Pick<PlotLabel, 'step'>,
  other: Pick<PlotLabel, 'step'>,
  { steps, axis }: Pick<LabelQuery, 'steps' | 'axis'>,
): number {
  const [lower, upper] = [one, other].map(({ step }) => plotY(steps[step]?.units ?? 0, axis));
  return (((lower ?? 0) - (upper ?? 0)) / 100) * smallestPlots.narrow.height;
}
