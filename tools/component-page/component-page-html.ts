/** Where the development server shows every component. The site itself has no such page. */
export const componentPagePath = '/_components';

/** The script of the page, as Vite serves it. */
export const componentPageScript = '/tools/component-page/start.tsx';

/** The empty document of the page; its scripts fill it. */
export function componentPageHtml(scripts: readonly string[]): string {
  const tags = scripts.map((src) => `<script type="module" src="${src}"></script>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Components</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">${tags}</head><body><div id="root"></div></body></html>`;
}
