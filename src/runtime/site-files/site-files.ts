import { join } from 'node:path';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import { listFiles } from './list-files.ts';
import { readPublicFiles } from './public-files.ts';
import type { ServedFile } from './served-file.ts';

/** What the folders of an operator say. Immutable: a change makes a new one. */
export interface FilesState {
  /** Raised by every change; pages are made of one version. */
  readonly version: number;
  /** The settings with the operator's files over them. */
  readonly site: SiteSettings;
  /** Files of `public` by their address. */
  readonly publicFiles: ReadonlyMap<string, ServedFile>;
  /** What is wrong, one sentence each. What it concerns is as it was before. */
  readonly problems: readonly string[];
}

/** The files of an operator: `brand`, `content` and `public` in the data directory. */
export interface SiteFiles {
  readonly current: FilesState;
  /** Reads what has changed; true: something has. Calls at the same time share one reading. */
  refresh(): Promise<boolean>;
}

interface FilesOptions {
  readonly dataDir: string;
  /** As the settings have it. */
  readonly site: SiteSettings;
}

/** Folders below the data directory. */
const folders = ['brand', 'content', 'public'] as const;

type Listing = Readonly<Record<(typeof folders)[number], Awaited<ReturnType<typeof listFiles>>>>;

/** Reads the files. Broken ones never keep the site from starting. */
export async function openSiteFiles(options: FilesOptions): Promise<SiteFiles> {
  let stamp = '';
  let current = unchangedSite(options.site);
  let inFlight: Promise<boolean> | null = null;
  const read = async (): Promise<boolean> => {
    const listing = await listFolders(options.dataDir);
    const next = stampOf(listing);
    if (next === stamp) return false;
    current = await readState(listing, current);
    stamp = next;
    return true;
  };
  const files: SiteFiles = {
    get current() {
      return current;
    },
    refresh: () => (inFlight ??= read().finally(() => (inFlight = null))),
  };
  await files.refresh();
  return files;
}

/** For sites without a data directory, in tests. */
export function unchangedFiles(site: SiteSettings): SiteFiles {
  return { current: unchangedSite(site), refresh: async () => false };
}

function unchangedSite(site: SiteSettings): FilesState {
  return { version: 0, site, publicFiles: new Map(), problems: [] };
}

async function listFolders(dataDir: string): Promise<Listing> {
  const [brand, content, published] = await Promise.all(folders.map((folder) => listFiles(join(dataDir, folder))));
  return { brand: brand ?? [], content: content ?? [], public: published ?? [] };
}

function stampOf(listing: Listing): string {
  return folders.flatMap((folder) => listing[folder].map(({ stamp }) => `${folder}/${stamp}`)).join('\n');
}

async function readState(listing: Listing, before: FilesState): Promise<FilesState> {
  const { files, problems } = await readPublicFiles(listing.public);
  return { version: before.version + 1, site: before.site, publicFiles: files, problems };
}
