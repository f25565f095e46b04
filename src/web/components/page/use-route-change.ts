import { useEffect, useEffectEvent } from 'react';

/** Told to the window when the shown page makes room for another one without being unloaded. */
const pageLeftEvent = 'pageleft';

/** Calls back when the page goes to another address: what floats over the old one has to close. */
export function useRouteChange(onChange: () => void): void {
  const onRouteChange = useEffectEvent(onChange);
  useEffect(() => {
    const stop = new AbortController();
    // `pagehide`: a page that comes back from the browser's history is not to come back with a window open.
    for (const name of ['popstate', 'pagehide', pageLeftEvent])
      addEventListener(name, () => onRouteChange(), { signal: stop.signal });
    return () => stop.abort();
  }, []);
}

/** To be called before another page takes the place of the shown one. */
export function announcePageLeft(): void {
  dispatchEvent(new Event(pageLeftEvent));
}
