import { join } from 'node:path';
import { createServer } from 'vite';
import {
  componentPageHtml,
  componentPagePath,
  componentPageScript,
} from '#tools/component-page/component-page-html.ts';

export interface ComponentServer {
  /** Address of the component page. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Serves the component page alone, without reload: the controls of `src/ui` in a real browser. */
export async function startComponentServer(): Promise<ComponentServer> {
  const vite = await createServer({
    configLoader: 'native',
    appType: 'custom',
    logLevel: 'error',
    // A cache of its own: a development server and the same tests in another worker may run at the same time.
    cacheDir: join('var', 'test', `vite-${process.env['TEST_PARALLEL_INDEX'] ?? 'alone'}`),
    server: { host: '127.0.0.1', port: 0, hmr: false, watch: null },
  });
  vite.middlewares.use(componentPagePath, (_request, response) => {
    void vite
      .transformIndexHtml(componentPagePath, componentPageHtml([componentPageScript]))
      .then((html) => response.setHeader('content-type', 'text/html').end(html));
  });
  await vite.listen();
  const [origin] = vite.resolvedUrls?.local ?? [];
  if (origin === undefined) throw new Error('The server of the component page has no address.');
  return { url: new URL(componentPagePath, origin).href, close: () => vite.close() };
}
