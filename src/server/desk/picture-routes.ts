import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Session } from '#runtime/services/desk/desk-service.ts';
import type { DeskRouteParts } from './desk-visit.ts';

interface PicturePath {
  readonly Params: { readonly id: string; readonly position: string };
}

/** Pictures that screens show, for those alone who may see the screens. */
export function addPictureRoutes(app: FastifyInstance, { parts, visit }: DeskRouteParts): void {
  const { readings } = parts.open.desk;
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    read: (session: Session) => Promise<Uint8Array | null>,
  ): Promise<FastifyReply> => {
    const session = await visit.sessionOf(request);
    if (session === null || visit.isLocked(session)) return reply.code(403).send();
    const bytes = await read(session);
    return bytes === null ? reply.code(404).send() : reply.type('image/jpeg').send(Buffer.from(bytes));
  };
  app.get<{ Params: { readonly slug: string } }>('/logos/:slug', (request, reply) =>
    answer(request, reply, () => readings.logo(request.params.slug)),
  );
  app.get<PicturePath>('/reviews/:id/pictures/:position', (request, reply) => {
    const { id, position } = request.params;
    return answer(request, reply, ({ name }) => readings.reviewPicture(id, Number(position), name));
  });
  app.get<PicturePath>('/reviews/:id/pictures/:position/blurred', (request, reply) => {
    const { id, position } = request.params;
    return answer(request, reply, () => readings.blurredPicture(id, Number(position)));
  });
}
