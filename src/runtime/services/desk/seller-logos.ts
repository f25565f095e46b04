import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Queries } from '#database/schema.ts';
import { parseProviderSlug } from '#domain/plan/provider-slug.ts';

/** The picture of a provider that visitors see, a JPEG; null: none. */
export async function readSellerLogo(
  { queries, dataDir }: { readonly queries: Queries; readonly dataDir: string },
  slug: string,
): Promise<Uint8Array | null> {
  const parsed = parseProviderSlug(slug);
  if (!parsed.ok) return null;
  const row = await queries
    .selectFrom('provider')
    .leftJoin('provider_logo', 'provider_logo.provider_id', 'provider.id')
    .select(['image', 'bytes'])
    .where('slug', '=', parsed.value)
    .executeTakeFirst();
  if (row === undefined || row.bytes !== null) return row?.bytes ?? null;
  // Feeds name pictures of the site alone; the operator's folder has them by slug.
  if (row.image === null) return null;
  return readFile(join(dataDir, 'pictures', 'provider', `${parsed.value}.jpg`)).catch(() => null);
}
