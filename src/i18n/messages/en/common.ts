import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

/** A constant of its own: the service worker has this one of all languages, and must be small. */
export const offline = {
  /** Above a page that is shown from the visitor’s own device. */
  kept: ({ time }: { time: string }) => `You’re offline. Saved copy from ${time}.`,
  /** Above the list of pages that can be read without a connection. */
  pages: 'Saved on this device',
};

export type OfflineTexts = typeof offline;

/** Words that every page may use. */
export const common = {
  offline,
  pricesChecked: ({ when }: { when: string }) => `Latest price check ${when}`,
  skipToContent: 'Skip to content',
  pageTitle: ({ title, siteName }: { title: string; siteName: string }) => `${title} · ${siteName}`,
  homeLink: ({ siteName }: { siteName: string }) => `${siteName}, home`,
  onThisPage: 'On this page',
  exampleNotice: 'Example data: sellers and prices are invented.',
  /** Below a field with suggestions. */
  loadingSuggestions: 'Loading suggestions…',
  newVersion: { text: 'A new version is ready', reload: 'Reload' },
  nav: {
    main: 'Main',
    destinations: 'Destinations',
    planner: 'Trip planner',
    reviews: 'Reviews',
    about: 'About',
    menu: 'Menu',
    closeMenu: 'Close menu',
    breadcrumb: 'Breadcrumb',
    home: 'Home',
    search: 'Search destinations',
    writeReview: 'Write a review',
    blog: 'Blog',
    compare: 'Compare plans',
    methodology: 'How we rank plans',
    faq: 'Travel eSIM FAQ',
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
    failed: 'The currencies couldn’t be loaded. Close this window and try again.',
    current: 'current',
  },
  footer: {
    tagline: 'An independent comparison of travel eSIM plans. We don’t sell plans; you buy from the seller.',
    explore: 'Explore',
    allDestinations: 'All destinations',
    prices: 'Price map',
    dataUse: 'How much data?',
    rules: 'Rules by country',
    providers: 'Sellers',
    read: 'Resources',
    contact: 'Contact',
    privacy: 'Privacy',
    terms: 'Terms',
    licences: 'Licences',
    appStore: 'Download on the App Store',
    googlePlay: 'Get it on Google Play',
    social: ({ host }: { host: string }) => `Follow us on ${host}`,
    language: 'Language',
    appearance: 'Appearance',
    system: 'System',
    light: 'Light',
    dark: 'Dark',
    copyright: ({ years, siteName }: { years: string; siteName: string }) => `© ${years} ${siteName}`,
    rateNote: ({ from, to }: { from: string; to: string }) =>
      `≈ marks prices converted at ${from === to ? `the exchange rate of ${to}` : `exchange rates of ${from} to ${to}`}.`,
    priceNote: 'Prices converted from another currency are estimates. You pay the seller’s price.',
  },
  /** What stands before and after the lowest price of a place: "from $3.90", 「$3.90から」. */
  from: { before: 'from ', after: '' },
  planCount: ({ count }: { count: number }) =>
    `${formatNumber(count, 'en')} ${plural('en', count, { one: 'plan', other: 'plans' })}`,
  providerCount: ({ count }: { count: number }) =>
    `${formatNumber(count, 'en')} ${plural('en', count, { one: 'seller', other: 'sellers' })}`,
  countryCount: ({ count }: { count: number }) =>
    `${formatNumber(count, 'en')} ${plural('en', count, { one: 'country', other: 'countries' })}`,
  paging: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    position: ({ page, pages }: { page: number; pages: number }) =>
      `Page ${formatNumber(page, 'en')} of ${formatNumber(pages, 'en')}`,
  },
  /** What prices on cards and pins are, and the shades of legends. */
  fares: {
    caption: 'Lowest price: 7 days, 5 GB',
    range: ({ from, to }: { from: string; to: string }) => `${from} to ${to}`,
    under: ({ price }: { price: string }) => `Under ${price}`,
    over: ({ price }: { price: string }) => `${price} and over`,
    all: 'All prices',
  },
};
