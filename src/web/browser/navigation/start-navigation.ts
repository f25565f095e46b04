import { hasChunkFailure, loadHandled } from '#web/browser/chunk-failures.ts';
import type { HydratedSite, MountedPage } from '#web/browser/hydrated-site.ts';
import { whenIdle } from '#web/browser/when-idle.ts';
import type { BuildMeta } from '#domain/site/route-rules.ts';
import { createRouter } from '#web/shared/definition/routes.ts';
import { fetchPage } from './fetch-page.ts';
import { createFreshness } from './freshness.ts';
import { createKeptPages } from './kept-pages.ts';
import { createNavigationFeedback } from './navigation-feedback.ts';
import { createNavigator } from './navigator.ts';
import { pageAt } from './page-at.ts';
import { dropPage, makePage, type ReadyPage } from './page-stage.ts';
import { createPreloadQueue } from './preload-queue.ts';
import { showUpdateToast } from './update-toast.tsx';
import { watchBuilds } from './watch-builds.ts';
import { watchLinks } from './watch-links.ts';

const mostKept = 20;

/**
 * Starts client-side navigation. Until the build's route rules are loaded, or when that fails, links are ordinary page
 * loads.
 * @param build of the document
 */
export async function startNavigation(site: HydratedSite, build: string): Promise<void> {
  const meta = await fetchMeta(build);
  if (meta === null) return;
  const { origin } = location;
  const { locale } = site.shown().state.current().shell;
  const freshness = createFreshness({ loadedAt: Date.now(), clock: Date.now, hasChunkFailure });
  const matchRoute = createRouter(meta.routes);
  const findPage = (url: URL) => pageAt(url, { origin, locale, rules: meta.routeRules, matchRoute });
  const getPage = async (address: string, signal: AbortSignal, isPrefetch: boolean): Promise<ReadyPage | null> => {
    const url = new URL(address);
    const expected = findPage(url) ?? 'not-found';
    const isPrerendered = meta.prerendered.includes(url.pathname);
    const { shell } = site.shown().state.current();
    const options = { expected, signal, isPrefetch, isPrerendered, shell, messages: site.messages };
    const fetched = await loadHandled(() => fetchPage(url, options));
    // Do not keep a prefetched error: it may be gone by the real visit.
    const isUseless = fetched === null || (isPrefetch && fetched.payload.error !== undefined);
    return isUseless ? null : makePage(site, fetched);
  };
  const preloads = createPreloadQueue({
    load: (address, signal) => getPage(address, signal, true),
    clock: Date.now,
  });
  createNavigator({
    site,
    preloads,
    kept: createKeptPages<MountedPage>(mostKept, (page) => whenIdle(() => dropPage(page))),
    feedback: createNavigationFeedback(),
    isStale: freshness.isStale,
    isPage: (url) => findPage(url) !== null,
    load: (address, signal) => getPage(address, signal, false),
  });
  watchLinks({
    isPage: (url) => !freshness.isStale() && findPage(url) !== null && !isShownAddress(url),
    want: (address) => preloads.want(withoutFragment(address)),
    giveUp: (address) => preloads.giveUp(withoutFragment(address)),
  });
  watchBuilds(build, () => {
    freshness.expire();
    showUpdateToast(site.messages.common);
  });
}

async function fetchMeta(build: string): Promise<BuildMeta | null> {
  try {
    const answer = await fetch(`/builds/meta/${build}.json`);
    return answer.ok ? ((await answer.json()) as BuildMeta) : null;
  } catch {
    return null;
  }
}

function isShownAddress({ pathname, search }: URL): boolean {
  return pathname === location.pathname && search === location.search;
}

function withoutFragment(address: string): string {
  return address.replace(/#.*$/s, '');
}
