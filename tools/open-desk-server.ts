import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { DeskReader, DeskService } from '#runtime/services/desk/desk-service.ts';
import type { Log } from '#runtime/services/log.ts';
import type { ClientLimits } from '#runtime/services/site/open-client-limits.ts';
import type { Config } from '#runtime/settings/config.ts';
import type { DeskSettings } from '#runtime/settings/desk-settings.ts';
import { buildDesk } from '#server/desk/build-desk.ts';
import { loadDeskPages } from '#server/desk/load-desk-pages.ts';
import { listen } from '#server/http/listen.ts';
import { stopGracefully } from '#server/stop-gracefully.ts';
import { refuse } from './open-rooms.ts';

export interface DeskServerSettings {
  readonly settings: DeskSettings;
  readonly config: Pick<Config, 'host' | 'visitors'>;
  readonly open: DeskService;
  readonly limits: ClientLimits;
  readonly log: Log;
  readonly dist: string;
}

export interface DeskServer {
  close(): Promise<void>;
}

/** Starts the desk from its build and says where it is. Null: nobody asked for it, and its port is taken. */
export async function openDeskServer({
  settings,
  config,
  open,
  limits,
  log,
  dist,
}: DeskServerSettings): Promise<DeskServer | null> {
  const pages = await loadDeskPages(dist);
  const { proxy } = config.visitors;
  const app = await buildDesk({ open, pages: async () => pages, limits, log, clientDir: join(dist, 'desk'), proxy });
  return announceDesk(app, { settings, host: config.host, open });
}

interface Announcement {
  readonly settings: DeskSettings;
  readonly host: string;
  readonly open: { readonly desk: Pick<DeskReader, 'people'> };
}

export async function announceDesk(
  app: FastifyInstance,
  { settings, host, open }: Announcement,
): Promise<DeskServer | null> {
  const address = await listen(app, { host, port: settings.port }, { host: 'HOST', port: 'DESK_PORT' });
  if (!address.ok) {
    await app.close();
    if (!settings.isDefault) return refuse([address.reason]);
    console.log(`The desk is not open: ${address.reason}`);
    return null;
  }
  console.log(`The desk answers at ${settings.origin}`);
  if ((await open.desk.people()).length === 0)
    console.log('Nobody can sign in there yet; for a link run: npx roamchart desk invite YOUR-NAME --role owner');
  return { close: async () => void (await stopGracefully(app, drainMs)) };
}

const drainMs = 2_000;
