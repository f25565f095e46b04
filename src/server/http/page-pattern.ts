/** The route of pages, after all others: every address that they leave. Metrics name pages by it. */
export const pagePattern = '/*';
