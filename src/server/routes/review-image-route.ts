import type { FastifyInstance } from 'fastify';
import type { Context } from '#runtime/services/context.ts';
import { immutableRule } from '#server/http/year.ts';

/** No scripts or plug-ins, whatever type a browser guesses. */
const policy = "default-src 'none'; sandbox";

const filePattern = /^([\w-]{22})\.jpg$/;

/** `GET /assets/reviews/{publicId}.jpg`: a screenshot of a published review. */
export function addReviewImageRoute(app: FastifyInstance, { context }: { readonly context: Context }): void {
  app.get<{ Params: { file: string } }>('/assets/reviews/:file', async (request, reply) => {
    const publicId = filePattern.exec(request.params.file)?.[1];
    const image = publicId === undefined ? null : await context.reviewImages.published(publicId);
    if (image === null) return reply.callNotFound();
    return reply
      .header('cache-control', immutableRule)
      .header('content-security-policy', policy)
      .header('content-disposition', 'inline')
      .type(image.type)
      .send(Buffer.from(image.bytes));
  });
}
