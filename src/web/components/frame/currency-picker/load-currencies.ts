import type { Locale } from '#domain/kernel/locale.ts';
import type { SearchableCurrency } from '#domain/place/search.ts';
import { callApi } from '#web/components/page/api-client.ts';

/** A currency as `GET /currencies` names it in one language. */
export interface PickerCurrency extends SearchableCurrency {
  readonly symbol: string;
  /** Code of its flag. */
  readonly flag: string;
}

const loaded = new Map<Locale, Promise<readonly PickerCurrency[]>>();

/** The currencies in a language, memoized; a failed load is retried. Rejects when it fails. */
export function loadCurrencies(locale: Locale): Promise<readonly PickerCurrency[]> {
  const cached = loaded.get(locale);
  if (cached !== undefined) return cached;
  const list = callApi<readonly PickerCurrency[]>('/currencies', { locale });
  loaded.set(locale, list);
  list.catch(() => loaded.delete(locale));
  return list;
}
