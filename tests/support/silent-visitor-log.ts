import type { VisitorLog } from '#visitors/visitor-log.ts';

/** Takes everything and keeps nothing. */
export const silentVisitorLog: VisitorLog = {
  countClick: async () => undefined,
  reportPrice: async () => undefined,
  countArrival: async () => undefined,
  countBrowserError: async () => undefined,
  countView: () => undefined,
  storeViews: async () => undefined,
  countMissedSearch: async () => undefined,
};
