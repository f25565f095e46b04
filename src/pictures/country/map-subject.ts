import { partFrame } from '#domain/place/part-frames.ts';
import { findPartBySlug } from '#domain/place/parts.ts';
import { findCountry } from '#domain/place/countries.ts';
import { findRegion, globalRegion } from '#domain/place/regions.ts';
import { regionFrames, countryFrames, type Frame } from './map-frames.ts';
import { angleBetween, toVector, type LonLat } from './projection.ts';
import { loadGeodata, type LandPart } from './geodata.ts';

/** What a map image shows: a country or a part of one, or a region with its countries. */
export interface MapSubject {
  readonly parts: readonly LandPart[];
  /** A region's countries, whose borders are drawn inside it; empty for a country. */
  readonly members: readonly MapSubject[];
  /** Fixed corners of what must be visible; null: the main part and what lies near it. */
  readonly frame: Frame | null;
  readonly isWorld: boolean;
}

const radiansADegree = Math.PI / 180;

interface Cut {
  /** Id in the geodata or, without one, its name. */
  readonly from: string;
  /** Parts whose centre lies within so many degrees of the point; omitted: everything. */
  readonly at?: LonLat;
  readonly within?: number;
}

/**
 * Territories with a code of their own that the geodata files under another state, and parts that it files
 * separately. Crimea belongs to Ukraine: UN General Assembly resolution 68/262.
 */
const cuts: Readonly<Record<string, readonly Cut[]>> = {
  GF: [{ from: '250', at: [-53.2, 3.9], within: 5 }],
  GP: [{ from: '250', at: [-61.5, 16.2], within: 1 }],
  MQ: [{ from: '250', at: [-61, 14.65], within: 0.8 }],
  RE: [{ from: '250', at: [55.5, -21.1], within: 1 }],
  YT: [{ from: '250', at: [45.15, -12.85], within: 0.7 }],
  BQ: [
    { from: '528', at: [-68.3, 12.2], within: 0.8 },
    { from: '528', at: [-63.1, 17.55], within: 0.8 },
  ],
  SJ: [
    { from: '578', at: [20, 78.5], within: 4.5 },
    { from: '578', at: [-8.3, 71], within: 2 },
  ],
  BV: [{ from: '578', at: [3.4, -54.4], within: 2 }],
  CX: [{ from: 'Indian Ocean Ter.', at: [105.6, -10.45], within: 2 }],
  CC: [{ from: 'Indian Ocean Ter.', at: [96.85, -12.15], within: 2 }],
  TK: [{ from: '554', at: [-171.8, -9], within: 2 }],
  XK: [{ from: 'Kosovo' }],
  UA: [{ from: '643', at: [34.35, 45.31], within: 0.5 }],
  SO: [{ from: 'Somaliland' }],
  CY: [{ from: 'N. Cyprus' }, { from: 'Cyprus U.N. Buffer Zone' }],
  KZ: [{ from: 'Baikonur' }],
};

let partsByCode: ReadonlyMap<string, readonly LandPart[]> | null = null;

/** The land of a country by ISO code, upper case; empty where the geodata has no outline. */
function countryParts(code: string): readonly LandPart[] {
  partsByCode ??= assignParts();
  const own = partsByCode.get(code) ?? [];
  const numeric = findCountry(code)?.numeric ?? null;
  const rest = numeric === null ? [] : (partsByCode.get(numeric) ?? []);
  return [...rest, ...own];
}

/** Land by owner: by code for what is cut out, by geodata id for the rest. */
function assignParts(): ReadonlyMap<string, readonly LandPart[]> {
  const owned = new Map<string, readonly LandPart[]>();
  const taken = new Set<LandPart>();
  for (const [code, list] of Object.entries(cuts)) {
    const parts = list.flatMap(findCut);
    for (const part of parts) taken.add(part);
    owned.set(code, parts);
  }
  for (const { id, parts } of loadGeodata().entries) {
    if (id === null) continue;
    const rest = parts.filter((part) => !taken.has(part));
    owned.set(id, [...(owned.get(id) ?? []), ...rest]);
  }
  return owned;
}

function findCut({ from, at, within = 0 }: Cut): readonly LandPart[] {
  const entry = loadGeodata().entries.find(({ id, name }) => id === from || (id === null && name === from));
  const parts = entry?.parts ?? [];
  if (at === undefined) return parts;
  const direction = toVector(at);
  return parts.filter((part) => angleBetween(part.direction, direction) < within * radiansADegree);
}

/** The subject of a picture: `jp`, `region-europe` or `part-hawaii`; without land where the geodata has none. */
export function mapSubject(subject: string): MapSubject {
  if (subject.startsWith('part-')) return partSubject(subject.slice(5));
  return subject.startsWith('region-') ? regionSubject(subject.slice(7)) : countrySubject(subject.toUpperCase());
}

function countrySubject(code: string): MapSubject {
  return { parts: countryParts(code), members: [], frame: countryFrames[code] ?? null, isWorld: false };
}

/** The land of its country that has its centre in the frame. */
function partSubject(slug: string): MapSubject {
  const frame = partFrame(slug);
  const country = findPartBySlug(slug)?.country;
  const [west, south, east, north] = frame ?? [0, 0, 0, 0];
  const land = country === undefined ? [] : countryParts(country);
  const parts = land.filter(({ middle: [lon, lat] }) => lon >= west && lon <= east && lat >= south && lat <= north);
  return { parts, members: [], frame, isWorld: false };
}

function regionSubject(slug: string): MapSubject {
  const members = (findRegion(slug)?.countries ?? []).map(countrySubject);
  const parts = members.flatMap((member) => member.parts);
  return { parts, members, frame: regionFrames[slug] ?? null, isWorld: slug === globalRegion };
}
