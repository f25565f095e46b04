import { candidatesFor } from './column-roles.ts';
import type { TableMappingText } from '#feeds/row/mapping-schema.ts';
import { placeOf } from './propose-place.ts';
import { proposeConditions } from './propose-conditions.ts';
import type { TableSample } from './sample-columns.ts';

const size = '(?<data>UL|unlimited|\\d+(?:\\.\\d+)?\\s*[MG]B)';
const time = '(?<days>\\d+)\\s*(?:days?|d)\\b';
const currency = '(?:\\(?(?<currency>[A-Z]{3})\\)?)?';

/** Headings that name a plan: `5GB / 30 days (USD)`, `5 GB 30d`. */
const planHeading = `^${size}\\s*[-–/,_ ]\\s*${time}\\s*${currency}$`;

export interface WideProposal {
  readonly text: TableMappingText;
  readonly why: readonly string[];
  readonly open: readonly string[];
}

/** Proposes a mapping for a table with a column for each plan; null: the headings name no plans. */
export function proposeWide({ shape, columns, notes }: TableSample): WideProposal | null {
  const pattern = new RegExp(planHeading, 'iu');
  const prices = columns.filter(({ source }) => pattern.test(source));
  const rest = columns.filter((column) => !prices.includes(column));
  const [place] = candidatesFor('place', rest);
  if (shape.table !== 'csv' || prices.length < 2 || place === undefined) return null;
  const { source } = place.column;
  const isCurrencyNamed = prices.every(
    ({ source: heading }) => pattern.exec(heading)?.groups?.['currency'] !== undefined,
  );
  const headings = prices.map(({ source: heading }) => `"${heading}"`).join(', ');
  const { only, why, open } = proposeConditions(
    rest.filter((column) => column !== place.column),
    { notes },
  );
  return {
    text: {
      ...shape,
      table: 'csv',
      ...(only.length > 0 && { only: [...only] }),
      wide: { price: planHeading },
      fields: {
        place: [placeOf(place.column)],
        data: { from: '@data', unlimited: '^(UL|unlimited)$', spaced: true },
        days: { from: '@days' },
        price: {
          from: '@price',
          ...(isCurrencyNamed && { currency: { from: '@currency' } }),
          none: ['', '-', '–', 'NA', 'N/A'],
        },
      },
    },
    why: [
      `"${source}" is read as place: ${place.why}.`,
      `Each value under ${headings} is the price of a plan: the headings name an amount and days.`,
      ...(isCurrencyNamed ? ['The headings name the currency.'] : []),
      ...why,
    ],
    open,
  };
}
