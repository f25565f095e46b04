import { pageDefinitions, pageNames, type PageName } from '#web/pages/page-definitions.ts';

interface TestedPage {
  readonly page: PageName;
  /** Of the test, unique. */
  readonly name: string;
  /** Without language prefix. */
  readonly path: string;
  /** Search engines may find the page. */
  readonly isListed: boolean;
}

/** Every address that the definitions of pages name for tests. @param provider a seller in Germany */
export function listTestedPages(provider: string): readonly TestedPage[] {
  return pageNames.flatMap((page) => {
    const { tests, sitemap } = pageDefinitions[page];
    const isListed = typeof sitemap !== 'string';
    if (typeof tests === 'string') return [];
    return Object.entries(tests).map(([name, path]) => {
      return { page, name, path: path.replace(':provider', provider), isListed };
    });
  });
}
