import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import type { CountryPictures } from '#runtime/country-pictures.ts';
import { parsePictureFile } from '#runtime/country-pictures/picture-request.ts';

/** A week: pictures change only with a new release, and then hardly. */
const cacheRule = 'public, max-age=604800, stale-while-revalidate=86400';

/**
 * `GET /assets/pictures/country/jp-big.webp`, `…/jp-medium-half-night.avif`, `…/region-europe-small.webp`: drawn when
 * first asked for and kept. A listening server also draws the others ahead, in moments without requests.
 */
export function addCountryPictureRoute(app: FastifyInstance, pictures: CountryPictures): void {
  app.get<{ Params: { file: string } }>('/assets/pictures/country/:file', async (request, reply) => {
    const picture = parsePictureFile(request.params.file);
    if (!picture.ok) return reply.callNotFound();
    try {
      const file = await pictures.countryPicture(picture.value);
      return reply
        .header('cache-control', cacheRule)
        .type(`image/${picture.value.format}`)
        .send(await readFile(file));
    } catch (error) {
      request.log.warn({ err: error }, 'a country picture could not be drawn');
      return reply.code(503).header('cache-control', 'no-store').type('text/plain').send('Not available now.\n');
    }
  });
  drawAheadWhenQuiet(app, pictures);
}

/** Without requests for so long, the site is quiet. */
const quietMs = 3000;

/** A server that has just started has first visitors to answer. */
const settleMs = 30_000;

function drawAheadWhenQuiet(app: FastifyInstance, pictures: CountryPictures): void {
  const stop = new AbortController();
  let lastRequest = performance.now();
  app.addHook('onRequest', async () => {
    lastRequest = performance.now();
  });
  app.addHook('onListen', async () => {
    const settled = performance.now() + settleMs;
    const isQuiet = (): boolean => performance.now() > Math.max(settled, lastRequest + quietMs);
    void pictures.drawAhead({ signal: stop.signal, isQuiet });
  });
  app.addHook('onClose', async () => {
    stop.abort();
    pictures.close();
  });
}
