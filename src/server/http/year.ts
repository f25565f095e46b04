export const secondsInYear = 365 * 24 * 60 * 60;

/** `Cache-Control` of content whose address changes with it. */
export const immutableRule = `public, max-age=${secondsInYear}, immutable`;
