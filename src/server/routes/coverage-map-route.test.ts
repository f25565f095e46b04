import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { writeCoverageMask } from '#domain/plan/coverage-mask.ts';
import { writeClassMask } from '#domain/listing/price-classes.ts';
import type { RegionSlug } from '#domain/kernel/codes.ts';
import { findRegion } from '#domain/place/regions.ts';
import type { CountryPictures } from '#pictures/country-pictures.ts';
import { addCoverageMapRoute } from './coverage-map-route.ts';
import { serverLimits } from '#server/http/server-limits.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

const members = findRegion('baltic')?.countries ?? [];
const maskOf = (covered: readonly string[]): string =>
  writeCoverageMask(members, new Set(members.filter((code) => covered.includes(code))));

/** A server with this route only, over a map of three squares. */
function routeWith(read: (region: RegionSlug) => Promise<string> = async () => drawnFile()) {
  const asked: string[] = [];
  const pictures: CountryPictures = {
    countryPicture: () => Promise.reject(new Error('must not be asked')),
    regionMap: (region) => {
      asked.push(region);
      return read(region);
    },
    drawAhead: async () => undefined,
    close: () => undefined,
  };
  const app = fastify({ routerOptions: { maxParamLength: serverLimits.addressLength } });
  addCoverageMapRoute(app, pictures);
  open.push(app);
  return { app, asked };
}

function drawnFile(): string {
  const file = join(mkdtempSync(join(tmpdir(), 'roamchart-')), 'map.json');
  const countries = members.map((code, index) => ({ code, path: `M${index} 0h1v1Z` }));
  writeFileSync(file, JSON.stringify({ width: 9, height: 9, countries, otherLand: '' }));
  return file;
}

describe('coverage maps', () => {
  it('show which countries a mask covers, by day and by night', async () => {
    const { app, asked } = routeWith();
    const answer = await app.inject(`/assets/maps/baltic/${maskOf(['LV'])}-day.svg`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('max-age=604800');
    expect(answer.payload).toMatch(/data-part="covered"[^>]*><path data-code="LV"[^>]*><\/g>/);
    const night = await app.inject(`/assets/maps/baltic/${maskOf(['LV', 'EE', 'LT'])}-night.svg`);
    expect(night.payload).not.toBe(answer.payload);
    expect(asked).toEqual(['baltic']);
  });

  it('shade the world by classes of prices', async () => {
    const { app, asked } = routeWith();
    const world = findRegion('global')?.countries ?? [];
    const mask = writeClassMask(world, new Map(members.map((code, index) => [code, index + 1])));
    const answer = await app.inject(`/assets/maps/prices/${mask}-day.svg`);
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).toMatch(/<path data-code="LV" data-class="\d"/);
    // A page names the lowest price where no plan serves the basket, so those countries are found too.
    const bare = await app.inject(`/assets/maps/prices/${writeClassMask(world, new Map())}-day.svg`);
    expect(bare.payload).toMatch(/data-part="none"[^>]*>.*<path data-code="LV" d=/);
    expect((await app.inject(`/assets/maps/prices/${mask}-night.svg`)).payload).not.toBe(answer.payload);
    expect((await app.inject(`/assets/maps/prices/${mask}0-day.svg`)).statusCode).toBe(404);
    expect((await app.inject(`/assets/maps/prices/${mask.replace(/0$/, '7')}-day.svg`)).statusCode).toBe(404);
    expect(asked).toEqual(['global']);
  });

  it.each([
    'baltic/0-dusk.svg',
    'baltic/00-day.svg',
    'baltic/x-day.svg',
    'baltic/0-day.png',
    'atlantis/0-day.svg',
    '..%2Fbaltic/0-day.svg',
  ])('answer 404 to %s without rendering anything', async (address) => {
    const { app, asked } = routeWith();
    expect((await app.inject(`/assets/maps/${address}`)).statusCode).toBe(404);
    expect(asked).toEqual([]);
  });

  it('answer an uncacheable 503 when rendering fails, and retry', async () => {
    let fails = true;
    const { app } = routeWith(async () => {
      if (fails) throw new Error('the rendering process ended');
      return drawnFile();
    });
    const url = `/assets/maps/baltic/${maskOf([])}-day.svg`;
    const answer = await app.inject(url);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([503, 'no-store']);
    expect(answer.payload).not.toContain('process');
    fails = false;
    expect((await app.inject(url)).statusCode).toBe(200);
  });
});
