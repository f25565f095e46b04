/** A visitor's action in the format of tag managers, without personal data. */
export interface AnalyticsEvent {
  readonly event: string;
  readonly category: string;
  readonly label: string;
  readonly value: number;
}

/** Forwards events to an analytics service; none is built in. */
export interface AnalyticsAdapter {
  readonly send: (event: AnalyticsEvent) => void;
}

declare global {
  interface Window {
    /** The queue that tag managers read. */
    dataLayer?: AnalyticsEvent[];
  }
}

/** Reports to `window.dataLayer` and to every adapter; ignores failures. */
export function reportEvent(event: AnalyticsEvent, adapters: readonly AnalyticsAdapter[]): void {
  (window.dataLayer ??= []).push(event);
  for (const adapter of adapters) {
    try {
      adapter.send(event);
    } catch {
      // Analytics must never break the page.
    }
  }
}
