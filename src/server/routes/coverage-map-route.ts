import type { FastifyInstance } from 'fastify';
import { readClassMask } from '#domain/listing/price-classes.ts';
import { readCoverageMask } from '#domain/plan/coverage-mask.ts';
import { memo } from '#domain/kernel/memo.ts';
import type { RegionSlug } from '#domain/kernel/codes.ts';
import { findRegion, globalRegion, regions } from '#domain/place/regions.ts';
import { drawRegionMap, type RegionMap } from '#pictures/country/draw-region-map.ts';
import { renderPriceMap } from '#pictures/country/render-price-map.ts';
import { renderRegionMap } from '#pictures/country/render-region-map.ts';
import type { PictureTheme } from '#pictures/country/picture-request.ts';

/** A week, as for pictures of countries; revalidated by entity tag. */
const cacheRule = 'public, max-age=604800, stale-while-revalidate=86400';

/**
 * `GET /assets/maps/europe/3f9c…-day.svg`, `…-night.svg`: the region with the countries of a coverage mask
 * (`domain/plan/coverage-mask.ts`); `GET /assets/maps/prices/0132…-day.svg`: the world in the shades of a mask of
 * classes (`domain/listing/price-classes.ts`). The outlines of a region are drawn once and kept in memory.
 */
export function addCoverageMapRoute(app: FastifyInstance): void {
  app.get<{ Params: { region: string; file: string } }>('/assets/maps/:region/:file', async (request, reply) => {
    const asked = parseMapAddress(request.params.region, request.params.file);
    if (asked === null) return reply.callNotFound();
    const svg = asked.render(drawMapOnce(asked.region));
    return reply.header('cache-control', cacheRule).type('image/svg+xml; charset=utf-8').send(svg);
  });
}

const drawMapOnce = memo(drawRegionMap, { most: regions.length });

interface MapRequest {
  readonly region: RegionSlug;
  readonly render: (map: RegionMap) => string;
}

/** Null: no such map. */
function parseMapAddress(slug: string, file: string): MapRequest | null {
  const theme: PictureTheme = file.endsWith('-night.svg') ? 'night' : 'day';
  return slug === 'prices' ? parsePriceMap(file, theme) : parseCoverageMap(slug, file, theme);
}

function parsePriceMap(file: string, theme: PictureTheme): MapRequest | null {
  const world = findRegion(globalRegion);
  const { mask } = /^(?<mask>[0-5]{1,300})-(?:day|night)\.svg$/.exec(file)?.groups ?? {};
  if (world === null || mask === undefined) return null;
  const classes = readClassMask(world.countries, mask);
  return classes && { region: world.slug, render: (map) => renderPriceMap(map, classes, theme) };
}

function parseCoverageMap(slug: string, file: string, theme: PictureTheme): MapRequest | null {
  const region = findRegion(slug);
  const { mask } = /^(?<mask>[0-9a-f]{1,80})-(?:day|night)\.svg$/.exec(file)?.groups ?? {};
  if (region === null || mask === undefined) return null;
  const covered = readCoverageMask(region.countries, mask);
  return covered && { region: region.slug, render: (map) => renderRegionMap(map, covered, theme) };
}
