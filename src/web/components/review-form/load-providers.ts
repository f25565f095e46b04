import type { Locale } from '#domain/locale.ts';

/** A provider as `GET /providers` names it. */
export interface ProviderChoice {
  readonly _id: string;
  readonly name: string;
  readonly image: string | null;
}

let loading: Promise<readonly ProviderChoice[]> | null = null;

/** The providers that can be reviewed, fetched once; a list that failed is asked for again. Rejects when it fails. */
export function loadProviders(locale: Locale): Promise<readonly ProviderChoice[]> {
  loading ??= fetchProviders(locale);
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

async function fetchProviders(locale: Locale): Promise<readonly ProviderChoice[]> {
  const answer = await fetch(`/api/providers?locale=${locale}`);
  if (!answer.ok) throw new Error(`the list of providers answered ${answer.status}`);
  return (await answer.json()) as readonly ProviderChoice[];
}
