import { defineAdapter } from '#feeds/feed-adapter.ts';
import { mapSheetRow } from './mapper.ts';
import { expected, readSheetRows } from './reader.ts';

/** Wholesalers' spreadsheets of daily allowances, saved as rows with numbered columns. */
export const dailyPlanSheetAdapter = defineAdapter({
  expected,
  feed: 'daily-plan-sheet',
  read: readSheetRows,
  map: mapSheetRow,
});
