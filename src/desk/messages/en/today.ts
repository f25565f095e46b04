/** Words of Today. */
export const today = {
  title: 'Today',
  ends: 'Your sign-in ends at',
  empty: { title: 'Nothing waits.', text: 'You are told by mail when something comes.' },
} as const;
