/** How many days back the line of the market goes. */
export const marketLineDays = 90;
