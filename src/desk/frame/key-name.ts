/** Longest name of a key, as the desk stores it. */
export const longestKeyName = 40;
