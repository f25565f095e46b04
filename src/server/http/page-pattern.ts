/** The catch-all route of pages. It labels pages in metrics. */
export const pagePattern = '/*';
