import { formatNumber } from '#i18n/format-number.ts';
import { plural } from '#i18n/plural.ts';

function esims(count: number): string {
  return `${formatNumber(count, 'en')} ${plural('en', count, { one: 'eSIM', other: 'eSIMs' })}`;
}

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
  data: 'Data you need (GB)',
  unlimited: 'Unlimited',
  hotspot: 'Hotspot',
  fiveG: '5G',
  topUp: 'Top-up',
  phoneNumber: 'Phone number',
  customer: {
    legend: 'Have you ordered from these sellers before?',
    isNew: 'First order',
    returning: 'Ordered before',
    returningShort: 'Ordered before',
  },
  promo: 'Include promo prices',
  /** What an amount a day is good for. */
  use: {
    little: ({ amount }: { amount: string }) => `${amount} a day: messages, email and an occasional look at the map.`,
    light: ({ amount }: { amount: string }) => `${amount} a day: maps, messages and looking things up.`,
    social: ({ amount }: { amount: string }) => `${amount} a day: maps, messages and half an hour of social media.`,
    medium: ({ amount }: { amount: string }) =>
      `${amount} a day: maps, messages, an hour of social media and half an hour of video.`,
    heavy: ({ amount }: { amount: string }) =>
      `${amount} a day: an hour each of social media, video and work on a laptop.`,
    huge: ({ amount }: { amount: string }) => `${amount} a day: HD video every day, a laptop on your hotspot, backups.`,
    unlimited: 'No gigabytes to count. Check what each plan means by “unlimited”: most slow down after an allowance.',
  },
  estimate: {
    label: 'Or pick how you use data',
    light: 'Light',
    medium: 'Everyday',
    heavy: 'Video, work',
    more: 'How much data do I need?',
  },
  /** The trip in one line. Its words stand in the middle of a sentence. */
  sentence: {
    close: 'Close',
    show: 'Show',
    exactly: 'Or enter a number',
    notStated: 'Plans that don’t say are left out.',
    questions: {
      days: 'How long?',
      data: 'How much data?',
      mustHaves: 'What must it include?',
      customer: 'Have you ordered from these sellers before?',
    },
    words: {
      noMustHaves: 'any plan',
      renewing: 'Also plans that renew by themselves',
      hotspot: 'hotspot',
      topUp: 'top-up',
      phoneNumber: 'phone number',
      noIdCheck: 'no ID check',
      new: 'first order',
      returning: 'ordered before',
    },
    customer: {
      new: { name: 'Not yet', hint: 'First-order prices count' },
      returning: { name: 'Yes', hint: 'First-order prices are left out' },
    },
    answer: ({ data, price }: { data: string; price: string }) => `${data} for ${price}`,
    fit: ({ count }: { count: number }) =>
      `${plans(count)} ${plural('en', count, { one: 'fits', other: 'fit' })} your trip`,
    none: 'No plan fits your trip',
    nearest: ({ plan }: { plan: string }) => `Closest match: ${plan}`,
  },
  picks: {
    label: 'Top picks for your trip',
    cheapest: ({ days, data }: { days: string; data: string | null }) =>
      data === null ? `Lowest price for ${days}, unlimited data` : `Lowest price for ${days} and ${data}`,
    cheapestRenewing: 'Lowest price, renews by itself',
    fewestWorries: 'Fewest worries',
    bestValue: 'Best value',
    nearest: 'Closest match',
    none: 'No plan fits this trip with these choices.',
    noneHint: 'Try fewer days, less data or fewer requirements.',
    partialOnly: ({ share }: { share: string }) =>
      `No plan that works in at least ${share} of the countries fits this trip.`,
    partialHint: 'The closest matches work in only some of them.',
    onePlan: 'one plan',
    topUps: ({ count }: { count: number }) =>
      `with ${formatNumber(count, 'en')} ${plural('en', count, { one: 'top-up', other: 'top-ups' })}`,
    oneADay: 'one a day',
    listPrice: 'At list price:',
    withCode: ({ code }: { code: string }) => `Promo code ${code}`,
    promo: 'Promo price',
    estimate: 'about',
    single: ({ extra, plan }: { extra: string; plan: string }) => `One plan instead: +${extra} (${plan}).`,
    moreFor: ({ data, price }: { data: string; price: string }) => `${data} more for ${price} more`,
    lowRating: ({ rating }: { rating: string }) => `low rating: ${rating}`,
    keepsGoing: 'keeps going, key terms stated',
    fullSpeed: 'full speed, key terms stated',
    twice: ({ price }: { price: string }) => `twice the data for ${price} more`,
    leastPerGb: 'lowest price per GB',
    compareAll: ({ count }: { count: number }) => (count === 2 ? 'Compare both' : `Compare all ${count}`),
    details: 'Details',
    detailsOf: ({ provider }: { provider: string }) => `Details, ${provider}`,
    noLink: 'No link to this plan',
    goLabel: ({ go, data, days, isPaid }: { go: string; data: string; days: string; isPaid: boolean }) =>
      `${go}: ${data}, ${days} (${isPaid ? 'affiliate link, ' : ''}new tab)`,
    paid: 'Affiliate link',
  },
  /** Reasons for a plan's position. */
  reasons: {
    'few-countries': ({ covered, of, share }: { covered: string; of: string; share: string }) =>
      `Works in only ${covered} of the ${of} countries, so it ranks after plans for at least ${share} of them.`,
    'several-for-days': ({ count, days }: { count: number; days: string }) =>
      `Lasts ${days}, so you’d need ${formatNumber(count, 'en')} in a row.`,
    'sold-by-day': ({ days }: { days: string }) => `Sold by the day: one eSIM for ${days}.`,
    'several-for-data': ({ count, data }: { count: number; data: string }) =>
      `Includes ${data}, so you’d need ${formatNumber(count, 'en')}.`,
    'top-up-not-stated': 'The seller doesn’t say whether it can be topped up, so we count new plans.',
    'sold-once': 'First order only, so you can’t buy it again.',
    'trial-once': 'A free trial: one per traveller.',
    'new-customers-only': 'First order only.',
    'slow-part': ({ amount, speed }: { amount: string | null; speed: string }) =>
      amount === null
        ? `Everything beyond the allowance runs at ${speed}.`
        : `${amount} of your trip’s data runs at ${speed}.`,
    'too-many': ({ count, isOneEsim }: { count: number; isOneEsim: boolean }) =>
      `You’d have to ${isOneEsim ? `buy it ${formatNumber(count, 'en')} ${plural('en', count, { one: 'time', other: 'times' })}` : `install ${esims(count)}`}, more than most travellers would want to.`,
    'too-slow': ({ amount, speed }: { amount: string | null; speed: string }) =>
      `${amount === null ? 'Everything beyond the allowance' : `${amount} of your trip’s data`} would run at ${speed}, too slow to be useful.`,
    'slow-throughout': ({ speed }: { speed: string }) => `Never faster than ${speed}, which is too slow to be useful.`,
    'data-short': ({ amount }: { amount: string }) => `${amount} less than your trip needs.`,
    'not-unlimited': 'Not unlimited.',
    'amount-not-stated': 'The seller doesn’t say how much data it includes.',
    'limits-not-stated': 'The seller doesn’t state the limits of “unlimited”.',
    'paid-by-use': 'Pay as you go: the cost depends on rates the seller doesn’t state.',
    'no-hotspot': 'No hotspot.',
    'hotspot-not-stated': 'The seller doesn’t say whether hotspot is allowed.',
    'no-rate': 'No exchange rate for its price.',
  },
  sellers: ({ count }: { count: number }) =>
    `${formatNumber(count, 'en')} ${plural('en', count, { one: 'seller', other: 'sellers' })}`,
  toSpare: ({ amount }: { amount: string }) => `${amount} to spare`,
  tooShort: ({ amount }: { amount: string }) => `${amount} short`,
  /** Whether the data lasts, in the order: how long, what follows, the end of the plan, borders. Times arrive formatted. */
  strip: {
    lasts: ({ days, isOne }: { days: string; isOne: boolean }) => (isOne ? 'Lasts all day' : `Lasts all ${days}`),
    halfLeft: ({ days }: { days: string }) => `Half left after ${days}`,
    depends: 'How long it lasts depends on your use',
    unstated: 'How long it lasts: not stated',
    what: { slow: 'Slow', gone: 'Gone', payg: 'Pay as you go', open: 'Not stated', none: 'No plan' },
    from: ({ what, at, until, where }: { what: string; at: string; until: string | null; where: string | null }) =>
      `${where === null ? what : `${what} ${where}`} from ${at}${until === null ? '' : ` until ${until}`}`,
    daily: ({ what, time, where }: { what: string; time: string; where: string | null }) =>
      `${what} daily from about ${time}${where === null ? '' : ` ${where}`}`,
    dailyFor: ({ what, time, where }: { what: string; time: string; where: string | null }) =>
      `${what} about ${time} a day${where === null ? '' : ` ${where}`}`,
    reached: ({ at }: { at: string }) => `Limit reached on ${at}`,
    ends: ({ at }: { at: string }) => `Plan ends ${at}`,
    endsEither: ({ at, or }: { at: string; or: string }) => `Plan ends ${at} or ${or}: not stated`,
    day: ({ day }: { day: string }) => `day ${day}`,
    moment: ({ day, time, isAbout }: { day: string; time: string; isAbout: boolean }) =>
      `${day}, ${isAbout ? 'about ' : ''}${time}`,
    endOf: ({ day }: { day: string }) => `after ${day}`,
    after: ({ amount, follows }: { amount: string | null; follows: string }) =>
      `After ${amount ?? 'the allowance'}: ${follows}`,
    follows: { stops: 'stops', slowed: 'reduced speed', payg: 'pay as you go', notStated: 'not stated' },
    more: ({ amount, text }: { amount: string; text: string }) => `With ${amount} (dashed): ${text}`,
    land: ({ time }: { time: string }) => `land ${time}`,
    leave: ({ time }: { time: string }) => `leave ${time}`,
    sentence: ({ text }: { text: string }) => `${text.replace(/\.$/, '')}.`,
    left: ({ amount }: { amount: string }) => `${amount} left`,
    table: {
      open: 'As a table',
      day: 'Day',
      morning: 'Left in the morning',
      night: 'Left at night',
      speed: 'Speed',
      full: 'full speed',
    },
    startUnstated: 'Start not stated, so counted from landing',
    usedBefore: ({ used, days }: { used: string; days: string }) => `${used} of ${days} gone when you land`,
    border: {
      keep: ({ count }: { count: number }): string =>
        plural('en', count, { one: 'Nothing to change at the border', other: 'Nothing to change at the borders' }),
      change: ({ count }: { count: number }) =>
        `You change the line yourself at ${plural('en', count, { one: 'the border', other: `${formatNumber(count, 'en')} borders` })}`,
    },
  },
  dayPass: { name: 'Sold by the day', words: 'Choose how many days; they all go on one eSIM' },
  decoded: {
    heading: 'What “unlimited” means here',
    fullSpeed: 'At full speed',
    afterwards: 'After that',
    allTheTime: 'All the time',
    forTrip: 'For your trip',
    perDay: 'Per day',
    allowance: ({ amount, days }: { amount: string; days: string }) => `${amount} in ${days}`,
    slowThen: ({ speed, use }: { speed: string; use: string }) => `${speed}: ${use}`,
    effective: ({ amount, days }: { amount: string; days: string }) => `about ${amount} in ${days}`,
    counted: ({ hours }: { hours: number }) =>
      `We assume ${formatNumber(hours, 'en')} ${plural('en', hours, { one: 'hour', other: 'hours' })} a day on slow data.`,
    notCounted: ({ speed }: { speed: string }) => `We don’t count data slower than ${speed}: it’s too slow for maps.`,
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
