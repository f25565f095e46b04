import type { Locale } from '#domain/kernel/locale.ts';
import type { Messages } from '#i18n/messages/en.ts';

/** A group of messages that are loaded together. */
export type MessageArea = keyof Messages;

export interface LoadedMessages {
  readonly areas: readonly MessageArea[];
  /** The messages of an area; null: not loaded. */
  readonly read: <Area extends MessageArea>(area: Area) => Messages[Area] | null;
  /** Rejects when an area cannot be fetched. */
  readonly load: (areas: readonly MessageArea[]) => Promise<void>;
  readonly loadAll: () => Promise<void>;
}

/** Each file exports its area under the area's name; the file name is the same in kebab case. */
type AreaModule = Partial<Messages>;

/** One file per area and language, of a slice or shared by slices: a page loads those of its first view. */
const modules = {
  ...import.meta.glob<AreaModule>('./*/*.ts', { base: '/src/i18n/messages' }),
  ...import.meta.glob<AreaModule>('./*/messages/*/*.ts', { base: '/src/web/features' }),
};

export function createMessages(locale: Locale): LoadedMessages {
  const loaded: Partial<Messages> = {};
  const loading = new Map<MessageArea, Promise<void>>();
  const loaders = areaLoaders(locale);
  const areas = [...loaders.keys()];

  async function fetchArea(area: MessageArea): Promise<void> {
    Object.assign(loaded, await loaders.get(area)?.());
  }

  function loadArea(area: MessageArea): Promise<void> {
    const begun = loading.get(area);
    if (begun !== undefined) return begun;
    const fetched = fetchArea(area);
    loading.set(area, fetched);
    fetched.catch(() => loading.delete(area));
    return fetched;
  }

  async function load(wanted: readonly MessageArea[]): Promise<void> {
    await Promise.all(wanted.map(loadArea));
  }

  return {
    areas,
    read: (area) => loaded[area] ?? null,
    load,
    loadAll: () => load(areas),
  };
}

function areaLoaders(locale: Locale): ReadonlyMap<MessageArea, () => Promise<AreaModule>> {
  const folder = `/${locale}/`;
  const own = Object.entries(modules).filter(([path]) => path.includes(folder));
  return new Map(own.map(([path, load]) => [areaNamed(path.slice(path.lastIndexOf('/') + 1, -'.ts'.length)), load]));
}

function areaNamed(file: string): MessageArea {
  return file.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase()) as MessageArea;
}
