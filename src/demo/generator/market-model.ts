import model from '#data/market-model.json' with { type: 'json' };

/** Price levels of one country: the model's prices of a median seller, in US dollars. */
export interface CountryMarket {
  readonly code: string;
  /** Share of retail catalogues that sell the country, 0.1 to 1. */
  readonly availability: number;
  /** Local plans of a catalogue that sells the country. */
  readonly plansPerCatalogue: number;
  /** 1 GB for 30 days. */
  readonly fixedUsd: number;
  readonly unlimitedDayUsd: number;
}

interface CountryRow {
  readonly availability: number;
  readonly plansPerCatalogue: number;
  readonly usd1gb30d?: number;
  readonly usdUnlimited1d?: number;
}

export const marketModel = model;

/** Middle ratio of the two levels, for countries that the model has only one of. */
const unlimitedPerFixed = 0.95;

export const countryMarkets: readonly CountryMarket[] = Object.entries<CountryRow>(model.countries).flatMap(
  ([code, { availability, plansPerCatalogue, usd1gb30d, usdUnlimited1d }]) => {
    const fixedUsd = usd1gb30d ?? (usdUnlimited1d ?? Number.NaN) / unlimitedPerFixed;
    const unlimitedDayUsd = usdUnlimited1d ?? fixedUsd * unlimitedPerFixed;
    return Number.isNaN(fixedUsd) ? [] : [{ code, availability, plansPerCatalogue, fixedUsd, unlimitedDayUsd }];
  },
);
