import type { StrangersFile } from './strangers-files.ts';

const japan = { id: 'a', country: 'Japan', data: '1 GB', days: 7, price_usd: 4.5 };
const italy = { id: 'b', country: 'Italy', data: '3 GB', days: 15, price_usd: 9 };

/** Files that state under which conditions their rows and prices stand, beside what every plan has. */
export const strangersConditions: readonly StrangersFile[] = [
  {
    name: '41-sold-out-it.csv',
    text: 'Paese;Giga;Giorni;Prezzo;Valuta;Esaurito\nGiappone;1;7;4,50;EUR;sì\nItalia;3;15;9,00;EUR;no\n',
    plans: ['IT 3000 total 15 9.00 EUR'],
  },
  {
    name: '42-sold-out-fr.csv',
    text: 'pays;données;jours;prix EUR;Épuisé\nJapon;1 Go;7;4,50;x\nItalie;3 Go;15;9,00;\n',
    plans: ['IT 3000 total 15 9.00 EUR'],
  },
  {
    name: '43-on-hand.csv',
    text: 'country,data,days,price_usd,Qty on hand\nJapan,1 GB,7,4.50,0\nItaly,3 GB,15,9.00,5\n',
    plans: ['IT 3000 total 15 9.00 USD'],
  },
  {
    name: '44-quantite.csv',
    text: 'pays;données;jours;prix EUR;Quantité\nJapon;1 Go;7;4,50;0\nItalie;3 Go;15;9,00;5\n',
    plans: ['IT 3000 total 15 9.00 EUR'],
  },
  {
    name: '45-billing.csv',
    text: 'country,data,days,price_usd,Billing\nJapan,1 GB,7,4.50,"monthly, renews"\nItaly,3 GB,15,9.00,one-time\n',
    asks: /renews/,
  },
  {
    name: '46-subscription.json',
    text: JSON.stringify([
      { id: 'a', country: 'Japan', data: '1 GB', days: 7, price_usd: 4.5, is_subscription: true },
      { id: 'b', country: 'Italy', data: '3 GB', days: 15, price_usd: 9, is_subscription: false },
    ]),
    asks: /renews/,
  },
  {
    name: '47-interval.json',
    text: JSON.stringify([
      { id: 'a', country: 'Japan', data: '1 GB', days: 7, price_usd: 4.5, recurring: { interval: 'month' } },
      { id: 'b', country: 'Italy', data: '3 GB', days: 15, price_usd: 9 },
    ]),
    asks: /renews/,
  },
  {
    name: '48-first-order.csv',
    text: 'country,data,days,price_usd,First order only\nJapan,1 GB,7,4.50,yes\nItaly,3 GB,15,9.00,no\n',
    asks: /for everybody/,
  },
  {
    name: '49-least-order.csv',
    text: 'country,data,days,price_usd,MOQ\nJapan,1 GB,7,4.50,10\nItaly,3 GB,15,9.00,1\n',
    asks: /MOQ/,
  },
  {
    name: '50-fee.csv',
    text: 'country,data,days,price_usd,Activation fee (USD)\nJapan,1 GB,7,4.50,5\nItaly,3 GB,15,9.00,0\n',
    asks: /besides the price/,
  },
  {
    name: '51-fee.json',
    text: JSON.stringify([
      { id: 'a', country: 'Japan', data: '1 GB', days: 7, price_usd: 4.5, service_fee: 1 },
      { id: 'b', country: 'Italy', data: '3 GB', days: 15, price_usd: 9, service_fee: 0 },
    ]),
    asks: /besides the price/,
  },
  {
    name: '52-month-price.csv',
    text: 'country,data,months,Price per month (USD)\nJapan,1 GB,3,4.50\nItaly,3 GB,12,9.00\n',
    asks: /states a price/,
  },
  {
    name: '53-day-price.csv',
    text: 'Land;Daten;Tage;Tagespreis EUR\nJapan;1 GB;7;0,50\nMalta;3 GB;15;0,60\n',
    asks: /states a price/,
  },
  {
    name: '54-day-data.csv',
    text: 'país;Datos diarios;días;precio EUR\nJapón;1 GB;7;4,50\nItalia;3 GB;15;9,00\n',
    plans: ['JP 1000 daily 7 4.50 EUR', 'IT 3000 daily 15 9.00 EUR'],
  },
  {
    name: '55-day-data.csv',
    text: '国,1日データ容量,日数,価格(円)\n韓国,1GB,7,1200\n台湾,3GB,15,2400\n',
    plans: ['KR 1000 daily 7 1200 JPY', 'TW 3000 daily 15 2400 JPY'],
  },
  {
    name: '56-market.csv',
    text: 'Country,Destination,data,days,price_usd\nDE,Japan,1 GB,7,4.50\nFR,Italy,3 GB,15,9.00\n',
    asks: /other countries/,
  },
  {
    name: '57-sold-in.csv',
    text: 'Sold in country,Destination country,data,days,price_usd\nGermany,Japan,1 GB,7,4.50\nFrance,Italy,3 GB,15,9.00\n',
    asks: /other countries/,
  },
  {
    name: '58-retired-list.json',
    text: JSON.stringify({ plans: [japan], retired_plans: [japan, italy] }),
    asks: /retired_plans/,
  },
  {
    name: '59-topup-list.json',
    text: JSON.stringify({ esims: [japan], topups: [japan, italy] }),
    asks: /topups/,
  },
  {
    name: '60-section.csv',
    text: 'country,data,days,price_usd\nJapan,1 GB,7,4.50\nDiscontinued plans,,,\nItaly,3 GB,15,9.00\n',
    asks: /Discontinued/,
  },
  {
    name: '61-section.csv',
    text: 'country,data,days,price_usd\nJapan,1 GB,7,4.50\n,,,\nTop-ups,,,\nItaly,3 GB,15,9.00\n',
    asks: /Top-ups/,
  },
  {
    name: '62-net-title.csv',
    text: 'All prices excl. VAT,,,\ncountry,data,days,price_usd\nJapan,1 GB,7,4.50\nItaly,3 GB,15,9.00\n',
    asks: /excl/,
  },
  {
    name: '63-dealer-title.csv',
    text: 'Wholesale price list,,,\ncountry,data,days,price_usd\nJapan,1 GB,7,4.50\nItaly,3 GB,15,9.00\n',
    asks: /Wholesale/,
  },
  {
    name: '64-flag.csv',
    text: 'country,data,days,price_usd,Web shop\nJapan,1 GB,7,4.50,Y\nItaly,3 GB,15,9.00,N\n',
    asks: /Web shop/,
  },
  {
    name: '65-mark.csv',
    text: 'country,data,days,price_usd,Catalogue B\nJapan,1 GB,7,4.50,✓\nItaly,3 GB,15,9.00,\n',
    asks: /Catalogue B/,
  },
  {
    name: '66-attribute.json',
    text: JSON.stringify({
      product: [
        { id: 'a', country: 'Japan', data: '1 GB', days: 7, price_usd: 4.5, '@available': 'false' },
        { id: 'b', country: 'Italy', data: '3 GB', days: 15, price_usd: 9, '@available': 'true' },
      ],
    }),
    asks: /@available/,
  },
  {
    name: '67-attribute.json',
    text: JSON.stringify([
      { id: 'a', country: 'Japan', data: '1 GB', days: 7, price_usd: 4.5, $status: 'off' },
      { id: 'b', country: 'Italy', data: '3 GB', days: 15, price_usd: 9, $status: 'on' },
    ]),
    asks: /status/,
  },
  {
    name: '68-weeks.csv',
    text: 'Land;Daten;Laufzeit (Wochen);Preis EUR\nJapan;1 GB;2;4,50\nMalta;3 GB;4;9,00\n',
    plans: ['JP 1000 total 14 4.50 EUR', 'MT 3000 total 28 9.00 EUR'],
  },
];
