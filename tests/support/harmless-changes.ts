import { wholeDocuments, wholeTables, type WholeTable } from './damaged-tables.ts';

/** A file that says the same as another one, in another way. */
export interface ChangedFile {
  readonly name: string;
  readonly table: WholeTable;
  readonly content: string | Uint8Array;
}

/** Their rows lie in several lists. */
const severalLists = new Set(['esim-access saved-page.json', 'airalo site-country.json', 'reseller grouped.json']);

/** Examples of every format. */
export const wholeFiles: readonly WholeTable[] = [
  ...wholeTables,
  ...wholeDocuments.filter(({ name }) => !severalLists.has(name)),
];

type Change = (text: string, table: WholeTable) => string | Uint8Array;

function utf16(text: string, isBigEndian: boolean): Buffer {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return isBigEndian ? bytes.swap16() : bytes;
}

const wide = (digits: string): string =>
  digits.replace(/[0-9]/g, (digit) => String.fromCharCode(0xff10 + Number(digit)));

/** Formats whose prices count smaller units than coins, beside which no sign may stand. */
const countsUnits = ['esim-access', 'zendit'];
const isPrice = (name: string): boolean =>
  /price|_(usd|eur)$|^(usd|eur|price|amount|prix.*)$|\(USD\)$/i.test(name) && !/price_?type/i.test(name);
const isDays = (name: string): boolean =>
  /^(days|validity.*|duration.*|dur[ée]e.*|day|validDays|durationDays|runs)$/i.test(name) && !/unit/i.test(name);

function delimiterOf(text: string): string {
  const [header = ''] = text.split('\n');
  return [',', ';', '\t', '|'].reduce((best, sign) =>
    header.split(sign).length > header.split(best).length ? sign : best,
  );
}

function cellsOf(line: string, delimiter: string): readonly string[] {
  return delimiter === ','
    ? (line.match(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g) ?? [])
        .map((cell) => cell.replace(/,$/, ''))
        .slice(0, line.split(',').length)
    : line.split(delimiter);
}

/** Changes each cell by its heading. */
function mapCells(text: string, change: (cell: string, heading: string, delimiter: string) => string): string {
  const delimiter = delimiterOf(text);
  const [header = '', ...lines] = text.trimEnd().split('\n');
  const headings = cellsOf(header, delimiter);
  const rows = lines.map((line) => {
    const cells = cellsOf(line, delimiter);
    return cells.length < headings.length
      ? line
      : cells
          .slice(0, headings.length)
          .map((cell, index) => change(cell, headings[index] ?? '', delimiter))
          .join(delimiter);
  });
  return `${[header, ...rows].join('\n')}\n`;
}

const isNumber = (cell: string): boolean => /^\d+(\.\d+)?$/.test(cell);
const quoted = (cell: string, delimiter: string): string => (cell.includes(delimiter) ? `"${cell}"` : cell);
const padded = (text: string): string =>
  delimiterOf(text).repeat((text.split('\n')[0] ?? '').split(delimiterOf(text)).length - 1);

const nameCountry = (text: string, name: string): string =>
  text.replace(/^[^\n]*/, (header) => header.replace(/(?<=^|[,;\t|])country(?=$|[,;\t|])/i, name));

const csvChanges: Readonly<Record<string, Change>> = {
  'UTF-16': (text) => utf16(text, false),
  'UTF-16, the other way round': (text) => utf16(text, true),
  'a title': (text) => `Price list of November\n\n${text}`,
  'a title with empty cells': (text) => `Price list${padded(text)}\n${text}`,
  'the separator of a spreadsheet': (text) => `sep=${delimiterOf(text)}\n${text}`,
  'decimal commas': (text) =>
    mapCells(text, (cell, _heading, delimiter) =>
      /^\d+\.\d{1,2}$/.test(cell) ? quoted(cell.replace('.', ','), delimiter) : cell,
    ),
  'full-width digits': (text) =>
    mapCells(text, (cell, heading) => (isNumber(cell) && (isPrice(heading) || isDays(heading)) ? wide(cell) : cell)),
  'numbers as text': (text) => mapCells(text, (cell) => (isNumber(cell) ? `"${cell}"` : cell)),
  Land: (text) => nameCountry(text, 'Land'),
  País: (text) => nameCountry(text, 'País'),
  国: (text) => nameCountry(text, '国'),
  '30 Tage': (text, { format }) =>
    format === 'esim-access'
      ? text
      : mapCells(text, (cell, heading) => (/^\d+$/.test(cell) && isDays(heading) ? `${cell} Tage` : cell)),
  '7日間': (text, { format }) =>
    format === 'esim-access'
      ? text
      : mapCells(text, (cell, heading) => (/^\d+$/.test(cell) && isDays(heading) ? `${cell}日間` : cell)),
};

function mapFields(text: string, change: (value: unknown, field: string) => unknown): string {
  return JSON.stringify(JSON.parse(text, (field, value: unknown) => change(value, field)));
}

const jsonChanges: Readonly<Record<string, Change>> = {
  'UTF-16': (text) => utf16(text, false),
  'numbers as text': (text) =>
    mapFields(text, (value, field) => (typeof value === 'number' && field !== 'id' ? String(value) : value)),
  'full-width digits': (text) =>
    mapFields(text, (value, field) =>
      typeof value === 'number' && (isPrice(field) || isDays(field)) ? wide(String(value)) : value,
    ),
  '30 días': (text, { format }) =>
    format === 'esim-access'
      ? text
      : mapFields(text, (value, field) => (typeof value === 'number' && isDays(field) ? `${value} días` : value)),
  'a mark and line ends of Windows': (text) =>
    `\ufeff${JSON.stringify(JSON.parse(text), null, 1).replaceAll('\n', '\r\n')}`,
};

const beside: Readonly<Record<string, (number: string) => string>> = {
  'a sign before prices': (number) => `$${number}`,
  'a code behind prices': (number) => `${number} USD`,
};

/** Files in which dollars stand beside the prices of examples that are in dollars. */
function withDollars({ text, rowsOfLine, format }: WholeTable, write: (number: string) => string): string {
  return rowsOfLine === null
    ? mapFields(text, (value, field) =>
        typeof value === 'number' && isPrice(field) && !(format === 'airalo' && field === 'amount')
          ? write(String(value))
          : value,
      )
    : mapCells(text, (cell, heading) => (isNumber(cell) && isPrice(heading) ? write(cell) : cell));
}

/** All changes that a person would not notice. A file in which there is nothing to change is left out. */
export function harmlessChanges(isInDollars: (table: WholeTable) => boolean): readonly ChangedFile[] {
  return wholeFiles.flatMap((table) => {
    const changes = Object.entries(table.rowsOfLine === null ? jsonChanges : csvChanges);
    const said = changes.map(([kind, change]) => ({ kind, content: change(table.text, table) }));
    const signed =
      !isInDollars(table) || countsUnits.includes(table.format)
        ? []
        : Object.entries(beside).map(([kind, write]) => ({ kind, content: withDollars(table, write) }));
    const same = table.rowsOfLine === null ? JSON.stringify(JSON.parse(table.text)) : table.text;
    return [...said, ...signed]
      .filter(({ content }) => content !== same && content !== table.text)
      .map(({ kind, content }) => ({ name: `${table.name}: ${kind}`, table, content }));
  });
}
