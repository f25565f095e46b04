import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { findSignificance } from './significance.ts';
import { toVector } from './projection.ts';
import { describeRing, type RingFacts } from './describe-ring.ts';

/** One piece of land: an island or a mainland. */
export interface LandPart extends RingFacts {
  /** Arcs of its rings, outer ring first, then lakes; a negative number is `~index` of an arc that runs backwards. */
  readonly rings: readonly (readonly number[])[];
}

/** The land that the geodata files under one name. */
interface GeodataEntry {
  /** ISO 3166-1 numeric, three digits; null: it has none. */
  readonly id: string | null;
  readonly name: string;
  readonly parts: readonly LandPart[];
}

/** Lines between two points where borders meet, or closed coasts of islands. */
interface Arcs {
  /** Points of the unit sphere: x, y and z in turn. */
  readonly vectors: Float32Array;
  /** Radians by which the line would move without the point; ends: infinite. */
  readonly significance: Float32Array;
  /** Index of the first point of each arc, and of the end. */
  readonly starts: Uint32Array;
  /** The first and the last point of each arc as numbers: arcs that meet have one in common. */
  readonly ends: number[][][];
}

export interface Geodata {
  readonly entries: readonly GeodataEntry[];
  readonly arcs: Arcs;
}

type GeodataTopology = Topology<{ countries: GeometryCollection<{ readonly name: string }> }>;

const require = createRequire(import.meta.url);

let loaded: Geodata | null = null;

/** Natural Earth 1:10m from the World Atlas package: 477,000 points in 8 MB. Loaded once, which takes 0.3 s. */
export function loadGeodata(): Geodata {
  loaded ??= readGeodata();
  return loaded;
}

function readGeodata(): Geodata {
  const file = require.resolve('world-atlas/countries-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as GeodataTopology;
  const { vectors, starts, ends } = readPoints(topology);
  const arcs = { vectors, starts, ends, significance: findSignificance(vectors, starts) };
  const toPart = (rings: number[][]): LandPart => ({ rings, ...describeRing(rings[0] ?? [], starts, vectors) });
  const entries = topology.objects.countries.geometries.map((geometry) => ({
    id: geometry.id === undefined ? null : String(geometry.id).padStart(3, '0'),
    name: nameOf(geometry.properties),
    parts: polygonsOf(geometry).map(toPart),
  }));
  return { entries, arcs };
}

/** The file writes arcs as steps of a grid of 100,000 by 100,000 points. */
function readPoints({ arcs, transform }: GeodataTopology): Omit<Arcs, 'significance'> {
  const { scale, translate } = transform ?? { scale: [1, 1], translate: [0, 0] };
  const vectors = new Float32Array(3 * arcs.reduce((sum, arc) => sum + arc.length, 0));
  const starts = new Uint32Array(arcs.length + 1);
  const ends: number[][][] = [];
  let at = 0;
  for (const [index, arc] of arcs.entries()) {
    let [x, y] = [0, 0];
    let first: number[] | null = null;
    for (const [dx = 0, dy = 0] of arc) {
      x += dx;
      y += dy;
      first ??= [100_000 * x + y];
      vectors.set(toVector([x * scale[0] + translate[0], y * scale[1] + translate[1]]), 3 * at);
      at += 1;
    }
    starts[index + 1] = at;
    ends.push([first ?? [], [100_000 * x + y]]);
  }
  return { vectors, starts, ends };
}

function polygonsOf(geometry: GeodataTopology['objects']['countries']['geometries'][number]): number[][][] {
  if (geometry.type === 'Polygon') return [geometry.arcs];
  return geometry.type === 'MultiPolygon' ? geometry.arcs : [];
}

function nameOf(properties: { readonly name?: string } | undefined): string {
  return properties?.name ?? '';
}
