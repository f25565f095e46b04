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

function priceFor(place: PlaceForms): string {
  return place.isWorld ? 'price of a global eSIM' : `price of an eSIM ${place.for}`;
}

/** Mails about followed prices. Used by the server only; amounts and trips arrive formatted. */
export const alertTexts = {
  greeting: 'Hello,',
  confirm: {
    subject: ({ place }: Pick<TripNames, 'place'>) => `Please confirm: follow the ${priceFor(place)}`,
    text: ({ place, trip }: TripNames) =>
      `Someone, probably you, asked us to email this address when the cheapest travel eSIM for this trip gets cheaper: ${place.name}, ${trip}.`,
    link: ({ address }: { address: string }) => `If that was you, confirm within 48 hours:\n${address}`,
    otherwise: 'If it wasn’t you, do nothing. We’ll delete the address after 48 hours.',
  },
  fall: {
    subject: ({ place, percent }: { place: PlaceForms; percent: number }) =>
      `${place.isWorld ? 'Global eSIM' : `eSIM ${place.for}`}: ${percent}% cheaper`,
    text: ({ place, trip }: TripNames) => `The cheapest plan for this trip is now cheaper: ${place.name}, ${trip}.`,
    price: ({ provider, before, after, percent }: Fall) =>
      `${provider}: ${after}, down from ${before} (${percent}% less).`,
    link: ({ address }: { address: string }) => `See the plans:\n${address}`,
    note: 'List price for the whole trip. Prices can change again at any time.',
  },
  renew: {
    subject: ({ place }: Pick<TripNames, 'place'>) => `Keep following the ${priceFor(place)}?`,
    text: ({ place, trip, date }: TripNames & { date: string }) =>
      `You’re following the price of this trip: ${place.name}, ${trip}. On ${date} we’ll stop and delete your address.`,
    link: ({ address }: { address: string }) => `To keep following it for 12 more months, confirm here:\n${address}`,
  },
  why: ({ siteName, address }: { siteName: string; address: string }) =>
    `You’re receiving this because this address was entered to follow a price on ${siteName}. To stop and delete your address:\n${address}`,
};

/** English is the type of all other languages. */
export type AlertTexts = typeof alertTexts;
