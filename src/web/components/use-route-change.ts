import { useEffect, useEffectEvent } from 'react';

/** Calls back when the page goes to another address: what floats over the old one has to close. */
export function useRouteChange(onChange: () => void): void {
  const onRouteChange = useEffectEvent(onChange);
  useEffect(() => {
    const stop = new AbortController();
    // `pagehide`: a page that comes back from the browser's history is not to come back with a window open.
    for (const name of ['popstate', 'pagehide']) addEventListener(name, () => onRouteChange(), { signal: stop.signal });
    return () => stop.abort();
  }, []);
}
