import model from '#data/market-model.json' with { type: 'json' };

/** Price levels of one country: the model's prices of a median seller, in US dollars. */
export interface CountryMarket {
  readonly code: string;
  /** Share of retail catalogues that sell the country, 0.1 to 1. */
  readonly availability: number;
  /** Local plans of a catalogue that sells the country. */
  readonly plansPerCatalogue: number;
  /** 1 GB for 30 days, USD. */
  readonly fixedUsd: number;
  /** One unlimited day, USD. */
  readonly unlimitedUsd: number;
}

interface CountryRow {
  readonly availability: number;
  readonly plansPerCatalogue: number;
  readonly usd1gb30d?: number;
  readonly usdUnlimited1d?: number;
}

export const marketModel = model;

/** Three countries have only one of the two levels; the other follows from the middle ratio of those with both. */
const unlimitedPerFixed = middleRatio(Object.values<CountryRow>(model.countries));

/** The countries that the model has prices for, by code. */
export const countryMarkets: readonly CountryMarket[] = Object.entries<CountryRow>(model.countries)
  .flatMap(([code, row]) => {
    const fixedUsd =
      row.usd1gb30d ?? (row.usdUnlimited1d === undefined ? null : row.usdUnlimited1d / unlimitedPerFixed);
    if (fixedUsd === null) return [];
    const unlimitedUsd = row.usdUnlimited1d ?? fixedUsd * unlimitedPerFixed;
    const { availability, plansPerCatalogue } = row;
    return [{ code, availability, plansPerCatalogue, fixedUsd, unlimitedUsd }];
  })
  .toSorted((a, b) => (a.code < b.code ? -1 : 1));

function middleRatio(rows: readonly CountryRow[]): number {
  const ratios = rows.flatMap(({ usd1gb30d, usdUnlimited1d }) =>
    usd1gb30d === undefined || usdUnlimited1d === undefined ? [] : [usdUnlimited1d / usd1gb30d],
  );
  return middle(ratios);
}

/** The median; NaN for an empty list. */
export function middle(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const low = sorted[(sorted.length - 1) >> 1] ?? Number.NaN;
  const high = sorted[sorted.length >> 1] ?? Number.NaN;
  return (low + high) / 2;
}
