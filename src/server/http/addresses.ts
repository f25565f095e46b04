/** Addresses for monitoring; exempt from load shedding. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Target of the price report form without JavaScript. */
export const reportPath = '/reports/price';

/** Target of the currency, theme and trip forms without JavaScript. */
export const settingsPath = '/settings';
