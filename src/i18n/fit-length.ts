/** Characters of a title and a description that search results show whole; a title is followed by the site's name. */
export const shownLength = { title: 48, description: 155 } as const;

/** The first text that is short enough, else the last one. */
export function fitLength(most: number, texts: readonly string[]): string {
  return texts.find(({ length }) => length <= most) ?? texts.at(-1) ?? '';
}
