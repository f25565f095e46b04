/** A raster of numbers, row by row. */
export interface Field {
  readonly width: number;
  readonly height: number;
  readonly values: number[];
}

const far = 1e12;

/**
 * Distance of each cell to the nearest cell of the mask, in cells: exact Euclidean distance transform, two passes of
 * a lower envelope of parabolas (Felzenszwalb and Huttenlocher, 2012). With an empty mask every distance is very
 * large.
 */
export function distanceTo(mask: Uint8Array, width: number, height: number): Field {
  const squares = Float64Array.from(mask, (inside) => (inside === 0 ? far : 0));
  const scratch = createScratch(Math.max(width, height));
  for (let x = 0; x < width; x++) lowerEnvelope(squares, { start: x, step: width, length: height }, scratch);
  for (let y = 0; y < height; y++) lowerEnvelope(squares, { start: y * width, step: 1, length: width }, scratch);
  return { width, height, values: Array.from(squares, Math.sqrt) };
}

interface Line {
  readonly start: number;
  readonly step: number;
  readonly length: number;
}

interface Scratch {
  readonly input: Float64Array;
  /** Where each parabola of the envelope has its lowest point. */
  readonly roots: Int32Array;
  /** Where each parabola begins to be the lowest. */
  readonly bounds: Float64Array;
}

function createScratch(length: number): Scratch {
  return {
    input: new Float64Array(length),
    roots: new Int32Array(length),
    bounds: new Float64Array(length + 1),
  };
}

function lowerEnvelope(squares: Float64Array, line: Line, { input, roots, bounds }: Scratch): void {
  const { start, step, length } = line;
  const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0;
  for (let index = 0; index < length; index++) input[index] = at(squares, start + index * step);
  let last = 0;
  roots[0] = 0;
  bounds[0] = -far;
  bounds[1] = far;
  for (let index = 1; index < length; index++) {
    const height = at(input, index) + index * index;
    const crossing = (root: number): number => (height - at(input, root) - root * root) / (2 * index - 2 * root);
    let meets = crossing(at(roots, last));
    while (meets <= at(bounds, last) && last > 0) meets = crossing(at(roots, --last));
    if (meets > at(bounds, last)) last++;
    roots[last] = index;
    bounds[last] = last === 0 ? -far : meets;
    bounds[last + 1] = far;
  }
  let current = 0;
  for (let index = 0; index < length; index++) {
    while (at(bounds, current + 1) < index) current++;
    const root = at(roots, current);
    squares[start + index * step] = (index - root) ** 2 + at(input, root);
  }
}

/** Box blur with a radius in cells; cells outside the field do not count. */
export function soften(field: Field, radius: number): Field {
  const { width, height } = field;
  const rows = blurLines(field.values, { count: height, length: width, stride: width, step: 1, radius });
  const values = blurLines(rows, { count: width, length: height, stride: 1, step: width, radius });
  return { width, height, values };
}

interface BlurPass {
  readonly count: number;
  readonly length: number;
  /** From one line to the next. */
  readonly stride: number;
  /** From one cell of a line to the next. */
  readonly step: number;
  readonly radius: number;
}

function blurLines(values: readonly number[], { count, length, stride, step, radius }: BlurPass): number[] {
  const blurred = Array.from(values);
  for (let line = 0; line < count; line++) {
    const start = line * stride;
    for (let index = 0; index < length; index++) {
      const from = Math.max(0, index - radius);
      const to = Math.min(length - 1, index + radius);
      let sum = 0;
      for (let cell = from; cell <= to; cell++) sum += values[start + cell * step] ?? 0;
      blurred[start + index * step] = sum / (to - from + 1);
    }
  }
  return blurred;
}
