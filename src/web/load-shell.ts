import { currencies, defaultCurrency, findCurrency, parseCurrencyCode, popularCurrencies } from '#domain/currencies.ts';
import type { Locale } from '#domain/locale.ts';
import type { CurrencyCode } from '#domain/money.ts';
import type { SiteSettings } from '#runtime/site-settings.ts';
import type { CurrencyChoice, CurrencyChoices, ShellData } from './shell-data.ts';
import type { Theme } from './site-contract.ts';

/** The currency of the cookie where it names one, else the default. */
export function readCurrency(cookie: string | undefined): CurrencyCode {
  const parsed = parseCurrencyCode(cookie ?? '');
  return parsed.ok ? parsed.value : defaultCurrency;
}

/** The appearance of the cookie; null: follow the system. */
export function readTheme(cookie: string | undefined): Theme | null {
  return cookie === 'light' || cookie === 'dark' ? cookie : null;
}

interface ShellRequest {
  readonly site: SiteSettings;
  readonly locale: Locale;
  /** Without language prefix, with the query that belongs to it. */
  readonly path: string;
  readonly currency: CurrencyCode;
  readonly theme: Theme | null;
  readonly showsExamples: boolean;
  readonly now: Date;
}

/** What the frame around a page shows; reads no store. */
export function buildShell({ site, now, ...rest }: ShellRequest): ShellData {
  return {
    ...rest,
    siteName: site.name,
    origin: site.origin,
    currencyName: findCurrency(rest.currency)?.name[rest.locale] ?? rest.currency,
    now: now.toISOString(),
  };
}

const choicesByLocale = new Map<Locale, CurrencyChoices>();

/** The choices of the form that needs no JavaScript, in a language. */
export function currencyChoices(locale: Locale): CurrencyChoices {
  const known = choicesByLocale.get(locale);
  if (known !== undefined) return known;
  const named = currencies.map(({ code, name }): CurrencyChoice => ({ code, name: name[locale] }));
  const choices = {
    popular: popularCurrencies.flatMap((code) => named.filter((choice) => choice.code === code)),
    others: named.filter(({ code }) => !popularCurrencies.includes(code)),
  };
  choicesByLocale.set(locale, choices);
  return choices;
}
