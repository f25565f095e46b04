/** Data usage estimator. Amounts, days, times and dates arrive formatted. */
export const estimator = {
  title: 'How much data do I need for a trip?',
  description:
    'Say what you do online in a day and get the gigabytes for your trip as a range, with the source of every figure and the calculation in the open.',
  heading: 'How much data do you need?',
  lead: 'Say what you do online on a day of your trip, away from Wi-Fi.',
  days: 'Days away',
  lessDays: 'One day less',
  moreDays: 'One day more',
  perDay: 'On a day of your trip',
  photoCount: ({ count }: { count: number }) => `${count} a day`,
  less: ({ activity }: { activity: string }) => `Less: ${activity}`,
  more: ({ activity }: { activity: string }) => `More: ${activity}`,
  activities: {
    maps: { name: 'Maps and directions', hint: 'Looking things up and being guided' },
    messages: { name: 'Messages', hint: 'Chat apps, texts and voice notes' },
    photos: { name: 'Photos sent', hint: 'How many, to friends or to a backup' },
    web: { name: 'Web on the phone', hint: 'News, bookings, translations' },
    social: { name: 'Social media', hint: 'Feeds with pictures and some video' },
    clips: { name: 'Short videos', hint: 'Reels, shorts, TikTok' },
    music: { name: 'Music and podcasts', hint: 'Streamed, not downloaded before' },
    videoLow: { name: 'Video, data saver', hint: 'Fine on a small screen' },
    videoStandard: { name: 'Video, standard', hint: 'About DVD quality' },
    videoHd: { name: 'Video, HD', hint: '720p or 1080p' },
    voiceCalls: { name: 'Calls by app', hint: 'Sound only' },
    videoCalls: { name: 'Video calls', hint: 'Both ways' },
    laptop: { name: 'Laptop on the hotspot', hint: 'Web and mail, no updates or backups' },
  },
  submit: 'Work it out',
  refused: ({ names }: { names: string }) =>
    `Not counted, because it is not a whole number in the possible range: ${names}. Enter minutes up to 1,440 or photos up to 500 a day, and 1 to 365 days.`,
  result: {
    label: 'Data for your trip',
    plan: ({ amount }: { amount: string }) => `Look for ${amount}`,
    range: ({ low, high, days }: { low: string; high: string; days: string }) =>
      `You will use between ${low} and ${high} in ${days}.`,
    none: 'Nothing entered yet: add minutes to something you do.',
    why: 'The upper end in whole gigabytes, so that it is still enough on busy days.',
    compare: ({ amount, days }: { amount: string; days: string }) => `Compare plans for ${amount} and ${days}`,
    finder: { label: 'Where to?', submit: 'Compare' },
    popular: 'Or straight to',
    parts: 'Where the data goes',
  },
  formula: {
    heading: 'How this is worked out',
    text: ({ percent }: { percent: string }) =>
      `Minutes a day × days × data per minute, added up. The lower end takes the lowest figure that a source states, the upper end the highest plus ${percent}, which is what the network may add on top.`,
    pages: ({ pages }: { pages: string }) =>
      `For a laptop, sources give the size of a web page. ${pages} pages an hour is our own assumption.`,
    columns: { activity: 'Activity', range: 'Per hour', figures: 'What sources state' },
    perPhoto: ({ range }: { range: string }) => `${range} a photo`,
    perPhotos: ({ data, count }: { data: string; count: number }) =>
      `${data} for ${count === 1 ? 'a photo' : `${count} photos`}`,
    perTime: ({ data, time }: { data: string; time: string }) => `${data} in ${time}`,
    perPage: ({ data }: { data: string }) => `${data} a page`,
    bothWays: ({ speed }: { speed: string }) => `${speed} in each direction`,
    overhead: 'What the network adds',
    upTo: ({ percent }: { percent: string }) => `up to ${percent} of the size of a file`,
    dated: ({ year }: { year: string }) => `as of ${year}`,
    read: ({ date }: { date: string }) => `Pages without a year were read on ${date}.`,
  },
};
