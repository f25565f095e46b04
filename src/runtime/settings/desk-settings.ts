import { isIP } from 'node:net';
import { z } from 'zod';
import { isLocalHost } from '#domain/site/proxy-faults.ts';
import { wholeNumber, type SettingsOf } from './setting-values.ts';

export interface DeskSettings {
  /** Its own, such as `https://desk.esim.example`. */
  readonly origin: string;
  readonly port: number;
  /** True: nobody asked for it; it is on beside the example catalogue. */
  readonly isDefault: boolean;
}

const usualPort = 3100;

export const deskSettingsShape = {
  DESK_ORIGIN: z
    .string()
    .refine((text) => URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`, {
      error: 'must be an origin such as https://desk.esim.example, without a path',
      abort: true,
    })
    .refine((text) => isIP(new URL(text).hostname.replaceAll(/[[\]]/g, '')) === 0, {
      error:
        'must be a host name: browsers make no passkeys for an address. On this machine it is http://localhost with a port',
      abort: true,
    })
    .refine(
      (text) => /^https:|^http:\/\/localhost(?::|\/?$)/.test(new URL(text).href),
      'must be https, or http://localhost with a port: browsers make no passkeys elsewhere',
    )
    .transform((text) => new URL(text).origin)
    .optional(),
  DESK_PORT: wholeNumber({ most: 65_535 }).optional(),
};

/** One sentence each: settings that do not go together. */
export function missingDeskSettings(settings: Readonly<Record<string, string>>): readonly string[] {
  const [desk, site] = [settings['DESK_ORIGIN'], settings['SITE_ORIGIN']];
  if (desk === undefined || site === undefined || !URL.canParse(desk) || !URL.canParse(site)) return [];
  if (new URL(desk).hostname !== new URL(site).hostname) return [];
  return ['DESK_ORIGIN must have another host name than SITE_ORIGIN: browsers share cookies between ports of one.'];
}

interface SiteOfDesk {
  readonly HOST: string;
  readonly DEMO: boolean;
  readonly SITE_ORIGIN?: string | undefined;
}

/** Null: the desk is off. */
export function buildDeskSettings(given: SettingsOf<typeof deskSettingsShape> & SiteOfDesk): DeskSettings | null {
  if (given.DESK_ORIGIN !== undefined) {
    const { hostname, port } = new URL(given.DESK_ORIGIN);
    const own = hostname === 'localhost' && port !== '' ? Number(port) : usualPort;
    return { origin: given.DESK_ORIGIN, port: given.DESK_PORT ?? own, isDefault: false };
  }
  const isLocal = given.SITE_ORIGIN === undefined || isLocalHost(new URL(given.SITE_ORIGIN).hostname);
  if (!given.DEMO || !isLocal || !isLocalHost(given.HOST)) return null;
  const port = given.DESK_PORT ?? usualPort;
  return { origin: `http://localhost:${port}`, port, isDefault: true };
}
