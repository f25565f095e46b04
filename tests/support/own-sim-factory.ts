import { findCurrency } from '#domain/money/currencies.ts';
import { euro } from '#domain/trip/own-sim.ts';
import type { OwnSimData } from '#web/features/list/state/list-data.ts';
import { countryOf } from './memory-context.ts';

/** A Spanish SIM in Italy, shown in dollars that are worth a euro. */
export const spanishSim: OwnSimData = {
  home: countryOf('ES'),
  place: 'Italy',
  homes: [{ code: countryOf('ES'), name: 'Spain' }],
  terms: {
    area: 'eu',
    capUnits: 11_000,
    vatPermille: 210,
    currency: findCurrency('USD')?.code ?? euro,
    perUsd: { euro: 100_000_000, shown: 100_000_000 },
    step: 100,
  },
  checked: null,
};
