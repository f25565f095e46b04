import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

/** Words that every page may use. */
export const common = {
  skipToContent: 'Skip to content',
  pageTitle: ({ title, siteName }: { title: string; siteName: string }) => `${title} · ${siteName}`,
  homeLink: ({ siteName }: { siteName: string }) => `${siteName}, home`,
  exampleNotice: 'Example data: every provider, plan, price and review here is invented.',
  nav: {
    main: 'Main',
    destinations: 'Destinations',
    reviews: 'Reviews',
    about: 'About',
    menu: 'Menu',
    closeMenu: 'Close menu',
    breadcrumb: 'Breadcrumb',
    home: 'Home',
  },
  currency: {
    button: ({ name }: { name: string }) => `Currency: ${name}`,
    heading: 'Currency',
    label: 'Show prices in',
    popular: 'Popular',
    others: 'Other currencies',
    submit: 'Show prices',
    close: 'Close',
    search: 'Search currencies',
    placeholder: 'Name or code',
    all: 'All',
    none: ({ query }: { query: string }) => `No currency matches “${query}”.`,
    count: ({ count }: { count: number }) =>
      `${formatNumber(count, 'en')} ${plural('en', count, { one: 'currency', other: 'currencies' })} found`,
    failed: 'The currencies could not be loaded. Close this window and try again.',
    current: 'current',
  },
  footer: {
    tagline: 'An independent index of travel eSIM plans. We do not sell plans; you buy from the provider.',
    explore: 'Explore',
    allDestinations: 'All destinations',
    thisSite: 'This site',
    contact: 'Contact',
    privacy: 'Privacy',
    terms: 'Terms',
    language: 'Language',
    appearance: 'Appearance',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
    copyright: ({ years, siteName }: { years: string; siteName: string }) => `© ${years} ${siteName}`,
    priceNote: 'Converted prices are estimates for comparison. The provider’s own price applies.',
  },
  /** What stands before and after the lowest price of a place: "from $3.90", 「$3.90から」. */
  from: { before: 'from ', after: '' },
  planCount: ({ count }: { count: number }) =>
    `${formatNumber(count, 'en')} ${plural('en', count, { one: 'plan', other: 'plans' })}`,
  providerCount: ({ count }: { count: number }) =>
    `${formatNumber(count, 'en')} ${plural('en', count, { one: 'provider', other: 'providers' })}`,
  countryCount: ({ count }: { count: number }) =>
    `${formatNumber(count, 'en')} ${plural('en', count, { one: 'country', other: 'countries' })}`,
  paging: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    position: ({ page, pages }: { page: number; pages: number }) =>
      `Page ${formatNumber(page, 'en')} of ${formatNumber(pages, 'en')}`,
  },
};
