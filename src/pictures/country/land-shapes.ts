import { mergeArcs } from 'topojson-client';
import type { MultiPolygon, Topology } from 'topojson-specification';
import { loadGeodata, type LandPart } from './geodata.ts';
import type { Ring } from './map-rings.ts';
import { toVector, type Vector } from './projection.ts';

/** Pixels of a point. @param near longitude of the land that it belongs to */
export type Place = (vector: Vector, near: number) => readonly [number, number];

export interface ShapeQuery {
  readonly place: Place;
  /** Points that matter less are left out; radians. */
  readonly tolerance: number;
  /** Points of the arcs that have been placed, by index: what is drawn of one picture shares them. */
  readonly placed: [number, number][][];
}

/** The land as one shape, without the borders between its parts. Specks smaller than the tolerance are triangles of their size. */
export function mergeLand(parts: readonly LandPart[], query: ShapeQuery): readonly Ring[] {
  const isSpeck = ({ reach }: LandPart): boolean => reach < query.tolerance;
  const others = parts.filter((part) => !isSpeck(part));
  const topology = createTopology(others, query);
  const { arcs } = mergeArcs(topology, [toShape(others)]);
  const rings = arcs.flat().map((ring) => ({ points: joinArcs(ring, topology.arcs), isClosed: true }));
  return [...rings, ...parts.filter(isSpeck).map((part) => toTriangle(part, query))];
}

/** The borders between groups of parts, each once. In pieces: joining them took longer than the few bytes that it saved. */
export function bordersBetween(groups: readonly (readonly LandPart[])[], query: ShapeQuery): readonly Ring[] {
  const { arcs } = createTopology(groups.flat(), query);
  return sharedArcs(groups).map((arc) => ({ points: joinArcs([arc], arcs), isClosed: false }));
}

function sharedArcs(groups: readonly (readonly LandPart[])[]): readonly number[] {
  const owners = new Map<number, number>();
  const shared = new Set<number>();
  for (const [group, parts] of groups.entries()) {
    for (const arc of parts.flatMap(({ rings }) => rings.flat())) {
      const index = arc < 0 ? ~arc : arc;
      if ((owners.get(index) ?? group) !== group) shared.add(index);
      else owners.set(index, group);
    }
  }
  return [...shared];
}

/** Points of the outer coast of a part. */
export function outlineOf({ rings }: LandPart, tolerance: number): readonly Vector[] {
  const { vectors, significance, starts } = loadGeodata().arcs;
  return (rings[0] ?? []).flatMap((arc) => {
    const index = arc < 0 ? ~arc : arc;
    const points: Vector[] = [];
    for (let at = starts[index] ?? 0; at < (starts[index + 1] ?? 0); at++) {
      if ((significance[at] ?? 0) >= tolerance) points.push(vectorAt(vectors, at));
    }
    return points;
  });
}

function vectorAt(vectors: Float32Array, at: number): Vector {
  return [vectors[3 * at] ?? 0, vectors[3 * at + 1] ?? 0, vectors[3 * at + 2] ?? 0];
}

function toShape(parts: readonly LandPart[]): MultiPolygon {
  return { type: 'MultiPolygon', arcs: parts.map(({ rings }) => rings.map((ring) => [...ring])) };
}

/** The arcs of the parts on the sheet, with the points that matter. */
function createTopology(parts: readonly LandPart[], { place, tolerance, placed }: ShapeQuery): Topology {
  const { vectors, significance, starts } = loadGeodata().arcs;
  for (const { rings, middle } of parts) {
    for (const arc of rings.flat()) {
      const index = arc < 0 ? ~arc : arc;
      if (placed[index] !== undefined) continue;
      const points: [number, number][] = [];
      for (let at = starts[index] ?? 0; at < (starts[index + 1] ?? 0); at++) {
        if ((significance[at] ?? 0) < tolerance) continue;
        const [x, y] = place(vectorAt(vectors, at), middle[0]);
        points.push([x, y]);
      }
      placed[index] = points;
    }
  }
  return { type: 'Topology', objects: {}, arcs: placed };
}

function joinArcs(line: readonly number[], arcs: Topology['arcs']): readonly number[] {
  const points: number[] = [];
  for (const arc of line) {
    const list = arc < 0 ? arcs[~arc]?.toReversed() : arcs[arc];
    // An arc begins where the one before it ends.
    for (const [x = 0, y = 0] of list?.slice(points.length === 0 ? 0 : 1) ?? []) points.push(x, y);
  }
  return points;
}

function toTriangle({ middle, reach }: LandPart, { place }: ShapeQuery): Ring {
  const [longitude, latitude] = middle;
  const dy = (reach * 180) / Math.PI;
  const dx = dy / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  const corners = [
    [longitude, latitude + dy],
    [longitude + dx, latitude - dy / 2],
    [longitude - dx, latitude - dy / 2],
  ] as const;
  return { points: corners.flatMap((corner) => place(toVector(corner), longitude)), isClosed: true };
}
