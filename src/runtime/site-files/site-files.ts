import { join } from 'node:path';
import type { SiteSettings } from '#runtime/settings/site-settings.ts';
import { listFiles, type FoundFile } from './list-files.ts';
import { buildContent, describeGaps, readContent, type ContentFiles } from './read-content.ts';
import { readPublicFiles, type PublicFiles } from './public-files.ts';
import { readBrand, type BrandFiles } from './read-brand.ts';
import type { ServedFile } from './served-file.ts';

/** What the folders of an operator say. Immutable: a change makes a new one. */
export interface FilesState {
  /** Raised by every change; pages are made of one version. */
  readonly version: number;
  /** The settings with the operator's files over them. */
  readonly site: SiteSettings;
  /** Files of `public` by their address. */
  readonly publicFiles: ReadonlyMap<string, ServedFile>;
  /** Files of the brand by their address. */
  readonly brandAssets: ReadonlyMap<string, ServedFile>;
  /** PNG of 512 px; null: the shipped icons. */
  readonly icon: Buffer | null;
  /** What is wrong, one sentence each. What it concerns is as it was before. */
  readonly problems: readonly string[];
  /** What some visitors will notice, one sentence each. */
  readonly gaps: readonly string[];
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

/** Reads the files. Broken ones never keep the site from starting. */
export async function openSiteFiles({ dataDir, site }: FilesOptions): Promise<SiteFiles> {
  const brand = watchFolder<BrandFiles | null>(join(dataDir, 'brand'), null, async (found, before) => {
    const read = await readBrand(found);
    return read.ok ? { value: read.value, problems: [] } : { value: before, problems: read.reason };
  });
  const content = watchFolder<ContentFiles['texts']>(join(dataDir, 'content'), new Map(), async (found, before) => {
    const { texts, problems } = await readContent(found, before, site);
    return { value: texts, problems };
  });
  const published = watchFolder<PublicFiles['files']>(join(dataDir, 'public'), new Map(), async (found, before) => {
    const { files, problems } = await readPublicFiles(found, before);
    return { value: files, problems };
  });
  const parts = [brand, content, published];
  let current = unchangedSite(site);
  let inFlight: Promise<boolean> | null = null;
  const read = async (): Promise<boolean> => {
    const changes = await Promise.all(parts.map((part) => part.refresh()));
    if (!changes.includes(true)) return false;
    const own = brand.value;
    const named = own === null ? site : { ...site, name: own.brand.name ?? site.name, brand: own.brand };
    const full = { ...named, ...buildContent(content.value, site) };
    current = {
      version: current.version + 1,
      site: full,
      publicFiles: published.value,
      brandAssets: own?.assets ?? new Map(),
      icon: own?.icon ?? null,
      problems: parts.flatMap(({ problems }) => problems),
      gaps: describeGaps(full),
    };
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
  return { version: 0, site, publicFiles: new Map(), brandAssets: new Map(), icon: null, problems: [], gaps: [] };
}

interface Reading<Value> {
  readonly value: Value;
  readonly problems: readonly string[];
}

interface WatchedFolder<Value> extends Reading<Value> {
  /** True: the folder has changed, and was read. */
  refresh(): Promise<boolean>;
}

/** @param read makes the value of the files; `before` is the last one, for what is broken now */
function watchFolder<Value>(
  folder: string,
  none: Value,
  read: (found: readonly FoundFile[], before: Value) => Promise<Reading<Value>>,
): WatchedFolder<Value> {
  let stamp = '';
  let last: Reading<Value> = { value: none, problems: [] };
  return {
    get value() {
      return last.value;
    },
    get problems() {
      return last.problems;
    },
    refresh: async () => {
      const found = await listFiles(folder);
      const next = found.ok ? found.value.map((file) => file.stamp).join('\n') : found.reason;
      if (next === stamp) return false;
      last = found.ok ? await read(found.value, last.value) : { ...last, problems: [found.reason] };
      stamp = next;
      return true;
    },
  };
}
