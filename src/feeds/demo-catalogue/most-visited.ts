/**
 * Countries with the most international arrivals, in round order: UN Tourism, barometer of 2024. Sellers offer more
 * plans where more people travel.
 */
const mostVisited = 'FR ES US TR IT MX GB DE JP GR TH AT CN PT MY HK AE CA NL KR SG CH VN EG MA ID AU HR PL SA'.split(
  ' ',
);

/** 0 for the most visited; Infinity for a country that is not among the thirty. */
export function rankByVisits(code: string): number {
  const index = mostVisited.indexOf(code);
  return index < 0 ? Number.POSITIVE_INFINITY : index;
}

/** How much more than its catalogue size says a country is offered: 1 for most, up to about 2. */
export function demandFor(code: string): number {
  return 1 + 1.05 * Math.exp(-rankByVisits(code) / 20);
}
