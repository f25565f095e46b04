import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import '@fontsource-variable/instrument-sans/wdth.css';
import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import type { PagePayload } from '#web/page-payload.ts';
import { createCurrencyChange } from './change-currency.ts';
import { LivePage } from './live-page.tsx';
import { loadMessages } from './load-messages.ts';
import { rememberLanguageChoice } from './remember-language-choice.ts';
import { createShownPage } from './shown-page.ts';

/** Makes the server's page live: the same payload, the same texts, one language. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  const data = document.getElementById('payload');
  if (root === null || data === null) return;
  const payload = JSON.parse(data.textContent) as PagePayload;
  const messages = await loadMessages(payload.shell.locale);
  const page = createShownPage(payload);
  const currency = createCurrencyChange({ page, adapters: [] });
  const actions = { changeCurrency: (code: string) => void currency.pick(code) };
  // In small steps, between which the browser answers the visitor.
  startTransition(() => {
    hydrateRoot(root, <LivePage page={page} messages={messages} actions={actions} />);
  });
  await currency.settle();
  // A page that comes back from the browser's history is as it was left; the currency may have changed since.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void currency.settle();
  });
}

rememberLanguageChoice(document);
await start();
