/** Data usage estimator. Amounts, days, times and dates arrive formatted. */
export const estimator = {
  title: 'How much data do I need for a trip?',
  description:
    'Estimate your travel data usage: tell us what you do online in a day and see how many gigabytes your trip takes, with the source of every figure.',
  heading: 'How much data do you need?',
  lead: 'Tell us what you do online on a typical day, away from Wi-Fi.',
  days: 'Days away',
  lessDays: 'One day less',
  moreDays: 'One day more',
  perDay: 'On a typical day',
  photoCount: ({ count }: { count: number }) => `${count} a day`,
  less: ({ activity }: { activity: string }) => `Less: ${activity}`,
  more: ({ activity }: { activity: string }) => `More: ${activity}`,
  activities: {
    maps: { name: 'Maps and directions', hint: 'Searching and navigation' },
    messages: { name: 'Messages', hint: 'Chat apps, texts and voice notes' },
    photos: { name: 'Photos sent', hint: 'To friends or to a backup' },
    web: { name: 'Web on the phone', hint: 'News, bookings, translations' },
    social: { name: 'Social media', hint: 'Feeds with photos and some video' },
    clips: { name: 'Short videos', hint: 'Reels, Shorts, TikTok' },
    music: { name: 'Music and podcasts', hint: 'Streamed, not downloaded' },
    videoLow: { name: 'Video, data saver', hint: 'Fine on a small screen' },
    videoStandard: { name: 'Video, standard', hint: 'About DVD quality' },
    videoHd: { name: 'Video, HD', hint: '720p or 1080p' },
    voiceCalls: { name: 'App calls', hint: 'Audio only' },
    videoCalls: { name: 'Video calls', hint: 'Sending and receiving' },
    laptop: { name: 'Laptop on your hotspot', hint: 'Web and email, no updates or backups' },
  },
  submit: 'Calculate',
  refused: ({ names }: { names: string }) =>
    `We couldn’t use these: ${names}. Enter whole numbers: up to 1,440 minutes or 500 photos a day, and 1 to 365 days.`,
  result: {
    label: 'Data for your trip',
    plan: ({ amount }: { amount: string }) => `You need about ${amount}`,
    range: ({ low, high, days }: { low: string; high: string; days: string }) =>
      `You’ll use between ${low} and ${high} in ${days}.`,
    none: 'Nothing entered yet. Add minutes to something you do.',
    why: 'The top of the range, rounded up so it lasts on busy days.',
    compare: ({ amount, days }: { amount: string; days: string }) => `Compare plans with ${amount} for ${days}`,
    finder: { label: 'Where to?', submit: 'Compare' },
    popular: 'Or go straight to',
    parts: 'Where the data goes',
  },
  formula: {
    heading: 'How we calculate this',
    text: ({ percent }: { percent: string }) =>
      `Minutes a day × days × data per minute, added up. The low end uses the lowest figure any source gives, the high end the highest plus ${percent}, which the network may add on top.`,
    pages: ({ pages }: { pages: string }) =>
      `For a laptop, sources give the size of a web page; ${pages} pages an hour is our own assumption.`,
    columns: { activity: 'Activity', range: 'Per hour', figures: 'What sources say' },
    perPhoto: ({ range }: { range: string }) => `${range} a photo`,
    perPhotos: ({ data, count }: { data: string; count: number }) =>
      `${data} for ${count === 1 ? 'a photo' : `${count} photos`}`,
    perTime: ({ data, time }: { data: string; time: string }) => `${data} in ${time}`,
    perPage: ({ data }: { data: string }) => `${data} a page`,
    bothWays: ({ speed }: { speed: string }) => `${speed} in each direction`,
    overhead: 'What the network adds',
    upTo: ({ percent }: { percent: string }) => `up to ${percent} of the size of a file`,
    dated: ({ year }: { year: string }) => `as of ${year}`,
    read: ({ date }: { date: string }) => `Pages without a year were last read on ${date}.`,
  },
};
