import { fastify, type FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { writeCoverageMask } from '#domain/plan/coverage-mask.ts';
import { writeClassMask } from '#domain/listing/price-classes.ts';
import { findRegion } from '#domain/place/regions.ts';
import { addCoverageMapRoute } from './coverage-map-route.ts';
import { serverLimits } from '#server/http/server-limits.ts';

const open: FastifyInstance[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((app) => app.close()));
});

const members = findRegion('baltic')?.countries ?? [];
const maskOf = (covered: readonly string[]): string =>
  writeCoverageMask(members, new Set(members.filter((code) => covered.includes(code))));

/** A server with this route only. */
function routeAlone(): FastifyInstance {
  const app = fastify({ routerOptions: { maxParamLength: serverLimits.addressLength } });
  addCoverageMapRoute(app);
  open.push(app);
  return app;
}

describe('coverage maps', () => {
  it('show which countries a mask covers, by day and by night', async () => {
    const app = routeAlone();
    const answer = await app.inject(`/assets/maps/baltic/${maskOf(['LV'])}-day.svg`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers['cache-control']).toContain('max-age=604800');
    expect(answer.payload).toMatch(/data-part="covered"[^>]*><path data-code="LV"[^>]*><\/g>/);
    const night = await app.inject(`/assets/maps/baltic/${maskOf(['LV', 'EE', 'LT'])}-night.svg`);
    expect(night.payload).not.toBe(answer.payload);
  });

  it('shade the world by classes of prices', async () => {
    const app = routeAlone();
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
  });

  it.each([
    'baltic/0-dusk.svg',
    'baltic/00-day.svg',
    'baltic/x-day.svg',
    'baltic/0-day.png',
    'atlantis/0-day.svg',
    '..%2Fbaltic/0-day.svg',
  ])('answer 404 to %s', async (address) => {
    const app = routeAlone();
    expect((await app.inject(`/assets/maps/${address}`)).statusCode).toBe(404);
  });
});
