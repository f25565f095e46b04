import { hydrateRoot } from 'react-dom/client';
import '@fontsource-variable/instrument-sans/wdth.css';
import '#ui/tokens.css';
import '#ui/fonts.css';
import '#ui/base.css';
import { App } from '#web/app.tsx';
import type { PagePayload } from '#web/page-payload.ts';
import { loadMessages } from './load-messages.ts';
import { rememberLanguageChoice } from './remember-language-choice.ts';

/** Makes the server's page live: the same payload, the same texts, one language. */
async function start(): Promise<void> {
  const root = document.getElementById('root');
  const data = document.getElementById('payload');
  if (root === null || data === null) return;
  const payload = JSON.parse(data.textContent) as PagePayload;
  const messages = await loadMessages(payload.shell.locale);
  hydrateRoot(root, <App payload={payload} messages={messages} />);
}

rememberLanguageChoice(document);
await start();
