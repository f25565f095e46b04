import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DeskServerParts } from './desk-server-parts.ts';
import type { DeskVisit } from './desk-visit.ts';

interface PictureRouteParts {
  readonly parts: DeskServerParts;
  readonly visit: DeskVisit;
}

/** Pictures that screens show, for those alone who may see the screens. */
export function addPictureRoutes(app: FastifyInstance, { parts, visit }: PictureRouteParts): void {
  const { readings } = parts.open.desk;
  app.get<{ Params: { readonly slug: string } }>('/logos/:slug', async (request, reply) => {
    const session = await visit.sessionOf(request);
    if (session === null || visit.isLocked(session)) return reply.code(403).send();
    const logo = await readings.logo(request.params.slug);
    return sendPicture(reply, logo);
  });
  app.get<{ Params: { readonly id: string; readonly position: string } }>(
    '/reviews/:id/pictures/:position',
    async (request, reply) => {
      const session = await visit.sessionOf(request);
      if (session === null || visit.isLocked(session)) return reply.code(403).send();
      const { id, position } = request.params;
      return sendPicture(reply, await readings.reviewPicture(id, Number(position), session.name));
    },
  );
  app.get<{ Params: { readonly id: string; readonly position: string } }>(
    '/reviews/:id/pictures/:position/blurred',
    async (request, reply) => {
      const session = await visit.sessionOf(request);
      if (session === null || visit.isLocked(session)) return reply.code(403).send();
      const { id, position } = request.params;
      return sendPicture(reply, await readings.blurredPicture(id, Number(position)));
    },
  );
}

function sendPicture(reply: FastifyReply, bytes: Uint8Array | null): FastifyReply {
  return bytes === null ? reply.code(404).send() : reply.type('image/jpeg').send(Buffer.from(bytes));
}
