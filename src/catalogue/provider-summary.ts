import type { ProviderTable } from '#database/schema.ts';
import type { ProviderSlug } from '#domain/plan/provider-slug.ts';
import type { ProviderSummary } from './catalogue-reader.ts';

type ProviderRow = Pick<ProviderTable, 'public_id' | 'slug' | 'name' | 'url' | 'image' | 'example' | 'plan_count'>;

export function providerSummary(row: ProviderRow): ProviderSummary {
  return {
    publicId: row.public_id,
    slug: row.slug as ProviderSlug,
    name: row.name,
    image: row.image,
    url: row.url,
    example: row.example === 1,
    planCount: row.plan_count,
  };
}
