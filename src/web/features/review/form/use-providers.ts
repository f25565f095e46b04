import { useEffect, useState } from 'react';
import { usePage } from '#web/shared/page/page-environment.tsx';
import { loadProviders, type ProviderChoice } from './load-providers.ts';

export interface Providers {
  /** Null: still loading, or failed. */
  readonly list: readonly ProviderChoice[] | null;
  readonly hasFailed: boolean;
}

/** The providers that can be reviewed. */
export function useProviders(): Providers {
  const { locale } = usePage().shell;
  const [providers, setProviders] = useState<Providers>({ list: null, hasFailed: false });
  useEffect(() => {
    let isCurrent = true;
    const ask = async (): Promise<void> => {
      const list = await loadProviders(locale).catch(() => null);
      if (isCurrent) setProviders({ list, hasFailed: list === null });
    };
    void ask();
    return () => {
      isCurrent = false;
    };
  }, [locale]);
  return providers;
}
