import type { ProviderTable } from '#database/schema.ts';

type ProviderRow = Pick<ProviderTable, 'public_id' | 'slug' | 'name' | 'url' | 'image' | 'example' | 'plan_count'>;

export function providerSummary(row: ProviderRow) {
  return {
    /** Public id, the specification's `_id`: stable, opaque. */
    publicId: row.public_id,
    slug: row.slug,
    name: row.name,
    /** Base path of the picture without `.jpg`; null: none, the first letter is shown. */
    image: row.image,
    url: row.url,
    example: row.example === 1,
    /** Active plans, each once, however many destinations it covers. */
    planCount: row.plan_count,
  };
}

/** A provider as lists and pickers show it. */
export type ProviderSummary = Readonly<ReturnType<typeof providerSummary>>;
