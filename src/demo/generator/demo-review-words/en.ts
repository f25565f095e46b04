/** Sentences of invented travellers about one aspect of an eSIM. */
export type Aspect = 'setUp' | 'speed' | 'price' | 'support';

type Sentences = Readonly<Record<Aspect, readonly string[]>>;

/** The sentences of one language from which reviews are made. */
export interface DemoReviewWords {
  readonly names: readonly string[];
  readonly good: Sentences;
  readonly mixed: Sentences;
  readonly bad: Sentences;
  /** Answers of sellers. */
  readonly thanks: readonly string[];
  readonly apologies: readonly string[];
}

export const words: DemoReviewWords = {
  names: [
    'Amelia R.',
    'Ben',
    'Charlotte',
    'Dev P.',
    'Ella M.',
    'Finn',
    'Grace O.',
    'Harry T.',
    'Imogen',
    'Jack W.',
    'Priya',
    'Sam K.',
  ],
  good: {
    setUp: [
      'Scanned the code at home, and it connected before we reached passport control.',
      'Setting it up took two minutes, and the steps in the mail were clear.',
      'Installed it on two phones without any trouble.',
    ],
    speed: [
      'Fast enough for video calls, even on the train.',
      'Maps and messages worked everywhere we went, including the mountains.',
      'I shared the connection with my laptop all week and never noticed a slow moment.',
    ],
    price: [
      'It cost a fraction of what my own operator asks for roaming.',
      'The price was exactly what the page said, without extras at the end.',
      'Good value for ten days, and I still had data left.',
    ],
    support: [
      'I asked one question in the chat and had an answer within minutes.',
      'When I changed phones, they moved the plan to the new one the same day.',
      'They refunded a plan that I had bought twice by mistake, without any discussion.',
    ],
  },
  mixed: {
    setUp: [
      'It worked in the end, but I had to restart the phone twice and set the access point by hand.',
      'The code arrived an hour after I had paid, which was nearly too late.',
      'Setting it up was fine, though the instructions were for an older phone.',
    ],
    speed: [
      'Good in the cities, patchy as soon as we left them.',
      'Fast in the morning, rather slow in the evening.',
      'It kept falling back to 4G, which was still enough for maps.',
    ],
    price: [
      'Not the cheapest, but all right for a short trip.',
      'The larger plan would have been better value; the small one was used up after three days.',
      'The price is fair, but topping up costs more than a new plan.',
    ],
    support: [
      'Support answered the next day, politely and not quite to the point.',
      'The help pages cover most things; a person is harder to reach.',
      'They helped, but I had to explain the problem three times.',
    ],
  },
  bad: {
    setUp: [
      'The profile would not install, and the help page had nothing about it.',
      'It never connected at the airport; I had to buy a card at a counter.',
      'The code had already been used, the phone said.',
    ],
    speed: [
      'After half a day everything crawled, although most of the data was left.',
      'No reception in two of the three places we stayed at.',
      'Hotspot did not work, and that was why I had bought it.',
    ],
    price: [
      'Expensive for what it was.',
      'The plan ended a day earlier than I had understood from the page.',
      'I paid for ten gigabytes and could use four.',
    ],
    support: [
      'I wrote three times and got the same standard answer.',
      'The refund took five weeks.',
      'Nobody answered until the trip was over.',
    ],
  },
  thanks: [
    'Thank you for taking the time to write. Have a good journey home.',
    'We are glad that it worked well. See you on the next trip.',
  ],
  apologies: [
    'We are sorry about this. Please write to our support with your order number, and we will put it right.',
    'This is not what we want you to experience. We have refunded the plan and are looking into what went wrong.',
  ],
};
