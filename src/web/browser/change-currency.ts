import { isNavigating } from '#web/shared/visit/history-entry.ts';
import { loadLazyComponents } from '#web/shared/page/lazy-component.tsx';
import { storedCurrency, writeSettings } from '#web/shared/visit/settings.ts';
import { loadPayload } from './load-payload.ts';
import { reportEvent } from './report-event.ts';
import type { ShownPage } from './shown-page.ts';

export interface CurrencyChange {
  /** Stores and reports a choice, and shows it once the page's prices are loaded. */
  readonly pick: (code: string) => Promise<void>;
  /** Syncs page, cookie and settings: another tab or a page from the history may be outdated. */
  readonly settle: () => Promise<void>;
}

/** Changes the currency of the open page. */
export function createCurrencyChange({ shown }: { readonly shown: () => ShownPage }): CurrencyChange {
  let lastAsked = 0;

  /** @returns false when the prices could not be loaded */
  async function showAgain(): Promise<boolean> {
    lastAsked += 1;
    const asked = lastAsked;
    // During a navigation the address may be the next page's.
    if (isNavigating()) await navigation.transition?.finished.catch(() => undefined);
    const page = shown();
    const { pathname, search } = location;
    const [payload] = await Promise.all([loadPayload({ pathname, search }), loadLazyComponents()]).catch(() => [null]);
    if (asked !== lastAsked) return true;
    if (shown() !== page || location.pathname !== pathname || location.search !== search) return showAgain();
    if (payload !== null) page.show(payload);
    return payload !== null;
  }

  return {
    pick: async (code) => {
      writeSettings({ currency: code });
      reportEvent({ event: 'change_currency', category: 'settings', label: code, value: 1 });
      if (code !== shown().current().shell.currency && !(await showAgain())) location.reload();
    },
    settle: async () => {
      // The server reads the cookie, so it wins; the settings are the fallback.
      const stored = storedCurrency();
      const chosen = chosenCurrency();
      const { shell, error } = shown().current();
      if (chosen === null || error !== undefined) return;
      if (chosen !== stored || currencyCookie() === null) writeSettings({ currency: chosen });
      if (chosen !== shell.currency) await showAgain();
    },
  };
}

/** The chosen currency; null: the visitor never chose one. */
export function chosenCurrency(): string | null {
  return currencyCookie() ?? storedCurrency();
}

function currencyCookie(): string | null {
  return /(?:^|; )currency=([A-Z]{3})(?:;|$)/.exec(document.cookie)?.[1] ?? null;
}
