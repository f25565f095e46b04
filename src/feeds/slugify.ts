import { foldText } from '#domain/fold-text.ts';
import { parseProviderSlug, type ProviderSlug } from '#domain/provider-slug.ts';

/** `Côte d'Ivoire` → `cote-d-ivoire`: letters and digits of any script, parted by single hyphens; may be empty. */
export function slugifyWords(words: string): string {
  return foldText(words.slice(0, 200))
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** `esim.io` → `esim-io`; null for a name without a Latin letter or digit. */
export function slugifyProvider(name: string): ProviderSlug | null {
  const slug = parseProviderSlug(
    slugifyWords(name)
      .replace(/[^a-z0-9-]+/g, '')
      .replace(/-{2,}/g, '-')
      .slice(0, 60)
      .replace(/^-+|-+$/g, ''),
  );
  return slug.ok ? slug.value : null;
}
