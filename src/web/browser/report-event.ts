/** Something a visitor did, in the shape that tag managers read. Nothing in it names the visitor. */
export interface AnalyticsEvent {
  readonly event: string;
  readonly category: string;
  readonly label: string;
  readonly value: number;
}

/** Passes events on to a service of the operator's choice. The site comes with none. */
export interface AnalyticsAdapter {
  readonly send: (event: AnalyticsEvent) => void;
}

declare global {
  interface Window {
    /** Where tag managers look for events; it stays in the page. */
    dataLayer?: AnalyticsEvent[];
  }
}

/** Reports to `window.dataLayer` and to every adapter; one that fails keeps nobody from anything. */
export function reportEvent(event: AnalyticsEvent, adapters: readonly AnalyticsAdapter[]): void {
  (window.dataLayer ??= []).push(event);
  for (const adapter of adapters) {
    try {
      adapter.send(event);
    } catch {
      // Counting is never worth an error in front of a visitor.
    }
  }
}
