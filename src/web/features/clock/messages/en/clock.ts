/** When a plan ends. Days, dates and times arrive formatted. */
export const clock = {
  title: 'When does a travel eSIM plan end?',
  description:
    'Find out when a travel eSIM plan expires, in local time: enter when and where you land, when its validity starts and how it counts days.',
  heading: 'When does the plan end?',
  lead: 'Enter a plan’s rules and when you land to see when it ends in local time, clock changes included.',
  leadPlan: ({ provider, plan, data }: { provider: string; plan: string; data: string }) =>
    `${provider}, ${plan}, ${data}: when it ends in local time, by the rules the provider states.`,
  gone: 'This plan is no longer sold. You can enter its rules yourself.',
  unending: 'No expiry',
  install: 'Before use',
  installWithin: ({ days }: { days: string }) => `Install within ${days} of purchase`,
  starts: {
    'first-use': 'On first connection',
    install: 'When installed',
    purchase: 'When bought',
    unknown: 'Not stated',
  },
  counts: { '24h': '24-hour periods', calendar: 'Calendar days', unknown: 'Not stated' },
  form: {
    days: 'Validity in days',
    starts: 'Validity starts',
    counts: 'Days are counted as',
    place: 'Where you land',
    zone: { label: 'Time zone there', hint: 'This country has more than one.' },
    choose: 'Choose',
    landing: { label: 'When you land', hint: 'Local date and time.' },
    before: {
      label: 'Days between buying or installing and landing',
      hint: '0 if you do it on the day you land. Only matters if validity starts when you buy or install.',
    },
    submit: 'Calculate',
    errors: {
      days: 'Enter a whole number of days from 1 to 3,650.',
      in: 'Choose a place where the plan works.',
      zone: 'Choose the time zone you land in.',
      landing: 'Enter a date and a time between 2000 and 2100.',
      before: 'Enter a whole number of days from 0 to 365.',
    },
  },
  answer: {
    label: 'End of the plan',
    waiting: 'Choose where and when you land; the end date appears here.',
    never: 'This plan doesn’t expire.',
    ends: 'The plan ends',
    earliest: 'Valid at least until',
    clocks: ({ zone }: { zone: string }) => `Local time: ${zone}`,
    open: 'The provider doesn’t give every detail, so this is the earliest it could end. Possible readings:',
    reading: ({ starts, at, counts }: { starts: string; at: string; counts: string }) => `${starts}, ${at}. ${counts}.`,
    shifts: 'The clocks change during this time; we’ve allowed for that.',
    calendarNote:
      'Calendar days end at midnight local time, and the first day counts in full. Some providers use their own time zone; if hours matter to you, ask the provider.',
    buyFrom: ({ date }: { date: string }) => `To install it when you land, buy it on ${date} or later.`,
  },
};
