import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { parseShareFile, type SharePictures } from '#pictures/share-pictures.ts';

/** A week: pictures change only with a release. */
const cacheRule = 'public, max-age=604800, stale-while-revalidate=86400';

/**
 * `GET /assets/pictures/share/jp.jpg`, `…/region-europe.jpg`, `…/home.jpg`: social preview images, rendered on first
 * request and stored. Other sites may embed them.
 */
export function addSharePictureRoute(app: FastifyInstance, pictures: SharePictures): void {
  app.get<{ Params: { file: string } }>('/assets/pictures/share/:file', async (request, reply) => {
    const subject = parseShareFile(request.params.file);
    if (!subject.ok) return reply.callNotFound();
    try {
      const file = await pictures.sharePicture(subject.value);
      return reply
        .header('cache-control', cacheRule)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/jpeg')
        .send(await readFile(file));
    } catch (error) {
      request.log.warn({ err: error }, 'a share picture could not be drawn');
      return reply.code(503).header('cache-control', 'no-store').type('text/plain').send('Not available now.\n');
    }
  });
}
