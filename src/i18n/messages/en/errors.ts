export const errors = {
  notFound: {
    heading: 'Page not found',
    message: ({ path }: { path: string }) => `Page not found: ${path}`,
    help: 'The address may be misspelled, or the page may have moved.',
  },
  internal: {
    heading: 'Internal server error',
    help: 'Something went wrong on our side. Please try again in a moment.',
    reference: ({ id }: { id: string }) => `Reference: ${id}`,
  },
  homePage: 'Home page',
  allDestinations: 'All destinations',
};
