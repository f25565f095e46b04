import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import type { Locale } from '#domain/kernel/locale.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { whenFirstInteraction } from '#web/shared/visit/first-interaction.ts';
import type { PagePayload } from '#web/pages/page-payload.ts';
import { watchChunkFailures } from './chunk-failures.ts';
import { errorWatch } from './error-watch.ts';
import { createMessages } from './load-messages.ts';
import { holdEarlyLinks } from './hold-early-links.ts';
import { loadView } from './load-view.ts';
import { rememberLanguageChoice } from './remember-language-choice.ts';
import { logFailure } from './log-failure.ts';
import type { Visit } from './visit-tasks.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Loads what hydration needs in parallel, and yields in between: starting ten requests is a long task on a phone. The page
 * is already painted (`inline-scripts.ts`).
 */
async function start(): Promise<void> {
  const data = document.getElementById('payload');
  if (data === null) return;
  // Read now: filters change the address later.
  const arrival = { search: location.search, referrer: document.referrer };
  void whenFirstInteraction();
  holdEarlyLinks();
  await nextTask();
  const payload = JSON.parse(data.textContent) as PagePayload;
  const texts = createMessages(payload.shell.locale);
  const [{ hydrateSite }, shown] = await Promise.all([
    import('./hydrate-site.tsx'),
    nextTask().then(() => loadView(payload.content.page)),
    nextTask().then(() => texts.load(payload.texts ?? [])),
  ]);
  await prepareFormats(payload.shell.locale);
  const site = await hydrateSite({ payload, view: shown, texts });
  afterStart({ arrival, keepsPages: payload.shell.keepsPages === true, isPage: payload.error === undefined });
  if (site === null) return;
  await site.currency.settle();
  const { build } = document.documentElement.dataset;
  // Client-side navigation is an enhancement, loaded after the first interaction.
  if (build === undefined || !('NavigationPrecommitController' in globalThis)) return;
  await whenFirstInteraction();
  const { startNavigation } = await import('./navigation/start-navigation.ts');
  await startNavigation(site, build);
}

/**
 * Warms up `Intl` in two tasks before rendering: the first formatted text takes 13 ms, more than half of it for the list of
 * locales, which the first lookup loads.
 */
async function prepareFormats(locale: Locale): Promise<void> {
  await nextTask();
  Intl.Collator.supportedLocalesOf(locale);
  await nextTask();
  formatNumber(1, locale);
  await nextTask();
}

async function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

errorWatch.start();
watchChunkFailures();
addEventListener('resize', () => void import('./follow-width.ts').catch(logMissing));
rememberLanguageChoice(document);
await start();

/**
 * Loads and runs background tasks when the browser is idle, or as soon as a translation begins: what React writes into texts
 * that were replaced before `keepTranslatedTexts` runs is never seen.
 */
function afterStart(visit: Visit): void {
  let isBegun = false;
  const run = (): void => {
    if (isBegun) return;
    isBegun = true;
    import('./visit-tasks.ts').then(({ runVisitTasks }) => runVisitTasks(visit), logMissing);
  };
  new MutationObserver((records) => {
    if (records.some(({ addedNodes: [node] }) => node?.nodeName === 'FONT')) run();
  }).observe(document.body, { childList: true, subtree: true });
  whenIdle(run);
}

function logMissing(error: unknown): void {
  logFailure('Not loaded', error);
}
