/** Words that several screens use. */
export const shared = {
  equals: 'Equals',
  csv: 'CSV',
  pageAsItIs: 'The page as it is',
  today: 'today',
  until: 'Until',
  find: 'Find',
  copy: 'Copy',
  look: 'Look',
  fetchNow: 'Fetch now',
  ownersDecide: 'Owners decide about this.',
  touch: 'Asks for a touch of your key.',
  empty: 'Nothing waits.',
} as const;
