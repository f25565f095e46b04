import type { FastifyInstance } from 'fastify';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import type { Context } from '#runtime/services/context.ts';
import { immutableRule } from '#server/http/year.ts';

const filePattern = /^([a-z0-9-]{1,60})\.([0-9a-f]{16})\.jpg$/;

/** `GET /assets/logos/{provider}.{hash}.jpg`: a logo that the operator has stored. Another picture has another address. */
export function addProviderLogoRoute(app: FastifyInstance, { context }: { readonly context: Context }): void {
  app.get<{ Params: { file: string } }>('/assets/logos/:file', async (request, reply) => {
    const [, slug = '', hash = ''] = filePattern.exec(request.params.file) ?? [];
    const provider = parseProviderSlug(slug);
    const bytes = provider.ok ? await context.catalogue.providerLogo(provider.value, hash) : null;
    if (bytes === null) return reply.callNotFound();
    return reply.header('cache-control', immutableRule).type('image/jpeg').send(Buffer.from(bytes));
  });
}
