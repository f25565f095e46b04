import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import type { Locale } from '#domain/kernel/locale.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { frameAreas, pageFiles } from '#web/page-files.ts';
import { whenVisitorActs } from '#web/components/page/first-interaction.ts';
import type { PagePayload } from '#web/page-payload.ts';
import { watchChunkFailures } from './chunk-failures.ts';
import { errorWatch } from './error-watch.ts';
import { followWidth } from './follow-width.ts';
import { createMessages } from './load-messages.ts';
import { rememberLanguageChoice } from './remember-language-choice.ts';
import { logFailure } from './log-failure.ts';
import type { Visit } from './visit-tasks.ts';
import { whenIdle } from './when-idle.ts';

/**
 * Fetches what makes the page live, all at once but for a step in between: asking for ten files takes a phone long. The
 * visitor sees the page by now (`inline-scripts.ts`).
 */
async function start(): Promise<void> {
  const data = document.getElementById('payload');
  if (data === null) return;
  // As they are now: filters change the address.
  const arrival = { search: location.search, referrer: document.referrer };
  void whenVisitorActs();
  await nextStep();
  const payload = JSON.parse(data.textContent) as PagePayload;
  const texts = createMessages(payload.shell.locale);
  const { view, areas } = pageFiles[payload.content.page];
  const [{ makeLive }, shown] = await Promise.all([
    import('./make-live.tsx'),
    nextStep().then(view),
    nextStep().then(() => texts.load([...frameAreas, ...areas])),
  ]);
  await prepareFormats(payload.shell.locale);
  const site = await makeLive({ payload, view: shown, texts });
  afterStart({ arrival, keepsPages: payload.shell.keepsPages === true });
  if (site === null) return;
  await site.currency.settle();
  const { build } = document.documentElement.dataset;
  // Only what a first click needs to be more than an ordinary load.
  if (build === undefined || !('NavigationPrecommitController' in globalThis)) return;
  await whenVisitorActs();
  const { startNavigation } = await import('./navigation/start-navigation.ts');
  await startNavigation(site, build);
}

/**
 * A browser takes 13 ms for the first text that it writes with `Intl`: here and not while it draws, and in two steps. More than
 * half goes into the list of languages, which is there after the first question about one.
 */
async function prepareFormats(locale: Locale): Promise<void> {
  await nextStep();
  Intl.Collator.supportedLocalesOf(locale);
  await nextStep();
  formatNumber(1, locale);
  await nextStep();
}

async function nextStep(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

errorWatch.start();
watchChunkFailures();
followWidth();
rememberLanguageChoice(document);
await start();

/** What a page does for the site and nobody waits for. Its code is loaded when the browser is idle. */
function afterStart(visit: Visit): void {
  whenIdle(() => {
    import('./visit-tasks.ts').then(
      ({ runVisitTasks }) => runVisitTasks(visit),
      (error: unknown) => logFailure('The visit was not begun', error),
    );
  });
}
