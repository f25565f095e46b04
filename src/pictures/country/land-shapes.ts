import { mergeArcs } from 'topojson-client';
import type { MultiPolygon, Topology } from 'topojson-specification';
import { loadGeodata, type LandPart } from './geodata.ts';
import type { Ring } from './map-rings.ts';
import { toVector, type LonLat, type Vector } from './projection.ts';

/** Pixels of a point. @param near longitude of the land that it belongs to */
export type Place = (vector: Vector, near: number) => readonly [number, number];

export interface ShapeQuery {
  readonly place: Place;
  /** Points that matter less are left out; radians. */
  readonly tolerance: number;
  /** Points of the arcs that have been placed, by index, x and y in turn: what is drawn of one picture shares them. */
  readonly placed: Map<number, readonly number[]>;
}

/** The land as one shape, without the borders between its parts. Specks smaller than the tolerance are triangles of their size. */
export function mergeLand(parts: readonly LandPart[], query: ShapeQuery): readonly Ring[] {
  const isSpeck = ({ reach }: LandPart): boolean => reach < query.tolerance;
  const others = parts.filter((part) => !isSpeck(part));
  placeArcs(others, query);
  const rings = mergeRings(others).map((ring) => ({ points: joinArcs(ring, query.placed), isClosed: true }));
  return [...rings, ...parts.filter(isSpeck).map((part) => toTriangle(part, query))];
}

/** Arcs of the coasts. Islands, most of the parts, need no search for what adjoins. */
function mergeRings(parts: readonly LandPart[]): readonly (readonly number[])[] {
  const holes = new Set(parts.flatMap(({ rings }) => rings.slice(1).flat().map(indexOf)));
  const isIsland = ({ rings: [ring = [], ...rest] }: LandPart): boolean =>
    rest.length === 0 && ring.length === 1 && !ring.some((arc) => holes.has(indexOf(arc)));
  // Which arcs follow each other, their ends tell.
  const topology: Topology = { type: 'Topology', objects: {}, arcs: loadGeodata().arcs.ends };
  const { arcs } = mergeArcs(topology, [toShape(parts.filter((part) => !isIsland(part)))]);
  return [...parts.filter(isIsland).flatMap(({ rings }) => rings), ...arcs.flat()];
}

/** Of an arc that runs backwards too. */
function indexOf(arc: number): number {
  return arc < 0 ? ~arc : arc;
}

/** The borders between groups of parts, each once. In pieces: joining them took longer than the few bytes that it saved. */
export function bordersBetween(groups: readonly (readonly LandPart[])[], query: ShapeQuery): readonly Ring[] {
  const owners = new Map<number, number>();
  const borders = new Set<number>();
  for (const [group, parts] of groups.entries()) {
    for (const { rings, middle } of parts) {
      for (const index of rings.flat().map(indexOf)) {
        if (owners.getOrInsert(index, group) === group) continue;
        placeArc(index, middle, query);
        borders.add(index);
      }
    }
  }
  return [...borders].map((index) => ({ points: query.placed.get(index) ?? [], isClosed: false }));
}

/** Points of the outer coast of a part. */
export function outlineOf({ rings }: LandPart, tolerance: number): readonly Vector[] {
  const { vectors, significance, starts } = loadGeodata().arcs;
  return (rings[0] ?? []).flatMap((arc) => {
    const index = indexOf(arc);
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

function placeArcs(parts: readonly LandPart[], query: ShapeQuery): void {
  for (const { rings, middle } of parts) {
    for (const ring of rings) for (const arc of ring) placeArc(indexOf(arc), middle, query);
  }
}

/** Places the points that matter of an arc, once. */
function placeArc(index: number, [near]: LonLat, { place, tolerance, placed }: ShapeQuery): void {
  if (placed.has(index)) return;
  const { vectors, significance, starts } = loadGeodata().arcs;
  const points: number[] = [];
  for (let at = starts[index] ?? 0; at < (starts[index + 1] ?? 0); at++) {
    if ((significance[at] ?? 0) < tolerance) continue;
    const [x, y] = place(vectorAt(vectors, at), near);
    points.push(x, y);
  }
  placed.set(index, points);
}

/** An arc begins where the one before it ends. */
function joinArcs(line: readonly number[], placed: ShapeQuery['placed']): readonly number[] {
  const points: number[] = [];
  for (const arc of line) {
    const list = placed.get(indexOf(arc)) ?? [];
    const skipped = points.length === 0 ? 0 : 2;
    if (arc < 0)
      for (let at = list.length - 2 - skipped; at >= 0; at -= 2) points.push(list[at] ?? 0, list[at + 1] ?? 0);
    else for (let at = skipped; at < list.length; at += 2) points.push(list[at] ?? 0, list[at + 1] ?? 0);
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
