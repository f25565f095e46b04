import type { FastifyInstance } from 'fastify';
import { drawSharePicture, parseShareFile } from '#pictures/share-pictures.ts';
import type { SiteFiles } from '#runtime/site-files/site-files.ts';
import { cacheAnswers } from '#server/http/cache-answers.ts';

/** A week: pictures change only with a release or the operator's icon. */
const cacheRule = 'public, max-age=604800, stale-while-revalidate=86400';

/** Some two hundred pictures. */
const maxBytes = 16 * 1024 * 1024;

/**
 * `GET /assets/pictures/share/jp.jpg`, `…/region-europe.jpg`, `…/home.jpg`: social preview images, drawn when asked for.
 * Other sites may embed them.
 */
export async function addSharePictureRoute(app: FastifyInstance, siteFiles: SiteFiles): Promise<void> {
  await app.register(async (scope) => {
    cacheAnswers(scope, maxBytes, () => siteFiles.current.version);
    scope.get<{ Params: { file: string } }>('/assets/pictures/share/:file', async (request, reply) => {
      const subject = parseShareFile(request.params.file);
      if (!subject.ok) return reply.callNotFound();
      const picture = await drawSharePicture(subject.value, siteFiles.current.icon);
      return reply
        .header('cache-control', cacheRule)
        .header('cross-origin-resource-policy', 'cross-origin')
        .type('image/jpeg')
        .send(picture);
    });
  });
}
