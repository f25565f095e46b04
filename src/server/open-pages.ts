import type { FastifyInstance } from 'fastify';
import { failure, success, type Result } from '#domain/kernel/result.ts';

/**
 * Asks a server for pages of every kind that its sitemaps list. @returns their number; the failure names one that did
 * not open
 */
export async function openPages(app: FastifyInstance, origin: string): Promise<Result<number>> {
  const { host } = new URL(origin);
  const get = (address: string) => {
    const { pathname, search } = new URL(address);
    return app.inject({ url: `${pathname}${search}`, headers: { host, 'x-forwarded-proto': 'https' } });
  };
  const index = await get(`${origin}/sitemap.xml`);
  const pages = new Set<string>([`${origin}/`]);
  for (const sitemap of locationsOf(index.body)) {
    const listed = locationsOf((await get(sitemap)).body);
    for (const page of [listed[0], listed[Math.floor(listed.length / 2)], listed.at(-1)]) if (page) pages.add(page);
  }
  for (const page of pages) {
    const { statusCode } = await get(page);
    if (statusCode !== 200) return failure(`The page ${new URL(page).pathname} does not open (${statusCode}).`);
  }
  return success(pages.size);
}

function locationsOf(xml: string): readonly string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));
}
