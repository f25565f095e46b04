import { useEffect, useEffectEvent } from 'react';

/** Dispatched on the window when client-side navigation replaces the shown page. */
const pageLeftEvent = 'pageleft';

/** Calls back on navigation, to close overlays. */
export function useRouteChange(onChange: () => void): void {
  const onRouteChange = useEffectEvent(onChange);
  useEffect(() => {
    const stop = new AbortController();
    // `pagehide`: a page restored from the back/forward cache must not have an open overlay.
    for (const name of ['popstate', 'pagehide', pageLeftEvent])
      addEventListener(name, () => onRouteChange(), { signal: stop.signal });
    return () => stop.abort();
  }, []);
}

/** Call before another page replaces the shown one. */
export function announcePageLeft(): void {
  dispatchEvent(new Event(pageLeftEvent));
}
