/** Addresses for what watches the process; no visitor's load turns them away. */
export const healthPaths: ReadonlySet<string> = new Set(['/healthz', '/readyz']);

/** Where the form about a wrong price is sent without JavaScript. */
export const reportPath = '/reports/price';

/** Where the forms of currency, theme and trip are sent without JavaScript. */
export const settingsPath = '/settings';
