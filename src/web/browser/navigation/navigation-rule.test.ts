import { describe, expect, it } from 'vitest';
import { decideNavigation, type NavigationFacts } from './navigation-rule.ts';

const visit: NavigationFacts = {
  type: 'push',
  canIntercept: true,
  isSameDocument: false,
  isFragmentOnly: false,
  isDownload: false,
  isPost: false,
  isOptedOut: false,
  isPage: true,
  isStale: false,
  isSettled: true,
  leadsToShownPage: false,
};

const back: NavigationFacts = { ...visit, type: 'traverse', isSameDocument: true };

describe('a visit', () => {
  it.each([
    ['to a page of the site', {}],
    ['to the address that is shown', { type: 'replace' }],
    [
      'to a place on the page whose address is there already while another page is shown',
      { isFragmentOnly: true, isSettled: false },
    ],
  ] as const)('%s shows the page', (_what, facts) => {
    expect(decideNavigation({ ...visit, ...facts })).toBe('show');
  });

  it.each([
    ['to another site', { canIntercept: false }],
    ['that downloads', { isDownload: true }],
    ['that posts a form', { isPost: true }],
    ['that asks for an ordinary load', { isOptedOut: true }],
    ['to what is no page in this language', { isPage: false }],
    ['from a page that is stale', { isStale: true }],
    ['to a place on the shown page', { isFragmentOnly: true, isSameDocument: true }],
    ['that only writes a state into the history', { isSameDocument: true }],
    ['that reloads', { type: 'reload' }],
  ] as const)('%s is the browser’s', (_what, facts) => {
    expect(decideNavigation({ ...visit, ...facts })).toBe('browser');
  });
});

describe('back and forward', () => {
  it('show another page of this document', () => {
    expect(decideNavigation(back)).toBe('show');
  });

  it.each([
    ['to a state of the shown page', { leadsToShownPage: true }],
    ['to a state of the shown page, however old it is', { leadsToShownPage: true, isStale: true }],
    ['to another document', { isSameDocument: false }],
    ['that cannot be intercepted', { canIntercept: false }],
  ] as const)('%s are the browser’s', (_what, facts) => {
    expect(decideNavigation({ ...back, ...facts })).toBe('browser');
  });

  it.each([
    ['from a page that is stale', { isStale: true }],
    ['to what is no page any more', { isPage: false }],
  ] as const)('%s reload it, because the browser would load nothing', (_what, facts) => {
    expect(decideNavigation({ ...back, ...facts })).toBe('reload');
  });
});
