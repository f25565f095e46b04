import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';

export const errors = {
  notFound: {
    heading: 'Page not found',
    message: ({ path }: { path: string }) => `There’s no page at ${path}.`,
    help: 'The address may be misspelled, or the page may have moved.',
    nearest: 'Did you mean',
    noPlans: ({ place }: { place: PlaceForms }) => `No plans ${place.for} yet`,
    near: 'Plans nearby',
  },
  tooMany: {
    heading: 'You’re going a bit fast',
    help: 'Please wait a minute, then try again.',
  },
  internal: {
    heading: 'Something went wrong',
    help: 'The problem is on our side. Please try again in a moment.',
    reference: ({ id }: { id: string }) => `Reference: ${id}`,
  },
  unavailable: {
    heading: 'We’ll be right back',
    help: 'The site is unavailable at the moment. Please try again shortly.',
    unsentHelp: 'Nothing has been sent yet, and what you entered is still here. Please try again shortly.',
    sendAgain: 'Send again',
  },
  offline: {
    heading: 'You’re offline',
    help: 'You haven’t opened this page on this device before, so it can’t be shown offline.',
    retry: 'Try again',
  },
  homePage: 'Go to the home page',
  allDestinations: 'All destinations',
};
