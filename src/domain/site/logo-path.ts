/** Address of a logo that an operator has stored, without `.jpg`: another picture has another address. */
export function logoPath({ slug, hash }: { readonly slug: string; readonly hash: string }): string {
  return `/assets/logos/${slug}.${hash}`;
}
