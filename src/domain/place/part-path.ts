const pattern = /\?in=([a-z-]+)$/;

/** The page of a part's country, which then says the part's name. @param path of the country */
export function partPath(path: string, { slug }: { readonly slug: string }): string {
  return `${path}?in=${slug}`;
}

/** The slug of the part that such a path names; null: none. */
export function partOfPath(path: string): string | null {
  return pattern.exec(path)?.[1] ?? null;
}
