import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { CountryPictures } from '#pictures/country-pictures.ts';
import { parsePictureFile, type PictureTheme } from '#pictures/country/picture-request.ts';

/** A week: pictures change only with a release. */
const cacheRule = 'public, max-age=604800, stale-while-revalidate=86400';

/** Longest wait for rendering, in milliseconds: a slow picture must not hold the visitor's connections. */
const waitMs = 200;

/**
 * `GET /assets/pictures/country/jp-big.webp`, `…/jp-medium-half-night.avif`, `…/region-europe-small.webp`: rendered on
 * first request and stored; until then a placeholder in the theme's sea colour. A listening server also prerenders the
 * others while it is idle.
 */
export function addCountryPictureRoute(
  app: FastifyInstance,
  pictures: CountryPictures,
  { prerendersPictures }: { readonly prerendersPictures: boolean },
): void {
  app.get<{ Params: { file: string } }>('/assets/pictures/country/:file', async (request, reply) => {
    const picture = parsePictureFile(request.params.file);
    if (!picture.ok) return reply.callNotFound();
    try {
      const rendered = pictures.countryPicture(picture.value);
      const file = await Promise.race([rendered, sleep(waitMs, null, { ref: false })]);
      if (file === null) {
        rendered.catch((error: unknown) => request.log.warn({ err: error }, failed));
        return await sendPlaceholder(reply, picture.value.theme);
      }
      return await reply
        .header('cache-control', cacheRule)
        .type(`image/${picture.value.format}`)
        .send(await readFile(file));
    } catch (error) {
      request.log.warn({ err: error }, failed);
      return reply.code(503).header('cache-control', 'no-store').type('text/plain').send('Not available now.\n');
    }
  });
  if (prerendersPictures) prerenderWhenIdle(app, pictures);
  app.addHook('onClose', async () => pictures.close());
}

const failed = 'a country picture could not be drawn';

/** Background colour of every map image. */
const seaColors: Readonly<Record<PictureTheme, string>> = { day: '#d2ebf5', night: '#0a2838' };

function sendPlaceholder(reply: FastifyReply, theme: PictureTheme): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .type('image/svg+xml')
    .send(
      `<svg xmlns="http://www.w3.org/2000/svg" width="16" height="10" viewBox="0 0 16 10" preserveAspectRatio="none"><rect width="16" height="10" fill="${seaColors[theme]}"/></svg>`,
    );
}

/** The site is idle after this time without requests. */
const quietMs = 3000;

/** A server that has just started answers its first visitors first. */
const settleMs = 30_000;

function prerenderWhenIdle(app: FastifyInstance, pictures: CountryPictures): void {
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
  });
}
