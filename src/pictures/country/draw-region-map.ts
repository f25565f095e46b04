import { findRegion, globalRegion } from '#domain/place/regions.ts';
import { loadGeodata, type LandPart } from './geodata.ts';
import { mapFrames } from './map-frames.ts';
import { extentOf, writePath } from './map-rings.ts';
import { mapSubject, type MapSubject } from './map-subject.ts';
import { viewMap, type MapView } from './map-view.ts';

/** A region's countries on one sheet, without colours. */
export interface RegionMap {
  readonly width: number;
  readonly height: number;
  /** By code; without countries that lie off the sheet. */
  readonly countries: readonly MappedCountry[];
  /** SVG path of all other land. */
  readonly otherLand: string;
}

interface MappedCountry {
  readonly code: string;
  /** SVG path; a circle for what is too small to see. */
  readonly path: string;
}

const width = 720;
const regionHeight = 640;
const worldHeight = 360;
const margin = 12;

/** Smaller details are dropped, so that a map stays below 90 kB. */
const detail = { tolerance: 0.6, leastArea: 2.5 };

/** A country smaller than this, or of scattered specks, is a dot; pixels. */
const leastExtent = 6;
const dotRadius = 3.5;

/** Its id in the geodata. */
const antarctica = '010';

export function drawRegionMap(slug: string): RegionMap {
  const height = slug === globalRegion ? worldHeight : regionHeight;
  const whole = mapSubject(`region-${slug}`);
  const subject = { ...whole, frame: mapFrames[slug] ?? whole.frame };
  const box = [margin, margin, width - margin, height - margin] as const;
  const view = viewMap(subject, { width, height, box, minSpan: 1.5, ...detail });
  const isOnSheet = ([x, y]: readonly [number, number]): boolean => x > 0 && x < width && y > 0 && y < height;
  const countries = (findRegion(slug)?.countries ?? []).flatMap((code) => {
    const path = drawCountry(mapSubject(code.toLowerCase()), view, isOnSheet);
    return path === '' ? [] : [{ code, path }];
  });
  return { width, height, countries, otherLand: drawOthers(subject, view) };
}

function drawCountry(
  { parts }: MapSubject,
  view: MapView,
  isOnSheet: (point: readonly [number, number]) => boolean,
): string {
  const seen = parts.filter(view.isInView);
  const main = seen.toSorted((a, b) => b.area - a.area)[0];
  if (main === undefined) return '';
  const land = view.land(seen);
  const outline = extentOf(land) < leastExtent ? '' : writePath(land, 1);
  if (outline !== '') return outline;
  const middle = view.locate(main.middle);
  return isOnSheet(middle) ? dotAt(middle) : '';
}

function dotAt([x, y]: readonly [number, number]): string {
  const arc = `a${dotRadius} ${dotRadius} 0 1 0`;
  return `M${(x - dotRadius).toFixed(1)} ${y.toFixed(1)}${arc} ${2 * dotRadius} 0${arc} ${-2 * dotRadius} 0Z`;
}

function drawOthers(subject: MapSubject, view: MapView): string {
  const own = new Set<LandPart>(subject.parts);
  const others = loadGeodata()
    .entries.filter(({ id }) => id !== antarctica)
    .flatMap(({ parts }) => parts.filter((part) => !own.has(part) && view.isInView(part)));
  return writePath(view.land(others), 1);
}
