/** Cards of the home page that lead to its tools. */
export const homeTools = {
  heading: 'More ways to decide',
  planner: {
    title: 'Trip planner',
    text: 'Several countries in one trip: one regional plan, one for each country or a mix, whichever costs least.',
  },
  estimator: {
    title: 'How much data do I need?',
    text: 'Tell us what you do online in a day and see how many gigabytes your trip takes, with the source of every figure.',
  },
  worldMap: {
    title: 'Prices around the world',
    text: 'A map of what a gigabyte costs, the cheapest destinations, and how prices have changed.',
  },
  rules: {
    title: 'Rules by country',
    text: 'ID checks, phone registration, blocked sites: what to sort out before you fly.',
  },
};
