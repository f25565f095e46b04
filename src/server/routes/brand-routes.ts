import type { FastifyInstance } from 'fastify';
import type { SiteFiles } from '#runtime/site-files/site-files.ts';
import { immutableRule } from '#server/http/year.ts';

/**
 * `GET /assets/brand/…`: style sheet, logo, icon and font of the operator. A page of another server, which has seen a change
 * before this one, may ask for what is not known yet.
 */
export function addBrandRoutes(app: FastifyInstance, siteFiles: SiteFiles): void {
  app.get<{ Params: { file: string } }>('/assets/brand/:file', async ({ params: { file } }, reply) => {
    const address = `/assets/brand/${file}`;
    if (!siteFiles.current.brandAssets.has(address)) await siteFiles.refresh();
    const { brandAssets } = siteFiles.current;
    const exact = brandAssets.get(address);
    if (exact !== undefined) return reply.header('cache-control', immutableRule).type(exact.type).send(exact.body);
    // A page from before the last change: today's file of that kind is nearer to it than none.
    const today = findOfKind(file, [...brandAssets.keys()]);
    const near = today === undefined ? undefined : brandAssets.get(today);
    if (near === undefined) return reply.callNotFound();
    return reply.header('cache-control', 'no-store').type(near.type).send(near.body);
  });
}

/** `brand-0123.css` and `brand-4567.css` are of one kind. */
function findOfKind(file: string, addresses: readonly string[]): string | undefined {
  const kind = /^[a-z]+-/.exec(file)?.[0];
  return kind === undefined ? undefined : addresses.find((address) => address.startsWith(`/assets/brand/${kind}`));
}
