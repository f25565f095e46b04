/** Degrees. */
export type LonLat = readonly [longitude: number, latitude: number];

/** A point of the unit sphere. */
export type Vector = readonly [x: number, y: number, z: number];

/** Right and down from the centre, in radians there. */
export type Projection = (vector: Vector, near: number) => readonly [number, number];

const radians = Math.PI / 180;

export function toVector([longitude, latitude]: LonLat): Vector {
  const [l, p] = [longitude * radians, latitude * radians];
  return [Math.cos(p) * Math.cos(l), Math.cos(p) * Math.sin(l), Math.sin(p)];
}

/** Degrees. */
export function toLonLat([x, y, z]: Vector): LonLat {
  return [Math.atan2(y, x) / radians, Math.asin(Math.max(-1, Math.min(1, z))) / radians];
}

/** Radians. */
export function angleBetween(a: Vector, b: Vector): number {
  const [x, y, z] = [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
  return 2 * Math.asin(Math.min(1, Math.sqrt(x * x + y * y + z * z) / 2));
}

/** Lambert's azimuthal equal-area projection (1772). */
export function azimuthalEqualArea(middle: LonLat): Projection {
  const [cx, cy, cz] = toVector(middle);
  const [l, p] = [middle[0] * radians, middle[1] * radians];
  const [east, north] = [
    [-Math.sin(l), Math.cos(l)] as const,
    [-Math.sin(p) * Math.cos(l), -Math.sin(p) * Math.sin(l), Math.cos(p)] as const,
  ];
  return ([x, y, z]) => {
    // Infinite at the antipode.
    const stretch = Math.sqrt(2 / Math.max(1e-3, 1 + x * cx + y * cy + z * cz));
    return [stretch * (x * east[0] + y * east[1]), -stretch * (x * north[0] + y * north[1] + z * north[2])];
  };
}

/** Equal Earth (Šavrič, Patterson and Jenny, 2018). */
export function equalEarth(centre: number): Projection {
  const [a, b, c, d] = [1.340264, -0.081106, 0.000893, 0.003796];
  const root = Math.sqrt(3) / 2;
  return cylindrical(centre, (l, p) => {
    const t = Math.asin(root * Math.sin(p));
    const [t2, t6] = [t * t, t ** 6];
    const x = (l * Math.cos(t)) / (root * (a + 3 * b * t2 + t6 * (7 * c + 9 * d * t2)));
    return [x, -t * (a + b * t2 + t6 * (c + d * t2))];
  });
}

/** Miller's cylindrical projection (1942): shows the poles, and shapes look familiar. */
export function miller(centre: number): Projection {
  return cylindrical(centre, (l, p) => [l, -1.25 * Math.log(Math.tan(Math.PI / 4 + 0.4 * p))]);
}

/** Land stays whole at the edge of the world: where its middle is says at which one it lies. */
function cylindrical(centre: number, write: (l: number, p: number) => readonly [number, number]): Projection {
  return (vector, near) => {
    const [longitude, latitude] = toLonLat(vector);
    return write((turn(near - centre) + turn(longitude - near)) * radians, latitude * radians);
  };
}

/** Between -180 and 180 degrees. */
function turn(degrees: number): number {
  return degrees - 360 * Math.round(degrees / 360);
}
