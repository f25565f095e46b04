/** Words of the frame and of the states that every screen has. */
export const frame = {
  desk: 'Desk',
  pageTitle: ({ title, siteName }: { title: string; siteName: string }) => `${title} · Desk of ${siteName}`,
  skip: 'Skip to content',
  find: 'Find',
  more: 'More',
  waiting: 'waiting',
  roles: { owner: 'owner', moderator: 'moderator' },
  keys: 'Keys',
  signOut: 'Sign out',
  theme: { system: 'System', light: 'Light', dark: 'Dark' },
  notFound: {
    title: 'Nothing is here',
    text: 'This address has no screen, or the item is gone.',
    back: 'Go to Today',
  },
  refused: { title: 'Not done', back: 'Go back' },
  ownersOnly: 'Owners decide about this.',
  offline: {
    /** Before the time, which the script knows. */
    head: 'No connection since',
    text: 'You can keep reading. Keys and buttons are off; what you typed stays here.',
  },
  failed: {
    head: 'Not done: something went wrong.',
    unavailable: 'Not done: the database did not answer.',
    text: ({ id }: { id: string }) => `Nothing has changed. Error ${id}.`,
    again: 'Try again',
  },
  undo: {
    /** Before the time. */
    at: 'takes effect at',
    /** In place of the time once the script counts; it puts the number in place of N. */
    left: ({ seconds }: { seconds: 1 | 'N' }) => (seconds === 1 ? 'in 1 second' : 'in N seconds'),
    more: ({ count }: { count: number }) => `and ${count} more`,
    takeBack: 'Take back',
  },
  sheet: {
    title: 'Keys',
    close: 'Close',
    off: 'Single-key shortcuts are off. Turn them on under People and keys.',
    keys: [
      ['F', 'lets through'],
      ['D', 'does not'],
      ['S', 'later'],
      ['U', 'takes the latest decision back'],
      ['J', 'next'],
      ['K', 'previous'],
      ['/', 'find'],
      ['Enter', 'opens'],
      ['Space', 'opens a picture'],
      ['?', 'this list'],
    ],
  },
} as const;
