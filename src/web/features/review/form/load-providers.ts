import type { Locale } from '#domain/kernel/locale.ts';
import { memoLoad } from '#domain/kernel/memo-load.ts';
import { callApi } from '#web/shared/api/api-client.ts';

/** A provider as `GET /providers` names it. */
export interface ProviderChoice {
  readonly _id: string;
  readonly name: string;
  readonly image: string | null;
}

/** The providers that can be reviewed, memoized; a failed load is retried. Rejects when it fails. */
export const loadProviders = memoLoad((locale: Locale) => callApi<readonly ProviderChoice[]>('/providers', { locale }));
