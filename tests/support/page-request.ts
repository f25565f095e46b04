import { nothingRemembered, type Remembered } from '#domain/listing/list-query.ts';
import type { Locale } from '#domain/kernel/locale.ts';
import { messagesFor } from '#i18n/messages.ts';
import type { Loaded, PageRequest } from '#web/shared/definition/page-loader.ts';
import { PageQuery } from '#web/shared/definition/page-query.ts';
import { currencyOf } from './memory-context.ts';

interface Asked<Parameters> {
  readonly parameters: Parameters;
  readonly search?: string;
  readonly locale?: Locale;
  readonly currency?: string;
  readonly remembered?: Remembered;
}

/** A loader's request, by default in English and US dollars. */
export function makePageRequest<Parameters>(asked: Asked<Parameters>): PageRequest<Parameters> {
  const { parameters, search = '', locale = 'en', currency = 'USD', remembered = nothingRemembered } = asked;
  const query = new PageQuery(search);
  const messages = messagesFor(locale);
  return { parameters, query, locale, currency: currencyOf(currency), messages, licences: [], remembered };
}

/** The page that a loader answered. Fails when it answered something else. */
export function expectPage<Data>(loaded: Loaded<Data>): Extract<Loaded<Data>, { readonly kind: 'page' }> {
  if (loaded.kind !== 'page') throw new Error(`the loader answered ${loaded.kind}`);
  return loaded;
}
