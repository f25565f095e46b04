import { fieldOf, listIn } from '#feeds/read/json-field.ts';

/** Whether an entry is of `GET /esim/offers` of the Zendit API, which is flatter than the dashboard's. */
export function isApiOffer(entry: unknown): boolean {
  return fieldOf(entry, 'durationDays') !== undefined || fieldOf(entry, 'productType') !== undefined;
}

/** An offer of the API in the shape of the dashboard's, which the schema knows. */
export function dashboardOffer(entry: unknown): unknown {
  const at = (field: string): unknown => fieldOf(entry, field);
  return {
    offerId: at('offerId'),
    type: String(at('productType') ?? 'esim').toLowerCase(),
    enabled: at('enabled'),
    priceType: at('priceType'),
    notes: at('notes'),
    notesShort: at('shortNotes'),
    subTypes: at('subTypes'),
    country: placeOf(at('country')),
    price: priceOf(at('price')),
    cost: priceOf(at('cost')),
    details: {
      durationDays: at('durationDays'),
      data: { gb: at('dataGB'), type: at('dataUnlimited') === true ? 'unlimited' : 'limited' },
      voice: { minutes: at('voiceMinutes'), type: at('voiceUnlimited') === true ? 'unlimited' : 'limited' },
      sms: { number: at('smsNumber'), type: at('smsUnlimited') === true ? 'unlimited' : 'limited' },
      dataSpeeds: at('dataSpeeds'),
      roamingDetails: listIn(entry, 'roaming').map((each) => ({
        country: placeOf(fieldOf(each, 'country')),
        dataSpeeds: fieldOf(each, 'dataSpeeds'),
      })),
    },
  };
}

/** The API names countries by their code. */
function placeOf(country: unknown): unknown {
  return typeof country === 'string' ? { code: country, name: country } : country;
}

function priceOf(price: unknown): unknown {
  if (typeof price !== 'object' || price === null) return price;
  const currency = { code: fieldOf(price, 'currency'), denomination: fieldOf(price, 'currencyDivisor') };
  return { currency, fixed: fieldOf(price, 'fixed') };
}
