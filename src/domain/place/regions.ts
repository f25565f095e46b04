import regionRecords from '#data/regions.json' with { type: 'json' };
import type { Region } from './region.ts';
import type { RegionSlug } from '#domain/kernel/codes.ts';
import { referenceData } from '#domain/kernel/reference-data.ts';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/** The 20 regions in the order of the specification. */
export const regions = referenceData<readonly Region[]>(regionRecords);

const bySlug: ReadonlyMap<string, Region> = new Map(regions.map((region) => [region.slug, region]));

/** The region that holds every country. */
export const globalRegion = referenceData<RegionSlug>('global');

export function findRegion(slug: string): Region | null {
  return bySlug.get(slug) ?? null;
}

/** Parses `europe`; no other spelling, since it comes from paths and databases. */
export function parseRegionSlug(text: string): Result<RegionSlug> {
  const region = findRegion(text);
  return region === null ? failure(`"${text.slice(0, 40)}" is not a region`) : success(region.slug);
}
