import { parseProviderSlug, type ProviderSlug } from '#domain/plan/provider-slug.ts';

/**
 * `Côte d'Ivoire` → `cote-d-ivoire`: letters of any script without Latin accents, and digits, in lower case,
 * separated by single hyphens; may be empty. Ids of stored plans depend on it, so its results must never change.
 */
export function slugifyWords(words: string): string {
  return words
    .slice(0, 200)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]+/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}

/** `esim.io` → `esim-io`; null for a name without a Latin letter or digit. */
export function slugifyProvider(name: string): ProviderSlug | null {
  const latin = slugifyWords(name)
    .replace(/[^a-z0-9-]+/g, '')
    .replace(/-{2,}/g, '-');
  const slug = parseProviderSlug(latin.slice(0, 60).replace(/^-+|-+$/g, ''));
  return slug.ok ? slug.value : null;
}
