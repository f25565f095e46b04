import { plural } from '#i18n/plural.ts';

const many = (count: number, one: string, other: string): string => `${count} ${plural('en', count, { one, other })}`;

/** Words of Today. */
export const today = {
  title: 'Today',
  ends: 'Your sign-in ends at',
  checked: ({ age }: { age: string }) => `checked ${age}`,
  short: 'In short',
  waits: {
    head: 'wait for you',
    one: 'waits for you',
    short: 'wait',
    oldest: ({ age }: { age: string }) => `oldest ${age}`,
  },
  empty: { title: 'Nothing waits.', text: 'You are told by mail when something comes.' },
  start: 'Start here',
  prices: {
    title: 'Wrong prices',
    button: 'Answer',
    text: ({ reports, plans }: { reports: number; plans: number }) =>
      `${many(reports, 'report', 'reports')} about ${many(plans, 'plan', 'plans')}.`,
    agree: ({ count, seller }: { count: number; seller: string }) =>
      `${count} visitors agree on one plan of ${seller}.`,
    minutes: 40 / 60,
  },
  feed: {
    title: ({ feed }: { feed: string }) => `Held feed: ${feed}`,
    button: 'Look',
    held: ({ age }: { age: string }) => `Held for ${age}`,
    next: 'the next run is at',
  },
  reviews: {
    title: 'Reviews',
    button: 'Read',
    pictures: ({ count }: { count: number }) => `${count} with pictures`,
    look: ({ count }: { count: number }) => `${count} with something to look at`,
    language: ({ count, name }: { count: number; name: string }) => `${count} in ${name}`,
    other: ({ count }: { count: number }) => `${count} in an unknown language`,
    about: ({ minutes }: { minutes: number }) => `About ${many(minutes, 'minute', 'minutes')}.`,
    secondsEach: 5,
    secondsWithPictures: 15,
  },
  ill: {
    head: ({ problems, warnings }: { problems: number; warnings: number }) =>
      problems === 0 ? `to watch` : warnings === 0 ? 'ill' : `ill, ${warnings} to watch`,
    well: 'All is well.',
    feed: ({ name }: { name: string }) => `Feed ${name}`,
    failed: ({ count, problem }: { count: number; problem: string }) =>
      `Failed ${count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`} in a row${problem === '' ? '.' : `: ${problem}`}`,
    late: 'It has been due for over an hour.',
    again: 'Tried again at',
    fine: ({ count }: { count: number }) => `${many(count, 'other check is', 'other checks are')} fine`,
    allFine: 'Details',
    checks: {
      version: 'Version',
      settings: 'Settings',
      node: 'Node.js',
      'data-folder': 'Data folder',
      permissions: 'Permissions',
      disk: 'Disk',
      proxies: 'Proxies',
      operator: 'Operator',
      'site-files': 'Site files',
      'feed-hosts': 'Feed hosts',
      database: 'Database',
      schema: 'Tables',
      planner: 'Planner',
      clock: 'Clock',
      'example-data': 'Example plans',
      'paid-links': 'Links',
      feeds: 'Feeds',
      rates: 'Rates',
      'bot-check': 'Bot check',
      mail: 'Mail',
      notices: 'Notices',
      screenshots: 'Pictures',
      backups: 'Backup',
    },
  },
  earned: {
    head: 'clicks in 7 days',
    short: 'clicks, 7 days',
    more: ({ share }: { share: number }) => `${share} % more`,
    fewer: ({ share }: { share: number }) => `${share} % fewer`,
    same: 'As many',
    than: 'than before',
    as: 'as before',
    paying: ({ count }: { count: string }) => `${count} on links that pay`,
    notPaying: ({ count }: { count: string }) => `${count} on links that do not`,
    bars: 'Clicks of each of the last 14 days',
    pays: 'pays',
    noLink: 'no link',
    seen: ({ views, rate }: { views: string; rate: string }) => `${views} pages seen, ${rate} clicks for 100`,
    all: 'All providers',
    none: 'No click yet.',
  },
  since: {
    head: 'Since you were last here',
    nothing: 'Nothing was done by others.',
    done: ({ who, did, count }: { who: string; did: string; count: number }) =>
      `${who} ${did}${count === 1 ? '' : `, ${count} times`}`,
    published: ({ runs, changed, added }: { runs: number; changed: number; added: number }) =>
      `${many(runs, 'run of a feed was', 'runs of feeds were')} published: ${many(changed, 'plan', 'plans')} changed, ${added} new`,
  },
  ending: { head: 'Ends soon', none: 'No pin ends within 30 days.', pin: 'Pin', correction: 'Correction' },
  missed: {
    head: 'Looked for, not found, 7 days',
    none: 'Everything was found.',
    times: ({ count }: { count: number }) => many(count, 'time', 'times'),
  },
} as const;
