/** For loaders: no browser needs it. */
export const emptySite = {
  notice: 'This site is still being set up: there are no plans to compare yet.',
};
