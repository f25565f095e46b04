import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { routeRules, type BuildMeta, type PublishedRoute } from '#domain/site/route-rules.ts';
import { secondsInYear } from '#server/http/year.ts';

export const developmentBuild = 'development';

/**
 * `/builds/latest.json`, by which open pages detect a newer build, and `/builds/meta/{id}.json` of this and former
 * builds, by which their pages navigate.
 * @param parts.clientDir the browser build; null: the development server's
 * @param parts.routes the development server's
 */
export async function addBuildRoutes(
  app: FastifyInstance,
  { clientDir, routes }: { readonly clientDir: string | null; readonly routes: readonly PublishedRoute[] },
): Promise<void> {
  if (clientDir === null) return addDevelopmentBuild(app, routes);
  const root = join(clientDir, 'builds');
  const common = { root, decorateReply: false, index: false, schemaHide: true } as const;
  await app.register(fastifyStatic, {
    ...common,
    prefix: '/builds/meta/',
    root: join(root, 'meta'),
    maxAge: secondsInYear * 1000,
    immutable: true,
  });
  await app.register(fastifyStatic, {
    ...common,
    prefix: '/builds/',
    cacheControl: false,
    wildcard: false,
    globIgnore: ['former.json', 'meta/**'],
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  });
}

function addDevelopmentBuild(app: FastifyInstance, routes: readonly PublishedRoute[]): void {
  const meta: BuildMeta = { id: developmentBuild, prerendered: [], routeRules, routes };
  for (const [path, body] of [
    ['/builds/latest.json', { id: developmentBuild, timestamp: 0 }],
    [`/builds/meta/${developmentBuild}.json`, meta],
  ] as const) {
    app.get(path, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(JSON.stringify(body)),
    );
  }
}
