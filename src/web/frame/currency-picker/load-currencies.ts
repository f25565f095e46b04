import { locales, type Locale } from '#domain/kernel/locale.ts';
import { memoLoad } from '#domain/kernel/memo-load.ts';
import type { SearchableCurrency } from '#domain/place/search.ts';
import { callApi } from '#web/shared/api/api-client.ts';

/** A currency as `GET /currencies` names it in one language. */
export interface PickerCurrency extends SearchableCurrency {
  readonly symbol: string;
  readonly flag: string;
}

/** The currencies in a language, memoized; a failed load is retried. Rejects when it fails. */
export const loadCurrencies = memoLoad(
  (locale: Locale) => callApi<readonly PickerCurrency[]>('/currencies', { locale }),
  { most: locales.length },
);
