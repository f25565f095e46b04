import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defaultCurrency } from '#domain/currencies.ts';
import type { Locale } from '#domain/locale.ts';
import { messagesFor } from '#i18n/messages.ts';
import { PageEnvironmentProvider } from '#web/components/page-environment.tsx';
import { ServerOnlyProvider } from '#web/components/server-only.tsx';
import { buildShell, currencyChoices } from '#web/load-shell.ts';
import type { ShellData } from '#web/shell-data.ts';
import { memoryNow } from './memory-context.ts';

/** Renders a component as the server does on a page of the site. */
export function renderOnPage(
  element: ReactNode,
  facts: Partial<ShellData> & { readonly locale?: Locale } = {},
): string {
  const { locale = 'en' } = facts;
  const site = { name: 'Roamchart', origin: 'https://esim.example', contactEmail: null, operatorName: null };
  const shell = buildShell({
    site,
    locale,
    path: '/japan',
    currency: defaultCurrency,
    theme: null,
    showsExamples: false,
    now: memoryNow,
  });
  return renderToStaticMarkup(
    <PageEnvironmentProvider value={{ shell: { ...shell, ...facts }, messages: messagesFor(locale) }}>
      <ServerOnlyProvider value={{ currencies: currencyChoices(locale) }}>{element}</ServerOnlyProvider>
    </PageEnvironmentProvider>,
  );
}
