import type { Locale } from '#domain/kernel/locale.ts';
import { callApi } from '#web/components/page/api-client.ts';

/** A provider as `GET /providers` names it. */
export interface ProviderChoice {
  readonly _id: string;
  readonly name: string;
  readonly image: string | null;
}

let loading: Promise<readonly ProviderChoice[]> | null = null;

/** The providers that can be reviewed, memoized; a failed load is retried. Rejects when it fails. */
export function loadProviders(locale: Locale): Promise<readonly ProviderChoice[]> {
  loading ??= callApi<readonly ProviderChoice[]>('/providers', { locale });
  loading.catch(() => {
    loading = null;
  });
  return loading;
}
