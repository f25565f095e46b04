/** An invented file of a shop or wholesaler, in a shape that no format of the product has. */
export interface StrangersFile {
  readonly name: string;
  readonly text: string;
  /** What it sells: places, megabytes, kind, days, price. Absent: only its seller can say. */
  readonly plans?: readonly string[];
  /** What has to be asked; absent: nothing. */
  readonly asks?: RegExp;
  /** What the operator says of it. */
  readonly currency?: string;
}

export const strangersFiles: readonly StrangersFile[] = [
  {
    name: '01-woo.csv',
    text: 'ID,SKU,Name,Published,Stock,Regular price,Sale price,Country,Data,Validity\n1,a,Japan 1 GB,1,10,5.00,4.50,Japan,1 GB,7 days\n2,b,Italy 3 GB,0,5,9.00,,Italy,3 GB,15 days\n',
    asks: /Sale price/,
  },
  {
    name: '02-shopify.csv',
    text: 'Handle,Title,Vendor,Type,Published,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price,Status,Country,Data,Days\njp,Japan,Kite,eSIM,true,1 GB,a,4.50,6.00,active,Japan,1 GB,7\nit,Italy,Kite,eSIM,true,3 GB,b,9.00,12.00,draft,Italy,3 GB,15\n',
    currency: 'USD',
    plans: ['JP 1000 total 7 4.50 USD'],
  },
  {
    name: '03-german.csv',
    text: 'Artikelnummer;Anbieter;Land;Datenvolumen;Laufzeit;Preis;Währung;Verfügbar\nA1;Kite Funk;Japan;1 GB;7 Tage;4,50;EUR;ja\nA2;Kite Funk;Italy;3 GB;30 Tage;9,90;EUR;nein\nA3;Kite Funk;Turkey;10 GB;30 Tage;1.019,90;EUR;ja\n',
    plans: ['JP 1000 total 7 4.50 EUR', 'TR 10000 total 30 1019.90 EUR'],
  },
  {
    name: '04-french.csv',
    text: 'Référence;Fournisseur;Pays;Données;Durée (jours);Prix TTC (€);Statut\nR1;Tern;Japon;1 Go;7;4,50;publié\nR2;Tern;Italie;3 Go;15;9,00;brouillon\n',
    plans: ['JP 1000 total 7 4.50 EUR'],
  },
  {
    name: '05-spanish.csv',
    text: 'código;proveedor;país;datos;validez;precio;moneda;estado\nE1;Tern;Japón;1 GB;7 días;4,50;EUR;activo\nE2;Tern;Italia;3 GB;15 días;9,00;EUR;agotado\n',
    plans: ['JP 1000 total 7 4.50 EUR'],
  },
  {
    name: '06-japanese.csv',
    text: '番号,販売元,国,データ容量,日数,料金,在庫\nJ1,Kite,韓国,1GB,7日間,"¥1,200",在庫あり\nJ2,Kite,台湾,3GB,15日間,"¥2,400",在庫なし\n',
    plans: ['KR 1000 total 7 1200 JPY'],
  },
  {
    name: '07-hours.csv',
    text: 'country,data,validity_hours,price_usd,sku\nJapan,1 GB,24,1.50,a\nItaly,3 GB,168,9.00,b\n',
    plans: ['JP 1000 total 1 1.50 USD', 'IT 3000 total 7 9.00 USD'],
  },
  {
    name: '08-hours-silent.csv',
    text: 'country,data,validity,price_usd,sku\nJapan,1 GB,24,1.50,a\nItaly,3 GB,168,9.00,b\n',
    asks: /hours/,
  },
  {
    name: '09-cents.csv',
    text: 'country,data,days,priceInCents,currency,sku\nJapan,1 GB,7,450,USD,a\nItaly,3 GB,15,900,USD,b\n',
    plans: ['JP 1000 total 7 4.50 USD', 'IT 3000 total 15 9.00 USD'],
  },
  {
    name: '10-cents-silent.csv',
    text: 'country,data,days,amount,currency,sku\nJapan,1 GB,7,450,USD,a\nItaly,3 GB,15,900,USD,b\n',
    asks: /cents/,
  },
  {
    name: '11-title-commas.csv',
    text: 'Kite Roam, price list, November\ncountry,data,days,price,currency,sku\nJapan,1 GB,7,4.50,USD,a\nItaly,3 GB,15,9.00,USD,b\n',
    plans: ['JP 1000 total 7 4.50 USD', 'IT 3000 total 15 9.00 USD'],
  },
  {
    name: '12-groups.csv',
    text: 'Where,,Plan,,Money,\ncountry,sku,data,days,price,currency\nJapan,a,1 GB,7,4.50,USD\nItaly,b,3 GB,15,9.00,USD\n',
    plans: ['JP 1000 total 7 4.50 USD', 'IT 3000 total 15 9.00 USD'],
  },
  {
    name: '13-unit-column.csv',
    text: 'country,data,duration,duration_unit,price_eur,sku\nJapan,1 GB,1,week,4.50,a\nItaly,3 GB,1,month,9.00,b\n',
    plans: ['JP 1000 total 7 4.50 EUR', 'IT 3000 total 30 9.00 EUR'],
  },
  {
    name: '14-data-unit.csv',
    text: 'country,volume,volume_unit,days,price_eur,sku\nJapan,500,MB,7,4.50,a\nItaly,3,GB,15,9.00,b\n',
    plans: ['JP 500 total 7 4.50 EUR', 'IT 3000 total 15 9.00 EUR'],
  },
  {
    name: '15-daily-type.csv',
    text: 'country,data,plan_type,days,price_eur,sku\nJapan,1 GB,daily,7,4.50,a\nItaly,3 GB,total,15,9.00,b\n',
    asks: /each day/,
  },
  {
    name: '16-unlimited-flag.csv',
    text: 'country,data_gb,unlimited,days,price_eur,sku\nJapan,1,false,7,4.50,a\nItaly,0,true,15,9.00,b\n',
    plans: ['JP 1000 total 7 4.50 EUR', 'IT unlimited 15 9.00 EUR'],
  },
  {
    name: '17-topups.csv',
    text: 'country,data,days,price_usd,type,sku\nJapan,1 GB,7,4.50,esim,a\nItaly,3 GB,15,2.00,topup,b\n',
    plans: ['JP 1000 total 7 4.50 USD'],
  },
  {
    name: '18-deleted.csv',
    text: 'country,data,days,price_usd,deleted_at,sku\nJapan,1 GB,7,4.50,,a\nItaly,3 GB,15,9.00,2026-10-01,b\n',
    plans: ['JP 1000 total 7 4.50 USD'],
  },
  {
    name: '19-until.csv',
    text: 'country,data,days,price_usd,valid_until,sku\nJapan,1 GB,7,4.50,2026-12-31,a\nItaly,3 GB,15,9.00,2026-01-01,b\n',
    asks: /until when/,
  },
  {
    name: '20-hidden.csv',
    text: 'country,data,days,price_usd,hidden,sku\nJapan,1 GB,7,4.50,no,a\nItaly,3 GB,15,9.00,yes,b\n',
    plans: ['JP 1000 total 7 4.50 USD'],
  },
  {
    name: '21-wholesale.csv',
    text: 'country,data,days,wholesale_usd,suggested retail usd,sku\nJapan,1 GB,7,2.50,4.50,a\nItaly,3 GB,15,5.00,9.00,b\n',
    plans: ['JP 1000 total 7 4.50 USD', 'IT 3000 total 15 9.00 USD'],
  },
  {
    name: '22-exvat.csv',
    text: 'country,data,days,price excl. VAT (EUR),sku\nJapan,1 GB,7,4.50,a\nItaly,3 GB,15,9.00,b\n',
    asks: /price/,
  },
  {
    name: '23-mixed-signs.csv',
    text: 'country,data,days,price,sku\nJapan,1 GB,7,"€4,50",a\nItaly,3 GB,15,£9.00,b\nPeru,3 GB,15,US$8.00,c\n',
    plans: ['JP 1000 total 7 4.50 EUR', 'IT 3000 total 15 9.00 GBP', 'PE 3000 total 15 8.00 USD'],
  },
  {
    name: '24-dollar.csv',
    text: 'country,data,days,price,sku\nJapan,1 GB,7,$4.50,a\nItaly,3 GB,15,$9.00,b\n',
    asks: /several currencies/,
  },
  {
    name: '25-from.csv',
    text: 'country,data,days,price,currency,sku\nJapan,1 GB,7,from 4.50,USD,a\nItaly,3 GB,15,from 9.00,USD,b\n',
    asks: /price/,
  },
  {
    name: '26-status-unknown.csv',
    text: 'country,data,days,price_usd,status,sku\nJapan,1 GB,7,4.50,A,a\nItaly,3 GB,15,9.00,X,b\n',
    asks: /status/,
  },
  {
    name: '27-wide-weeks.csv',
    text: 'country,1 GB / 7 days,3 GB / 30 days\nJapan,4.50,9.00\nItaly,3.50,-\n',
    currency: 'EUR',
    plans: ['JP 1000 total 7 4.50 EUR', 'JP 3000 total 30 9.00 EUR', 'IT 1000 total 7 3.50 EUR'],
  },
  {
    name: '28-two-prices.csv',
    text: 'country,data,days,price,price,sku\nJapan,1 GB,7,4.50,99,a\n',
    asks: /both called/,
  },
  {
    name: '29-alpha3.csv',
    text: 'iso3,data,days,price_usd,sku\nJPN,1 GB,7,4.50,a\nCYP,3 GB,15,9.00,b\n',
    plans: ['JP 1000 total 7 4.50 USD', 'CY 3000 total 15 9.00 USD'],
  },
  {
    name: '30-codes.csv',
    text: 'name,countries,data,days,price_usd,sku\nPair,"JP,KR",1 GB,7,4.50,a\nOne,IT,3 GB,15,9.00,b\n',
    plans: ['JP KR 1000 total 7 4.50 USD', 'IT 3000 total 15 9.00 USD'],
  },
  {
    name: '31-ld.json',
    text: JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Product',
          name: 'Japan 1 GB',
          sku: 'a',
          country: 'JP',
          data: '1 GB',
          days: 7,
          brand: { '@type': 'Brand', name: 'Kite Roam' },
          offers: [
            { '@type': 'Offer', price: '4.50', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
          ],
        },
        {
          '@type': 'Product',
          name: 'Italy 3 GB',
          sku: 'b',
          country: 'IT',
          data: '3 GB',
          days: 15,
          brand: { '@type': 'Brand', name: 'Kite Roam' },
          offers: [
            { '@type': 'Offer', price: '9.00', priceCurrency: 'USD', availability: 'https://schema.org/OutOfStock' },
          ],
        },
      ],
    }),
    plans: ['JP 1000 total 7 4.50 USD'],
  },
  {
    name: '32-stripe.json',
    text: JSON.stringify({
      data: [
        { id: 'a', country: 'JP', data_gb: 1, days: 7, unit_amount: 450, currency: 'usd', active: true },
        { id: 'b', country: 'IT', data_gb: 3, days: 15, unit_amount: 900, currency: 'usd', active: false },
      ],
    }),
    plans: ['JP 1000 total 7 4.50 USD'],
  },
  {
    name: '33-nested.json',
    text: JSON.stringify({
      result: {
        plans: [
          {
            sku: 'a',
            destination: { iso: 'JP' },
            quota: { size: '1 GB' },
            term: { days: 7 },
            price: { amount: '4.50', currency: 'EUR' },
            isPublished: true,
          },
          {
            sku: 'b',
            destination: { iso: 'IT' },
            quota: { size: '3 GB' },
            term: { days: 15 },
            price: { amount: '9.00', currency: 'EUR' },
            isPublished: false,
          },
        ],
      },
    }),
    plans: ['JP 1000 total 7 4.50 EUR'],
  },
  {
    name: '34-pairs.json',
    text: JSON.stringify([
      {
        id: 'a',
        retailPrice: 4.5,
        currency: 'USD',
        countries: [{ code: 'JP', name: 'Japan' }],
        attributes: [
          { key: 'data', value: '1 GB' },
          { key: 'validity_weeks', value: 2 },
        ],
      },
      {
        id: 'b',
        retailPrice: 9,
        currency: 'USD',
        countries: [
          { code: 'IT', name: 'Italy' },
          { code: 'FR', name: 'France' },
        ],
        attributes: [
          { key: 'data', value: '3 GB' },
          { key: 'validity_weeks', value: 4 },
        ],
      },
    ]),
    plans: ['JP 1000 total 14 4.50 USD', 'FR IT 3000 total 28 9.00 USD'],
  },
  {
    name: '35-stock.json',
    text: JSON.stringify([
      { ref: 'a', country: 'Japan', data: '1 GB', days: 7, price: 4.5, currency: 'USD', stock: 0 },
      { ref: 'b', country: 'Italy', data: '3 GB', days: 15, price: 9, currency: 'USD', stock: 12 },
    ]),
    plans: ['IT 3000 total 15 9.00 USD'],
  },
  {
    name: '36-by-country.json',
    text: JSON.stringify({
      countries: [
        {
          country: 'Japan',
          bundles: [
            { sku: 'a', data: '1 GB', days: 7, price: '4.50', currency: 'EUR', state: 'live' },
            { sku: 'b', data: '3 GB', days: 15, price: '9.00', currency: 'EUR', state: 'retired' },
          ],
        },
        {
          country: 'Italy',
          bundles: [{ sku: 'c', data: '1 GB', days: 7, price: '3.50', currency: 'EUR', state: 'live' }],
        },
      ],
    }),
    plans: ['JP 1000 total 7 4.50 EUR', 'IT 1000 total 7 3.50 EUR'],
  },
  {
    name: '37-two-data.json',
    text: JSON.stringify([
      { id: 'a', country: 'Japan', data: '1 GB', hotspot_data: '500 MB', days: 7, price_usd: 4.5 },
      { id: 'b', country: 'Italy', data: '3 GB', hotspot_data: '1 GB', days: 15, price_usd: 9 },
    ]),
    plans: ['JP 1000 total 7 4.50 USD', 'IT 3000 total 15 9.00 USD'],
    asks: /hotspot_data/,
  },
  {
    name: '38-test.json',
    text: JSON.stringify([
      { id: 'a', country: 'Japan', data: '1 GB', days: 7, price_usd: 4.5, is_test: false },
      { id: 'b', country: 'Italy', data: '3 GB', days: 15, price_usd: 9, is_test: true },
    ]),
    plans: ['JP 1000 total 7 4.50 USD'],
  },
  {
    name: '39-seconds.json',
    text: JSON.stringify([
      { id: 'a', country: 'Japan', data: '1 GB', validity_seconds: 604800, price_usd: 4.5 },
      { id: 'b', country: 'Italy', data: '3 GB', validity_seconds: 86400, price_usd: 9 },
    ]),
    asks: /days/,
  },
  {
    name: '40-region.json',
    text: JSON.stringify([
      {
        id: 'a',
        region: 'Europe',
        countries: ['FR', 'IT'],
        data: '1 GB',
        days: 7,
        price: 4.5,
        currency: 'EUR',
        enabled: 1,
      },
      { id: 'b', region: 'Asia', countries: ['JP'], data: '3 GB', days: 15, price: 9, currency: 'EUR', enabled: 0 },
    ]),
    plans: ['FR IT 1000 total 7 4.50 EUR'],
  },
];
