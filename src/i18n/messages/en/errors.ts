export const errors = {
  notFound: {
    heading: 'Page not found',
    message: ({ path }: { path: string }) => `Page not found: ${path}`,
    help: 'The address may be misspelled, or the page may have moved.',
    nearest: 'Perhaps you meant',
  },
  tooMany: {
    heading: 'Too many reports',
    help: 'You have sent several reports within a minute. Please wait a moment, then send this one again.',
  },
  internal: {
    heading: 'Internal server error',
    help: 'Something went wrong on our side. Please try again in a moment.',
    reference: ({ id }: { id: string }) => `Reference: ${id}`,
  },
  unavailable: {
    heading: 'We’ll be right back',
    help: 'The site cannot answer at the moment. Please try again shortly.',
    unsentHelp: 'Nothing has been stored yet, and what you entered is still here. Please send it again shortly.',
    sendAgain: 'Send again',
  },
  offline: {
    heading: 'You are offline',
    help: 'This page has not been opened on this device before, so it cannot be shown without a connection.',
    retry: 'Try again',
  },
  homePage: 'Home page',
  allDestinations: 'All destinations',
};
