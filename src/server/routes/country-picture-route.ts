import type { FastifyInstance } from 'fastify';
import { drawCountryPicture } from '#pictures/country-pictures.ts';
import { loadGeodata } from '#pictures/country/geodata.ts';
import { parsePictureFile } from '#pictures/country/picture-request.ts';
import { cacheAnswers } from '#server/http/cache-answers.ts';

/** A week: pictures change only with a release. */
const cacheRule = 'public, max-age=604800, stale-while-revalidate=86400';

/** Three quarters of all pictures, compressed. */
const maxBytes = 8 * 1024 * 1024;

/**
 * `GET /assets/pictures/country/jp-big.svg`, `…/region-europe-small-night.svg`, `…/home-wide.svg`: drawn when asked for,
 * in milliseconds. The addresses of raster files that earlier versions had answer with the same.
 */
export async function addCountryPictureRoute(app: FastifyInstance): Promise<void> {
  await app.register(async (scope) => {
    cacheAnswers(scope, maxBytes);
    scope.get<{ Params: { file: string } }>('/assets/pictures/country/:file', async (request, reply) => {
      const picture = parsePictureFile(request.params.file);
      if (!picture.ok) return reply.callNotFound();
      const svg = await drawCountryPicture(picture.value);
      // A header for documents, and longer than many a picture.
      reply.removeHeader('permissions-policy');
      return reply.header('cache-control', cacheRule).type('image/svg+xml; charset=utf-8').send(svg);
    });
  });
  // The first visitor shall not wait for it.
  app.addHook('onListen', async () => void loadGeodata());
}
