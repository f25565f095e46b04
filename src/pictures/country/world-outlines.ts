import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea, geoCentroid, geoDistance } from 'd3-geo';
import type { MultiPolygon, Polygon, Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

export type LonLat = readonly [number, number];

/** One piece of land: an island or a mainland. */
export interface LandPart {
  /** Outer ring first, then lakes; degrees. */
  readonly rings: Position[][];
  readonly middle: LonLat;
  /** Steradians. */
  readonly area: number;
  /** Radians from the centre to the farthest point. */
  readonly reach: number;
}

/** The land that the geodata files under one name. */
export interface GeodataEntry {
  /** ISO 3166-1 numeric, three digits; null: it has none. */
  readonly id: string | null;
  readonly name: string;
  readonly parts: readonly LandPart[];
}

type GeodataTopology = Topology<{ countries: GeometryCollection<{ name: string }> }>;

const require = createRequire(import.meta.url);

let world: readonly GeodataEntry[] | null = null;

/** Natural Earth 1:10m from the World Atlas package; loaded once, about 0.7 s. */
export function worldEntries(): readonly GeodataEntry[] {
  world ??= readGeodata();
  return world;
}

function readGeodata(): readonly GeodataEntry[] {
  const file = require.resolve('world-atlas/countries-10m.json');
  const topology = JSON.parse(readFileSync(file, 'utf8')) as GeodataTopology;
  return feature(topology, topology.objects.countries).features.map(({ id, properties, geometry }) => ({
    id: id === undefined ? null : String(id).padStart(3, '0'),
    name: properties.name,
    parts: polygonsOf(geometry).flatMap(toLandPart),
  }));
}

function polygonsOf(geometry: { readonly type: string }): Position[][][] {
  if (isPolygon(geometry)) return [geometry.coordinates];
  return isMultiPolygon(geometry) ? geometry.coordinates : [];
}

function isPolygon(geometry: { readonly type: string }): geometry is Polygon {
  return geometry.type === 'Polygon';
}

function isMultiPolygon(geometry: { readonly type: string }): geometry is MultiPolygon {
  return geometry.type === 'MultiPolygon';
}

/** Quantisation can invert tiny rings: an outer ring of more than a hemisphere, or a lake of less. */
function toLandPart(raw: Position[][]): readonly LandPart[] {
  const [outer, ...lakes] = raw.filter((ring) => ring.length >= 4);
  if (outer === undefined) return [];
  const rings = [
    ringArea(outer) > 2 * Math.PI ? outer.toReversed() : outer,
    ...lakes.map((lake) => (ringArea(lake) < 2 * Math.PI ? lake.toReversed() : lake)),
  ];
  const shape: Polygon = { type: 'Polygon', coordinates: rings };
  const middle = geoCentroid(shape);
  const reach = outer.reduce((far, point) => Math.max(far, geoDistance(toLonLat(point), middle)), 0);
  return [{ rings, middle, area: geoArea(shape), reach }];
}

function ringArea(ring: Position[]): number {
  return geoArea({ type: 'Polygon', coordinates: [ring] });
}

function toLonLat([lon = 0, lat = 0]: Position): [number, number] {
  return [lon, lat];
}

/** One geometry of many parts, as the projection functions expect. */
export function toMultiPolygon(parts: readonly LandPart[]): MultiPolygon {
  return { type: 'MultiPolygon', coordinates: parts.map((part) => part.rings) };
}
