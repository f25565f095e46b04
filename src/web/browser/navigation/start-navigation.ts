import { hasChunkFailure, loadHandled } from '#web/browser/chunk-failures.ts';
import type { LiveSite, LiveSitePage } from '#web/browser/live-site.ts';
import { whenIdle } from '#web/browser/when-idle.ts';
import type { BuildMeta } from '#domain/site/route-rules.ts';
import { fetchPage } from './fetch-page.ts';
import { createFreshness } from './freshness.ts';
import { createKeptPages } from './kept-pages.ts';
import { createNavigationSigns } from './navigation-signs.ts';
import { createNavigator } from './navigator.ts';
import { pageAt } from './page-at.ts';
import { dropPage, makePage, type ReadyPage } from './page-stage.ts';
import { createPreloadQueue } from './preload-queue.ts';
import { showUpdateToast } from './update-toast.tsx';
import { watchBuilds } from './watch-builds.ts';
import { watchLinks } from './watch-links.ts';

const mostKept = 20;

/**
 * Shows the site's pages in the place of one another, from now on. Until the build's own rules are known, and where they
 * cannot be had, links are ordinary page loads.
 * @param build that the document belongs to
 */
export async function startNavigation(site: LiveSite, build: string): Promise<void> {
  const meta = await fetchMeta(build);
  if (meta === null) return;
  const { origin } = location;
  const { locale } = site.shown().state.current().shell;
  const freshness = createFreshness({ loadedAt: Date.now(), clock: Date.now, hasChunkFailure });
  const findPage = (url: URL) => pageAt(url, { origin, locale, rules: meta.routeRules });
  const getPage = async (address: string, signal: AbortSignal, isAhead: boolean): Promise<ReadyPage | null> => {
    const url = new URL(address);
    const expected = findPage(url) ?? 'not-found';
    const isPrerendered = meta.prerendered.includes(url.pathname);
    const { shell } = site.shown().state.current();
    const options = { expected, signal, isAhead, isPrerendered, shell, messages: site.messages };
    const fetched = await loadHandled(() => fetchPage(url, options));
    // An error may be over when the visitor really comes.
    const isUseless = fetched === null || (isAhead && fetched.payload.error !== undefined);
    return isUseless ? null : makePage(site, fetched);
  };
  const preloads = createPreloadQueue({
    load: (address, signal) => getPage(address, signal, true),
    clock: Date.now,
  });
  createNavigator({
    site,
    preloads,
    kept: createKeptPages<LiveSitePage>(mostKept, (page) => whenIdle(() => dropPage(page))),
    signs: createNavigationSigns(),
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
