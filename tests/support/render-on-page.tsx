import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { defaultCurrency } from '#domain/money/currencies.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { messagesFor } from '#i18n/messages.ts';
import { PageEnvironmentProvider, type PageEnvironment } from '#web/shared/page/page-environment.tsx';
import { CurrencyForm } from '#web/frame/currency-form.tsx';
import { ServerOnlyProvider } from '#web/shared/page/server-only.tsx';
import { buildShell, currencyChoices } from '#web/answer/load-shell.ts';
import type { ShellData } from '#web/shared/definition/shell-data.ts';
import { memoryNow } from './memory-context.ts';

type ShellFacts = Partial<ShellData> & { readonly locale?: Locale };

/** What components find around them on the page of Japan. */
export function pageEnvironment(facts: ShellFacts = {}): PageEnvironment {
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
  return { shell: { ...shell, ...facts }, messages: messagesFor(locale) };
}

/** Renders a component as the server does on a page of the site. */
export function renderOnPage(element: ReactNode, facts: ShellFacts = {}): string {
  return renderToStaticMarkup(
    <PageEnvironmentProvider value={pageEnvironment(facts)}>
      <ServerOnlyProvider value={{ currencyForm: <CurrencyForm {...currencyChoices(facts.locale ?? 'en')} /> }}>
        {element}
      </ServerOnlyProvider>
    </PageEnvironmentProvider>,
  );
}
