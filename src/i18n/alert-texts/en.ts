import type { PlaceForms } from '#i18n/place-forms/place-forms.ts';

interface TripNames {
  readonly place: PlaceForms;
  readonly trip: string;
}

interface Fall {
  readonly provider: string;
  readonly before: string;
  readonly after: string;
  readonly percent: number;
}

/** Mails about followed prices. Used by the server only; amounts and trips arrive formatted. */
export const alertTexts = {
  greeting: 'Hello,',
  confirm: {
    subject: ({ place }: Pick<TripNames, 'place'>) => `Please confirm: follow the eSIM price ${place.for}`,
    text: ({ place, trip }: TripNames) =>
      `Somebody, probably you, asked to be told when the cheapest travel eSIM for this trip becomes cheaper: ${place.name}, ${trip}.`,
    link: ({ address }: { address: string }) => `If that was you, confirm within 48 hours:\n${address}`,
    otherwise: 'If it was not you, do nothing: the address is then deleted after 48 hours.',
  },
  fall: {
    subject: ({ place, percent }: { place: PlaceForms; percent: number }) => `eSIM ${place.for}: ${percent}% cheaper`,
    text: ({ place, trip }: TripNames) => `The cheapest plan for this trip has become cheaper: ${place.name}, ${trip}.`,
    price: ({ provider, before, after, percent }: Fall) =>
      `${provider}: ${after}, before ${before} (${percent}% less).`,
    link: ({ address }: { address: string }) => `See the plans:\n${address}`,
    note: 'List price for the whole trip. Prices can change again at any time.',
  },
  renew: {
    subject: ({ place }: Pick<TripNames, 'place'>) => `Go on following the eSIM price ${place.for}?`,
    text: ({ place, trip, date }: TripNames & { date: string }) =>
      `You follow the price of this trip: ${place.name}, ${trip}. On ${date} we stop and delete your address.`,
    link: ({ address }: { address: string }) => `To go on for 12 more months, confirm here:\n${address}`,
  },
  why: ({ siteName, address }: { siteName: string; address: string }) =>
    `You get this message because this address was given to follow a price on ${siteName}. Stop and delete the address:\n${address}`,
};

/** English is the type of all other languages. */
export type AlertTexts = typeof alertTexts;
