import type { FastifyInstance } from 'fastify';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';
import type { Context } from '#runtime/services/context.ts';

/** Another picture has another address: a year. */
const cacheRule = 'public, max-age=31536000, immutable';

const filePattern = /^([a-z0-9-]{1,60})\.([0-9a-f]{16})\.jpg$/;

/** `GET /assets/logos/{provider}.{hash}.jpg`: a logo that the operator has stored. */
export function addProviderLogoRoute(app: FastifyInstance, { context }: { readonly context: Context }): void {
  app.get<{ Params: { file: string } }>('/assets/logos/:file', async (request, reply) => {
    const [, slug = '', hash = ''] = filePattern.exec(request.params.file) ?? [];
    const provider = parseProviderSlug(slug);
    const bytes = provider.ok ? await context.catalogue.providerLogo(provider.value, hash) : null;
    if (bytes === null) return reply.callNotFound();
    return reply.header('cache-control', cacheRule).type('image/jpeg').send(Buffer.from(bytes));
  });
}
