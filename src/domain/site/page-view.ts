/** Characters of a path that a browser reports. */
export const longestViewedPath = 300;
