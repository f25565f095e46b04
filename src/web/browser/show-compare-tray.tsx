import { createRoot, type Root } from 'react-dom/client';
import { comparePath } from '#domain/listing/compared-plans.ts';
import { localizePath, splitLocale } from '#i18n/localized-path.ts';
import { defaultLocale, isLocale, type Locale } from '#domain/kernel/locale.ts';
import type { Messages } from '#i18n/messages/en.ts';
import { CompareTray } from '#web/shared/compared/compare-tray.tsx';
import { readCompared, subscribeCompared, type ComparedState } from '#web/shared/compared/compared-store.ts';
import { savePage } from '#web/shared/compared/save-page.ts';
import { navigateTo } from '#web/shared/visit/navigate-to.ts';
import { errorWatch } from './error-watch.ts';
import { createMessages } from './load-messages.ts';
import { openDock, type Dock } from './open-dock.ts';

interface Shown {
  readonly dock: Dock;
  readonly root: Root;
}

/**
 * Shows the tray while plans are chosen, on every page except the comparison, until the visitor hides it; the next choice
 * shows it again. Rejects when its messages cannot be loaded.
 */
export async function showCompareTray(): Promise<void> {
  const locale = pageLocale();
  const messages = await loadTexts(locale);
  let shown: Shown | null = null;
  let hiddenAt: unknown = null;
  const close = (): void => {
    shown?.root.unmount();
    shown?.dock.close();
    shown = null;
  };
  const hide = (): void => {
    hiddenAt = readCompared();
    close();
  };
  const settle = (): void => {
    const compared = readCompared();
    if (isComparison()) keepComparison(compared, locale);
    const isWanted = compared.notes.length > 0 && compared !== hiddenAt && !isComparison();
    if (!isWanted) close();
    else if (shown === null) shown = open({ locale, messages, onClose: hide });
  };
  subscribeCompared(settle);
  // Client-side navigation keeps the document.
  if ('navigation' in globalThis) navigation.addEventListener('currententrychange', settle);
  settle();
}

/** Saves the comparison of the chosen plans for offline use. */
function keepComparison({ notes }: ComparedState, locale: Locale): void {
  const ids = notes.map(({ id }) => id);
  const asked = new URLSearchParams(location.search).get('plans');
  if (ids.length === 0) return;
  if (asked === null) navigateTo(localizePath(comparePath(ids), locale), { isReplacement: true });
  else if (asked === ids.join()) void savePage(location.href);
}

function open(tray: Parameters<typeof CompareTray>[0]): Shown {
  const dock = openDock('lowest');
  const root = createRoot(dock.element, errorWatch.hooks);
  root.render(<CompareTray {...tray} />);
  return { dock, root };
}

function pageLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}

async function loadTexts(locale: Locale): Promise<Pick<Messages, 'compare' | 'plan'>> {
  const texts = createMessages(locale);
  await texts.load(['compare', 'plan']);
  const [compare, plan] = [texts.read('compare'), texts.read('plan')];
  if (compare === null || plan === null) throw new Error('The texts of the tray are missing');
  return { compare, plan };
}

function isComparison(): boolean {
  return splitLocale(location.pathname).path === '/compare';
}
