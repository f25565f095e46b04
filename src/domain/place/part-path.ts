/** The page of a part's country, which then says the part's name. @param path of the country */
export function partPath(path: string, { slug }: { readonly slug: string }): string {
  return `${path}?in=${slug}`;
}
