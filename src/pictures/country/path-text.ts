/** Detail below this is dropped as invisible. */
export interface PathDetail {
  /** Minimum distance from the previous point, pixels. */
  readonly leastStep: number;
  /** Minimum area of a ring, square pixels. */
  readonly leastArea: number;
}

/** A third of a pixel is invisible; islets stay. */
const plateDetail: PathDetail = { leastStep: 0.35, leastArea: 0 };

/**
 * Collects drawing calls as SVG path text, exact to a tenth of a pixel. The geodata has far more points than a map
 * image has pixels; dropping crowded points makes drawing several times faster.
 */
export class PathText {
  readonly #detail: PathDetail;
  #pieces: string[] = [];
  /** Of the ring or line being drawn: x and y in turn. */
  #points: number[] = [];

  constructor(detail: PathDetail = plateDetail) {
    this.#detail = detail;
  }

  moveTo(x: number, y: number): void {
    this.#finish('');
    this.#points.push(x, y);
  }

  lineTo(x: number, y: number): void {
    const { leastStep } = this.#detail;
    const lastX = this.#points.at(-2) ?? Number.NaN;
    const lastY = this.#points.at(-1) ?? Number.NaN;
    if (Math.abs(x - lastX) < leastStep && Math.abs(y - lastY) < leastStep) return;
    this.#points.push(x, y);
  }

  /** An islet reduced to one point gets a little width, so that its outline is still drawn. */
  closePath(): void {
    if (areaOf(this.#points) < this.#detail.leastArea) this.#points = [];
    this.#finish(this.#points.length === 2 ? 'h0.3Z' : 'Z');
  }

  /** Points of a geometry are ignored; paths of land and lines have none. */
  arc(): void {
    return;
  }

  beginPath(): void {
    return;
  }

  /** Returns and clears the collected path; '' for none. */
  take(): string {
    this.#finish('');
    const text = this.#pieces.join('');
    this.#pieces = [];
    return text;
  }

  #finish(end: string): void {
    if (this.#points.length === 0) return;
    this.#pieces.push(writePoints(this.#points));
    this.#pieces.push(end);
    this.#points = [];
  }
}

/** An absolute first point, then relative ones: half as long as absolute points. */
function writePoints(points: readonly number[]): string {
  const tenths = points.map((value) => Math.round(value * 10));
  const [x = 0, y = 0] = tenths;
  let text = `M${x / 10} ${y / 10}`;
  for (let at = 2; at < tenths.length; at += 2) {
    const dx = (tenths[at] ?? 0) - (tenths[at - 2] ?? 0);
    const dy = (tenths[at + 1] ?? 0) - (tenths[at - 1] ?? 0);
    text += `${at === 2 ? 'l' : separatorOf(dx)}${writeTenths(dx)}${separatorOf(dy)}${writeTenths(dy)}`;
  }
  return text;
}

/** A minus sign separates numbers by itself. */
function separatorOf(tenths: number): string {
  return tenths < 0 ? '' : ' ';
}

function writeTenths(tenths: number): string {
  return String(tenths / 10).replace('0.', '.');
}

/** Area of a ring of points, by the shoelace formula. */
function areaOf(points: readonly number[]): number {
  let twice = 0;
  for (let at = 0; at < points.length; at += 2) {
    const next = (at + 2) % points.length;
    const [x = 0, y = 0, nextX = 0, nextY = 0] = [points[at], points[at + 1], points[next], points[next + 1]];
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice) / 2;
}
