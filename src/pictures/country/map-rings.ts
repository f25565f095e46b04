/** A closed coast or an open line: x and y in turn, pixels. */
export interface Ring {
  readonly points: readonly number[];
  readonly isClosed: boolean;
}

/** Left, top, right, bottom. */
export type Rectangle = readonly [number, number, number, number];

/** @param points x and y in turn */
export function boundsOf(points: readonly number[]): Rectangle {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < points.length; at += 2) {
    const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return [left, top, right, bottom];
}

export function boundsOfRings(rings: readonly Ring[]): Rectangle {
  return boundsOf(rings.flatMap(({ points }) => boundsOf(points)));
}

/** Width or height of all rings together, whichever is larger. */
export function extentOf(rings: readonly Ring[]): number {
  const [left, top, right, bottom] = boundsOfRings(rings);
  return Math.max(right - left, bottom - top);
}

/** Area of a ring, by the shoelace formula. A lake counts like land. */
export function areaOf({ points }: Ring): number {
  let twice = 0;
  for (let at = 0; at < points.length; at += 2) {
    const next = (at + 2) % points.length;
    twice += (points[at] ?? 0) * (points[next + 1] ?? 0) - (points[next] ?? 0) * (points[at + 1] ?? 0);
  }
  return Math.abs(twice) / 2;
}

/**
 * Rings as SVG path text: an absolute first point, then steps, which are half as long. An islet of a single point gets a
 * little width, so that its outline is still drawn.
 * @param digits after the decimal point
 */
export function writePath(rings: readonly Ring[], digits: 0 | 1): string {
  return rings.map((ring) => writeRing(ring, digits === 0 ? 1 : 10)).join('');
}

function writeRing({ points, isClosed }: Ring, units: number): string {
  let [x, y] = [Math.round((points[0] ?? 0) * units), Math.round((points[1] ?? 0) * units)];
  let text = `M${x / units}${writeNext(y, units)}`;
  let count = 0;
  for (let at = 2; at + 1 < points.length; at += 2) {
    const [nextX, nextY] = [Math.round((points[at] ?? 0) * units), Math.round((points[at + 1] ?? 0) * units)];
    if (nextX === x && nextY === y) continue;
    text +=
      (count === 0 ? `l${writeUnits(nextX - x, units)}` : writeNext(nextX - x, units)) + writeNext(nextY - y, units);
    [x, y] = [nextX, nextY];
    count += 1;
  }
  if (!isClosed) return count === 0 ? '' : text;
  return text + (count === 0 ? 'h.3Z' : 'Z');
}

/**
 * A smooth closed line along the points: the curve touches each side of their polygon in its middle. Only the first point
 * of control is written, since each next one mirrors it; they lie on even pixels, so that no rounding adds up.
 * @param points x and y in turn
 */
export function writeCurve(points: readonly number[]): string {
  const control: [number, number][] = [];
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x, y] = [2 * Math.round((points[at] ?? 0) / 2), 2 * Math.round((points[at + 1] ?? 0) / 2)];
    const last = control.at(-1);
    if (last?.[0] !== x || last[1] !== y) control.push([x, y]);
  }
  if (control.length < 3) return '';
  const middles = control.map(([x, y], index) => {
    const [nextX, nextY] = control[(index + 1) % control.length] ?? [x, y];
    return [(x + nextX) / 2, (y + nextY) / 2] as const;
  });
  let [x, y] = middles.at(-1) ?? [0, 0];
  let text = `M${x}${writeNext(y, 1)}`;
  for (const [index, [nextX, nextY]] of middles.entries()) {
    const [dx, dy] = [nextX - x, nextY - y];
    if (index === 0) {
      const [controlX, controlY] = control[0] ?? [x, y];
      text += `q${writeUnits(controlX - x, 1)}${writeNext(controlY - y, 1)}${writeNext(dx, 1)}${writeNext(dy, 1)}`;
    } else text += (index === 1 ? `t${writeUnits(dx, 1)}` : writeNext(dx, 1)) + writeNext(dy, 1);
    [x, y] = [nextX, nextY];
  }
  return `${text}Z`;
}

/** A minus sign separates numbers by itself. */
function writeNext(value: number, units: number): string {
  return value < 0 ? writeUnits(value, units) : ` ${writeUnits(value, units)}`;
}

function writeUnits(value: number, units: number): string {
  const size = Math.abs(value);
  const tenths = units === 1 ? 0 : size % 10;
  const whole = units === 1 ? size : (size - tenths) / 10;
  const digits = tenths === 0 ? `${whole}` : `${whole === 0 ? '' : whole}.${tenths}`;
  return value < 0 ? `-${digits}` : digits;
}
