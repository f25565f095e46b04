import { keysOf } from '#domain/kernel/records.ts';

/**
 * The pages of texts in `content/pages/`, and whether the footer of every page links to them. A name without that
 * decision does not compile; a test compares it with the footer.
 */
const linkedInFooter = {
  about: true,
  contact: true,
  privacy: true,
  terms: true,
} as const satisfies Readonly<Record<string, boolean>>;

export type StaticPageName = keyof typeof linkedInFooter;

export const staticPageNames = keysOf(linkedInFooter);

export function isInFooter(name: StaticPageName): boolean {
  return linkedInFooter[name];
}
