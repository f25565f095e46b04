import { createServer } from 'vite';
import type { CreateDeskPages, DeskPages } from '#desk/desk-contract.ts';
import { buildDesk } from '#server/desk/build-desk.ts';
import { announceDesk, type DeskServer, type DeskServerSettings } from './open-desk-server.ts';

const assets = { styles: [], scripts: ['/@vite/client', '/src/desk/browser/start.ts'] };

/** The desk with live reload: Vite answers for its script and styles, and views are loaded again for every page. */
export async function openDevDesk({
  settings,
  config,
  open,
  limits,
  log,
}: Omit<DeskServerSettings, 'dist'>): Promise<DeskServer | null> {
  const vite = await createServer({ configLoader: 'native', appType: 'custom', server: { middlewareMode: true } });
  const pages = async (): Promise<DeskPages> => {
    const built = (await vite.ssrLoadModule('/src/desk/create-desk-pages.tsx')) as {
      readonly createDeskPages: CreateDeskPages;
    };
    return built.createDeskPages({ assets });
  };
  const app = await buildDesk({
    open,
    pages,
    limits,
    log,
    clientDir: null,
    proxy: config.visitors.proxy,
    // Vite injects styles by script and reports changes over a socket.
    policyAdditions: { styleSrc: ["'unsafe-inline'"], connectSrc: ['ws:'] },
  });
  app.addHook('onRequest', (request, reply, done) => vite.middlewares(request.raw, reply.raw, () => done()));
  app.addHook('onClose', () => vite.close());
  return announceDesk(app, { settings, host: config.host, open });
}
