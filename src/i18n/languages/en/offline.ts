/** Apart from the other texts, because the service worker has those of all languages and must be small. */
export const offline = {
  /** Above a page that is shown from the visitor’s own device. */
  kept: ({ time }: { time: string }) => `You’re offline. Saved copy from ${time}.`,
  /** Above the list of pages that can be read without a connection. */
  pages: 'Saved on this device',
};

export type OfflineTexts = typeof offline;
