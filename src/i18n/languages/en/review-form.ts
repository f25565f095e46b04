import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

/** Texts of the review form. Loaded with it, so that other pages do without them. */
export const reviewForm = {
  title: 'Write a review',
  close: 'Close',
  cancel: 'Cancel',
  continue: 'Continue',
  restored: 'Your draft is just as you left it. It stays on this device until you send it.',
  fields: {
    providers: {
      label: 'Seller',
      placeholder: 'Choose the seller you used',
      loading: 'Loading sellers…',
      failed: 'The sellers couldn’t be loaded. Close this window and try again.',
    },
    countries: {
      label: 'Countries where you used it',
      placeholder: 'Search countries',
      add: 'Add a country',
      remove: ({ name }: { name: string }) => `Remove ${name}`,
      chosen: 'Chosen countries',
      none: ({ query }: { query: string }) => `No country matches “${query}”.`,
      failed: 'The countries couldn’t be loaded. Close this window and try again.',
    },
    rating: {
      label: 'Your rating',
      choose: 'Choose 1 to 5',
      stars: ({ count }: { count: number }) =>
        `${formatNumber(count, 'en')} ${plural('en', count, { one: 'star', other: 'stars' })}`,
      words: { 1: 'Poor', 2: 'Fair', 3: 'OK', 4: 'Good', 5: 'Very good' },
    },
    text: {
      label: 'Your review',
      placeholder: 'Speed, coverage, setup, support: what would you tell a friend?',
    },
    images: {
      label: 'Screenshots',
      remark: 'optional, up to 5, PNG or JPEG',
      add: 'Add',
      addLabel: 'Add screenshots',
      warning: 'Everyone will see them. Don’t show QR codes, activation codes, ICCIDs or phone numbers.',
      count: ({ count, most }: { count: string; most: string }) => `${count} of ${most} screenshots`,
      name: ({ place }: { place: string }) => `Screenshot ${place}`,
      remove: ({ place }: { place: string }) => `Remove screenshot ${place}`,
      working: 'Resizing images…',
      dropped: 'You can add up to five screenshots; we kept the newest.',
      refused: 'You can only add PNG and JPEG images that open correctly.',
      split: 'We split a long image into several to keep it readable.',
      tooLong: 'This image is too long to be readable here. Crop it, or add it as several screenshots.',
    },
    name: { label: 'Name', remark: 'shown with the review' },
    email: { label: 'Email', remark: 'never shown' },
  },
  facts: {
    summary: 'Add details (optional)',
    lead: 'They help others weigh your review, and appear with it.',
    month: 'Month of use',
    plan: 'Plan',
    phone: 'Phone',
    none: 'Not said',
    worked: { data: 'Mobile data', hotspot: 'Hotspot', calls: 'Calls', support: 'Support' },
    answers: { yes: 'Worked', no: 'Did not work', unused: 'Not used' },
    given: 'I got something for this review, such as money or a free plan',
    related: 'I own this seller, work for it or am paid by it',
  },
  terms: { before: 'By sending your review, you accept the ', link: 'terms', after: '.' },
  botCheck: 'This form is protected by an invisible bot check.',
  recaptcha: {
    before: 'This form is protected by reCAPTCHA. Google’s ',
    privacy: 'privacy policy',
    between: ' and ',
    terms: 'terms of service',
    after: ' apply.',
  },
  error: {
    providers: 'Choose a seller',
    countries: 'Add at least one country',
    rating: 'Choose a rating from 1 to 5',
    text: 'Write a few words',
    images: 'Remove the screenshots that don’t open or are too long to read',
    name: 'Enter the name to show with your review',
    email: 'Enter an email address such as name@example.com',
    facts: 'We don’t publish reviews by people who own a seller, work for it or are paid by it',
    recaptcha: 'We couldn’t verify or send your review',
  },
  summary: {
    heading: ({ count }: { count: number }) =>
      `${formatNumber(count, 'en')} ${plural('en', count, { one: 'field needs', other: 'fields need' })} attention`,
    text: 'Your text is safe. Complete the marked fields and continue.',
    notSent: 'Everything you typed is safe. Try again in a moment.',
  },
  message: {
    cancel_confirmation: 'Your review will be lost.',
  },
  discard: { heading: 'Discard this review?', keep: 'Keep writing', discard: 'Discard review' },
  confirm: {
    title: 'Confirm review',
    preSubmit: 'Check your review. You can’t edit it after sending. A person reads every review before it appears.',
    today: 'today',
    email: 'Email',
    notPublished: 'Not published',
    back: 'Back to editing',
    submit: 'Send review',
  },
  sending: {
    review: 'Sending your review',
    withImages: ({ count }: { count: number }) =>
      `Sending your review and ${formatNumber(count, 'en')} ${plural('en', count, { one: 'screenshot', other: 'screenshots' })}`,
  },
  success: {
    heading: 'Thank you',
    text: ({ provider }: { provider: string }) => `We’ll publish your review of ${provider} once we’ve read it.`,
    close: 'Close',
  },
};

/** English is the type of all other languages, so a missing text does not compile. */
export type ReviewFormMessages = typeof reviewForm;
