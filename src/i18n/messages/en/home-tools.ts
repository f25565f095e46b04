/** Cards of the home page that lead to its tools. */
export const homeTools = {
  heading: 'More ways to decide',
  planner: {
    title: 'Trip planner',
    text: 'Several countries in one trip: a regional plan, one for each country or a mix, whichever costs least.',
  },
  compare: {
    title: 'Compare plans',
    text: 'Put up to four plans side by side: what your trip costs with each, and what they include.',
  },
  rules: {
    title: 'How we rank',
    text: 'Every rule and figure behind the order of our lists, and what we have corrected.',
  },
  estimator: {
    title: 'How much data do I need?',
    text: 'Say what you do online in a day and see how many gigabytes your trip takes, with the source of every figure.',
  },
  worldMap: {
    title: 'Prices around the world',
    text: 'A map of what a gigabyte costs, the cheapest destinations, and where prices have moved.',
  },
  clock: {
    title: 'When does the plan end?',
    text: 'Enter when you land and see until when a plan lasts, in local time.',
  },
  countryRules: {
    title: 'Rules by country',
    text: 'ID checks, phone registration, blocked sites: what to settle before you fly, with the source of each rule.',
  },
};
