/** When a plan ends. Days, dates and times arrive formatted. */
export const clock = {
  title: 'When does a travel eSIM plan end?',
  description:
    'Enter when and where you land and see when a plan stops working, in local time, by the rule it starts with and the way it counts days.',
  heading: 'When does the plan end?',
  lead: 'Enter a plan’s rules and your landing: you get the end in local time, with changes of the clocks counted in.',
  leadPlan: ({ provider, plan, data }: { provider: string; plan: string; data: string }) =>
    `${provider}, ${plan}, ${data}: the end in local time, as far as the seller says how time is counted.`,
  gone: 'This plan is no longer offered. You can enter its rules yourself.',
  unending: 'Does not expire',
  install: 'Before use',
  installWithin: ({ days }: { days: string }) => `Install within ${days} of buying`,
  starts: {
    'first-use': 'On first connection',
    install: 'When installed',
    purchase: 'When bought',
    unknown: 'Not stated',
  },
  counts: { '24h': 'Days of 24 hours', calendar: 'Calendar days', unknown: 'Not stated' },
  form: {
    days: 'Validity in days',
    starts: 'Time starts',
    counts: 'A day is',
    place: 'Where you land',
    zone: { label: 'Time zone there', hint: 'This country has more than one.' },
    choose: 'Choose',
    landing: { label: 'Landing, local time', hint: 'Date and time on the clocks of the place.' },
    before: {
      label: 'Days bought or installed before landing',
      hint: '0 if you do it on the day of landing. Counts where time starts with it.',
    },
    submit: 'Work out the end',
    errors: {
      days: 'Enter whole days from 1 to 3650.',
      in: 'Choose a place where the plan works.',
      zone: 'Choose the time zone you land in.',
      landing: 'Enter a date and a time between 2000 and 2100.',
      before: 'Enter whole days from 0 to 365.',
    },
  },
  answer: {
    label: 'End of the plan',
    waiting: 'Choose where you land and when; the end of the plan then stands here.',
    never: 'This plan does not expire.',
    ends: 'The plan ends',
    earliest: 'Count on it until',
    clocks: ({ zone }: { zone: string }) => `Local time: ${zone}`,
    open: 'The seller does not state everything, so this is the earliest end. Each way to read the plan:',
    reading: ({ starts, at, counts }: { starts: string; at: string; counts: string }) => `${starts}, ${at}. ${counts}.`,
    shifts: 'The clocks change in between; that is counted in.',
    calendarNote:
      'Calendar days end at midnight of the place, and the first day counts in full. Some sellers count by their own time zone; ask if hours matter.',
    buyFrom: ({ date }: { date: string }) => `To install it on landing, buy it on ${date} at the earliest.`,
  },
};
