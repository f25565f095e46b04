export const errors = {
  notFound: {
    heading: 'Page not found',
    message: ({ path }: { path: string }) => `Page not found: ${path}`,
    help: 'The address may be misspelled, or the page may have moved.',
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
  homePage: 'Home page',
  allDestinations: 'All destinations',
};
