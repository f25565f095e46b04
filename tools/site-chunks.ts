import { globSync } from 'node:fs';
import { basename } from 'node:path';
/** What is known of a module when chunks are made. */
interface ModuleInfo {
  /** Modules that import it at run time. */
  readonly importers: readonly string[];
  readonly code: string | null;
}

interface ChunkingContext {
  getModuleInfo(moduleId: string): ModuleInfo | null;
}

/** A page's first view, and its lazy components. */
const isView = /\/src\/web\/features\/(?:[^/]+\/)?([^/]+)\/(page|later)\.tsx$/;
const isStart = /\/src\/web\/browser\/start\.ts$/;
/** Vite's own, which loads the others. */
const isLoader = /vite\/preload-helper/;
/** The texts of one group in one language. */
const isText = /\/src\/(?:(?:i18n|web\/features\/[^/]+)\/messages\/[^/]+\/[^/]+|i18n\/languages\/[^/]+\/offline)\.ts$/;
/** The library's list of its icons, which everyone imports, and one of them. */
const isIconList = /\/lucide\/dist\/esm\/lucide\.mjs$/;
const isIcon = /\/lucide\/dist\/esm\/icons\/([a-z0-9-]+)\.mjs$/;
const isFrame = /\/src\/web\/browser\/hydrate-site\.tsx$/;

/**
 * Names the chunk of a module, or null where the bundler's own rule is right. Left alone it makes a file for every set of
 * pages that share something, which is dozens: each costs a request and compresses badly. So there are few kinds: what
 * starts every page, the frame around every page, the first view of one page or of several, and what comes later.
 */
export function chunkOf(moduleId: string, context: ChunkingContext): string | null {
  if (isStart.test(moduleId) || isView.test(moduleId) || isText.test(moduleId)) return null;
  if (isLoader.test(moduleId)) return 'start';
  // One file for those that no first view shows, instead of one for every set of dialogs and lists.
  if (isIcon.test(moduleId)) return chunkOfUsers(moduleId, context) ?? 'icons';
  return chunkOfUsers(moduleId, context);
}

function chunkOfUsers(moduleId: string, context: ChunkingContext): string | null {
  const users = [...rootsOf(moduleId, context)];
  if (users.some((root) => isStart.test(root))) return 'start';
  // Numbers and plurals. From a file with styles, each of a hundred texts would name those styles on every first visit.
  if (users.some((root) => isText.test(root))) return 'start';
  if (users.some((root) => isFrame.test(root))) return 'frame';
  const pages = users.flatMap((root) => (isView.exec(root)?.[2] === 'page' ? (isView.exec(root)?.[1] ?? []) : []));
  // Shared by dialogs: must not pull in lists.
  if (pages.length === 0) {
    if (users.length === 1 || !users.every((root) => isView.test(root))) return null;
    return users.every((root) => isPlanPage(root)) ? 'lists' : 'sections';
  }
  const withPlans = pages.filter((page) => page.startsWith('destination'));
  // Comparing plans or opening a dialog must not load the first view of another page.
  if (withPlans.length === 0 && users.some(isElsewhere)) return pages.length === 1 ? `${pages[0]}-shared` : 'shared';
  if (pages.length === 1) return pages[0] ?? null;
  if (withPlans.length === 0) return 'places';
  return withPlans.length === pages.length ? 'plans' : 'views';
}

/** The pages with a list of plans: of a destination, and of one provider there. */
function isPlanPage(root: string): boolean {
  return isView.exec(root)?.[1]?.startsWith('destination') ?? false;
}

/** Lazy components on pages with plans, and dynamic imports. */
function isElsewhere(root: string): boolean {
  return !isView.test(root) || isPlanPage(root);
}

/** Entry modules of all import chains that lead to a module: pages, the frame, dynamic imports. */
function rootsOf(moduleId: string, context: ChunkingContext): ReadonlySet<string> {
  const roots = new Set<string>();
  const seen = new Set([moduleId]);
  for (const id of seen) {
    const importers = importersOf(id, context);
    if (importers.length === 0 || isView.test(id) || isFrame.test(id)) roots.add(id);
    for (const importer of importers) seen.add(importer);
  }
  return roots;
}

/** The importers of an icon: through the index module everyone would import every icon. */
function importersOf(moduleId: string, context: ChunkingContext): readonly string[] {
  const importers = context.getModuleInfo(moduleId)?.importers ?? [];
  const [, file] = isIcon.exec(moduleId) ?? [];
  if (file === undefined) return importers;
  const name = file.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const naming = new RegExp(`import\\s*\\{[^}]*\\b${name}\\b[^}]*\\}\\s*from\\s*["']lucide["']`);
  const users = importers.filter((id) => isIconList.test(id)).flatMap((id) => importersOf(id, context));
  return users.filter((id) => naming.test(context.getModuleInfo(id)?.code ?? ''));
}

const textAreas: ReadonlySet<string> = new Set(
  globSync('src/{i18n,web/features/*}/messages/en/*.ts').map((file) => basename(file, '.ts')),
);

/** Scripts that run before any file but `start` imports another one later. */
const isRunning = /\/(?:start|frame|react|rolldown-runtime)-[^/]{7}\.js$/;

/**
 * What is fetched along with a file that is imported later. Nothing with texts: what they import is on every page already, and
 * naming it would weigh half a kilobyte on each first visit. Vite's `resolveDependencies`.
 * @param host the file that imports it
 */
export function preloadedWith(
  file: string,
  dependencies: string[],
  { hostId: host }: { readonly hostId: string },
): string[] {
  const [, area = ''] = /([a-z-]+)-[^/]{7}\.js$/.exec(file) ?? [];
  const isText = textAreas.has(area) && dependencies.every((each) => each.endsWith('.js'));
  if (isText) return [];
  return /\/start-[^/]+$/.test(host) ? dependencies : dependencies.filter((each) => !isRunning.test(each));
}
