/** A visitor's action in the format of tag managers, without personal data. */
export interface AnalyticsEvent {
  readonly event: string;
  readonly category: string;
  readonly label: string;
  readonly value: number;
}

declare global {
  interface Window {
    /** The queue that tag managers read. */
    dataLayer?: AnalyticsEvent[];
  }
}

/** Puts an event into the queue that an operator's tag manager would read. Nothing of this site reads it. */
export function reportEvent(event: AnalyticsEvent): void {
  (window.dataLayer ??= []).push(event);
}
