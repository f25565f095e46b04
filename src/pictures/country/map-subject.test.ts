import { beforeAll, describe, expect, it } from 'vitest';
import { partFrames } from '#domain/place/part-frames.ts';
import { countries } from '#domain/place/countries.ts';
import { regions } from '#domain/place/regions.ts';
import { mapSubject } from './map-subject.ts';
import type { MapSubject } from './map-subject.ts';
import { loadGeodata } from './geodata.ts';

/** Reading the geodata takes half a second, more on a busy machine. */
beforeAll(() => void loadGeodata(), 60_000);

/** The largest part. */
function mainPart({ parts }: MapSubject) {
  return parts.toSorted((a, b) => b.area - a.area)[0];
}

const holds = (subject: MapSubject, [lon, lat]: readonly [number, number]): boolean =>
  subject.parts.some(({ middle }) => Math.hypot(middle[0] - lon, middle[1] - lat) < 0.8);

describe('mapSubject', () => {
  it('has land for every country', () => {
    const without = countries.filter(({ code }) => mapSubject(code.toLowerCase()).parts.length === 0);
    expect(without.map(({ code }) => code)).toEqual([]);
  });

  it('has land and borders for every region', () => {
    for (const { slug, countries: members } of regions) {
      const subject = mapSubject(`region-${slug}`);
      expect(subject.members).toHaveLength(members.length);
      expect(subject.parts.length).toBeGreaterThanOrEqual(subject.members.length);
    }
    expect(mapSubject('region-global').isWorld).toBe(true);
    expect(mapSubject('region-europe').isWorld).toBe(false);
  });

  it('has the land of every pictured part alone', () => {
    for (const slug of Object.keys(partFrames)) expect(mapSubject(`part-${slug}`).parts, slug).not.toHaveLength(0);
    expect(holds(mapSubject('part-hawaii'), [-155.5, 19.6])).toBe(true);
    expect(holds(mapSubject('part-hawaii'), [-98.6, 39.8])).toBe(false);
  });

  it('cuts territories out of the state that the geodata files them under', () => {
    const reunion: readonly [number, number] = [55.54, -21.12];
    expect(holds(mapSubject('re'), reunion)).toBe(true);
    expect(holds(mapSubject('fr'), reunion)).toBe(false);
    expect(holds(mapSubject('gf'), [-53.2, 3.9])).toBe(true);
    expect(holds(mapSubject('bq'), [-68.29, 12.19])).toBe(true);
    expect(holds(mapSubject('sj'), [15.96, 78.56])).toBe(true);
    expect(holds(mapSubject('no'), [15.96, 78.56])).toBe(false);
  });

  it('files Crimea under Ukraine, Somaliland under Somalia, the north of Cyprus under Cyprus', () => {
    expect(holds(mapSubject('ua'), [34.35, 45.31])).toBe(true);
    expect(holds(mapSubject('ru'), [34.35, 45.31])).toBe(false);
    expect(holds(mapSubject('so'), [46.2, 9.7])).toBe(true);
    expect(holds(mapSubject('cy'), [33.5, 35.3])).toBe(true);
  });

  it('knows where countries are', () => {
    const [lon, lat] = mainPart(mapSubject('jp'))?.middle ?? [0, 0];
    expect(Math.abs(lon - 137.5)).toBeLessThan(2);
    expect(Math.abs(lat - 36)).toBeLessThan(2);
  });

  it('gives no land to what does not exist', () => {
    expect(mapSubject('qq').parts).toEqual([]);
    expect(mapSubject('region-atlantis').parts).toEqual([]);
  });
});
