import { formatNumber } from '#i18n/format-number.ts';
import { isSingular, plural } from '#i18n/plural.ts';

function plans(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'plan', other: 'plans' })}`;
}

/** The trip, asked for in one sentence, and its answers. Amounts of data, days, speeds and prices arrive formatted. */
export const trip = {
  heading: 'Best plans for your trip',
  panel: 'Your trip',
  change: 'Change',
  daysAway: 'Days away',
  lessDays: 'One day less',
  moreDays: 'One day more',
  data: 'Data you need, GB',
  unlimited: 'Unlimited',
  hotspot: 'Hotspot',
  fiveG: '5G',
  topUp: 'Top-up',
  phoneNumber: 'Phone number',
  customer: {
    legend: 'At these sellers',
    isNew: 'New customer',
    returning: 'Returning',
    returningShort: 'Returning customer',
  },
  promo: 'Count promo prices',
  fitting: ({ count, total }: { count: number; total: number }) =>
    `${formatNumber(count, 'en')} of the ${plans(total)} listed ${plural('en', count, { one: 'fits', other: 'fit' })}`,
  /** What an amount a day is good for. */
  use: {
    little: ({ amount }: { amount: string }) => `${amount} a day: messages, e-mail and a look at the map now and then.`,
    light: ({ amount }: { amount: string }) => `${amount} a day: maps, messages and some social media.`,
    medium: ({ amount }: { amount: string }) =>
      `${amount} a day: maps, messages and social media all day, and about an hour of video.`,
    heavy: ({ amount }: { amount: string }) =>
      `${amount} a day: two to three hours of video, calls with picture, work.`,
    huge: ({ amount }: { amount: string }) => `${amount} a day: HD video every day, a laptop on the hotspot, backups.`,
    unlimited: 'No counting. Read what each plan means by unlimited: most slow down after an allowance.',
  },
  estimate: {
    label: 'Estimate it for me',
    light: 'Light',
    medium: 'Everyday',
    heavy: 'Video, work',
    more: 'How much data do I need?',
  },
  /** The trip in one line. Its words stand in the middle of a sentence. */
  sentence: {
    close: 'Close',
    show: 'Show',
    exactly: 'Or exactly',
    notStated: 'Plans that do not state it are left out.',
    questions: {
      days: 'How long?',
      data: 'How much data?',
      mustHaves: 'What must it have?',
      customer: 'Bought before?',
    },
    words: {
      noMustHaves: 'no must-haves',
      hotspot: 'hotspot',
      topUp: 'top-up',
      phoneNumber: 'phone number',
      noIdCheck: 'no ID check',
      new: 'new customer',
      returning: 'returning customer',
    },
    customer: {
      new: { name: 'New customer', hint: 'Welcome prices count where you have not bought before' },
      returning: { name: 'Returning customer', hint: 'Without welcome prices' },
    },
    answer: ({ data, price }: { data: string; price: string }) => `${data} for ${price}`,
    fit: ({ count }: { count: number }) => `${plans(count)} ${plural('en', count, { one: 'fits', other: 'fit' })}`,
    none: 'No plan fits',
    nearest: ({ plan }: { plan: string }) => `Nearest: ${plan}`,
  },
  picks: {
    label: 'Answers for your trip',
    cheapest: 'Cheapest that fits',
    fewestWorries: 'Fewest worries',
    bestValue: 'Best value',
    nearest: 'Nearest to your trip',
    none: 'No plan serves this trip with these choices.',
    noneHint: 'Fewer days, less data or fewer conditions bring plans back.',
    partialOnly: ({ share }: { share: string }) => `No plan for at least ${share} of the countries serves this trip.`,
    partialHint: 'What comes closest works in a part of them only.',
    wholeTrip: 'whole trip, one plan',
    several: ({ count }: { count: number }) => `${plans(count)} for the trip`,
    perDay: ({ price }: { price: string }) => `${price} a day`,
    listPrice: 'At list price:',
    withCode: ({ code }: { code: string }) => `Promo, code ${code}`,
    promo: 'Promo price',
    estimate: 'about',
    single: ({ extra, plan }: { extra: string; plan: string }) => `One plan instead: +${extra} (${plan}).`,
    leastFull: 'The lowest cost for this trip.',
    leastSlow: 'The lowest cost for this trip, with a part of it at reduced speed.',
    moreFor: ({ data, price }: { data: string; price: string }) => `${data} more than the cheapest, for ${price} more.`,
    leastWorries: ({ rating }: { rating: string }) =>
      `Hotspot and network stated, fresh price, rated ${rating} or more.`,
    leastPerGb: 'The lowest price per GB that this trip can use, of single plans that serve it at full speed.',
    leastPerGbElsewhere:
      'The lowest price per GB that this trip can use, of other providers’ single plans that serve it at full speed.',
    closest: 'What comes closest among the plans on this page.',
    details: 'Details',
    detailsOf: ({ provider }: { provider: string }) => `Details, ${provider}`,
    noLink: 'No link to this plan',
    goLabel: ({ go, data, days, isPaid }: { go: string; data: string; days: string; isPaid: boolean }) =>
      `${go}: ${data}, ${days} (${isPaid ? 'paid link, ' : ''}new tab)`,
    paid: 'Paid link',
    newCustomersOnly: 'New customers only',
  },
  /** Reasons for a plan's position. */
  reasons: {
    'few-countries': ({ covered, of, share }: { covered: string; of: string; share: string }) =>
      `Works in only ${covered} of the ${of} countries, so it stands after plans for at least ${share} of them.`,
    'several-for-days': ({ count, days }: { count: number; days: string }) =>
      `Lasts ${days}, so ${formatNumber(count, 'en')} in a row are counted.`,
    'sold-by-day': ({ days }: { days: string }) => `Bought for ${days} as one eSIM.`,
    'several-for-data': ({ count, data }: { count: number; data: string }) =>
      `Holds ${data}, so ${formatNumber(count, 'en')} are counted.`,
    'top-up-not-stated': 'The seller does not say whether it can be topped up: new plans are counted.',
    'sold-once': 'Only for a first purchase, so it cannot be bought again.',
    'trial-once': 'A free trial, and each traveller gets one.',
    'new-customers-only': 'Only for new customers.',
    'slow-part': ({ amount, speed }: { amount: string | null; speed: string }) =>
      amount === null
        ? `Everything beyond the allowance runs at ${speed}.`
        : `${amount} of your trip ${isSingular(amount, 'en') ? 'runs' : 'run'} at ${speed}.`,
    'too-many': ({ count, isOneEsim }: { count: number; isOneEsim: boolean }) =>
      `${isOneEsim ? `To be bought ${formatNumber(count, 'en')} times` : `${formatNumber(count, 'en')} eSIMs to install`}: more than anybody wants to handle.`,
    'too-slow': ({ amount, speed }: { amount: string | null; speed: string }) =>
      `${amount === null ? 'Everything beyond the allowance' : `${amount} of your trip`} would run at ${speed}, too slow to count as data.`,
    'slow-throughout': ({ speed }: { speed: string }) => `Never faster than ${speed}, too slow to count as data.`,
    'data-short': ({ amount }: { amount: string }) => `${amount} short for your trip.`,
    'not-unlimited': 'Not unlimited.',
    'amount-not-stated': 'The amount of data is not stated.',
    'limits-not-stated': 'The limits of “unlimited” are not stated.',
    'paid-by-use': 'Paid by use: what the trip costs depends on rates that are not stated.',
    'no-hotspot': 'No hotspot.',
    'hotspot-not-stated': 'Whether hotspot is allowed is not stated.',
    'no-rate': 'There is no exchange rate for its price.',
  },
  gauges: {
    enough: 'just enough',
    spare: ({ amount }: { amount: string }) => `${amount} to spare`,
    short: ({ amount }: { amount: string }) => `${amount} short`,
    /** Data that the trip needs beyond the full-speed allowance and has at a usable speed. */
    slow: ({ amount }: { amount: string }) => `${amount} at reduced speed`,
  },
  afterwards: {
    stops: 'Then it stops',
    slowed: ({ speed }: { speed: string }) => `Then ${speed}`,
    notStated: 'After that: not stated',
  },
  dayPass: { name: 'Sold by the day', words: 'Any number of days as one eSIM' },
  decoded: {
    heading: 'What unlimited means here',
    fullSpeed: 'At full speed',
    afterwards: 'After that',
    allTheTime: 'All the time',
    forTrip: 'For your trip',
    perDay: 'A day',
    allowance: ({ amount, days }: { amount: string; days: string }) => `${amount} in ${days}`,
    slowThen: ({ speed, use }: { speed: string; use: string }) => `${speed}: ${use}`,
    effective: ({ amount, days }: { amount: string; days: string }) => `about ${amount} in ${days}`,
    counted: ({ hours }: { hours: number }) => `Slow data counted for ${formatNumber(hours, 'en')} hours online a day.`,
    notCounted: ({ speed }: { speed: string }) => `Data below ${speed} is not counted.`,
    notStated: 'not stated',
    use: {
      messages: 'enough for messages',
      maps: 'enough for maps and calls',
      music: 'enough for music and SD video',
      video: 'enough for HD video',
    },
  },
  follow: 'Follow this price',
};
