export interface ChartPoint {
  readonly at: number;
  readonly value: number;
}

interface StepsOptions {
  readonly width: number;
  readonly height: number;
  readonly until?: number;
}

export interface Steps {
  /** SVG path data. */
  readonly line: string;
  readonly area: string;
  readonly end: { readonly x: number; readonly y: number };
}

/** Space for the mark at the end of the line and for its thickness. */
const inset = 6;

/** A step line. Null: nothing to draw. */
export function drawSteps(points: readonly ChartPoint[], { width, height, until }: StepsOptions): Steps | null {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined) return null;
  const end = Math.max(last.at, until ?? last.at);
  const values = points.map(({ value }) => value);
  const x = scale([first.at, end], [0, width - inset]);
  // A constant value runs through the middle.
  const y = scale([Math.max(...values), Math.min(...values)], [inset, height - inset]);
  const steps = points.slice(1).map(({ at, value }) => `H${x(at)}V${y(value)}`);
  const line = `M0 ${y(first.value)}${steps.join('')}H${round(width - inset)}`;
  return {
    line,
    area: `${line}V${height}H0Z`,
    end: { x: round(width - inset), y: y(last.value) },
  };
}

type Span = readonly [from: number, to: number];

function scale([from, to]: Span, [start, end]: Span): (value: number) => number {
  return (value) => round(from === to ? (start + end) / 2 : start + ((value - from) / (to - from)) * (end - start));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
