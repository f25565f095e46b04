import type { FeedFormatName } from '#feeds/adapters/feed-format.ts';
import type { TableMapping } from '#feeds/row/mapping-schema.ts';
import { parseMapping } from '#feeds/row/parse-mapping.ts';
import { fileExamples, readFixture } from './feed-examples.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A whole file whose text is to be damaged. */
export interface WholeTable {
  readonly name: string;
  readonly format: FeedFormatName;
  readonly mapping: TableMapping | null;
  readonly text: string;
  /** Rows that an adapter makes of a line; null: the file is JSON, and its lines are not counted. */
  readonly rowsOfLine: number | null;
}

const places = [
  'Japan',
  'Italy',
  'Kenya',
  'Peru',
  'Chile',
  'Nigeria',
  'Niger',
  'Malta',
  'Spain',
  'Curaçao',
  'France',
  'Guinea',
];
const codes = ['JP', 'IT', 'KE', 'PE', 'CL', 'NG', 'NE', 'MT', 'ES', 'CW', 'FR', 'GN'];

/** Every price is another, so that one in the wrong place is noticed. */
function priceOf(index: number): string {
  return (3.07 + index * 1.37).toFixed(2);
}

function priceList(): string {
  const lines = Array.from({ length: 36 }, (_, index) => {
    const place = places[index % places.length] ?? '';
    const data = ['1 GB', '2.5 GB', '500 MB', 'Unlimited', '10 GB/day'][index % 5] ?? '';
    return `2026-08-10,Nori ${index % 3},${place},${data},${1 + index},${priceOf(index)},https://nori.example/${index}`;
  });
  return `date,competitor,country,data,days,price_usd,source_url\n${lines.join('\n')}\n`;
}

/** Like a price list, with the price in the last column. */
function shortList(): string {
  const lines = priceList()
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [, seller, place, data, days, price] = line.split(',');
      return [seller, place, data, days, price].join(';');
    });
  return `provider;country;data;days;price_eur\n${lines.join('\n')}\n`;
}

function rateSheet(): string {
  const sizes = [
    ['1GB', 7],
    ['3GB', 15],
    ['5GB', 30],
    ['10GB', 30],
  ] as const;
  const header = [
    'Country,ISOCode,Profile',
    ...sizes.map(([size, days]) => `${size}/${days}days (USD)`),
    ...sizes.map(([size]) => `eSIM Go ${size} Ref`),
  ];
  const lines = places.map((place, row) => [
    `${place},${codes[row]},${row}.0`,
    ...sizes.map((_size, column) => priceOf(row * sizes.length + column)),
    ...sizes.map(([size, days]) => `esim_${size}_${days}D_${codes[row]}_V2`),
  ]);
  return `${[header, ...lines].map((cells) => cells.join(',')).join('\n')}\n`;
}

function fixture(format: FeedFormatName, file: string, rowsOfLine: number | null = 1): WholeTable {
  return { name: `${format} ${file}`, format, mapping: null, text: readFixture(format, file), rowsOfLine };
}

function mapped(file: string, rowsOfLine: number | null = 1): WholeTable {
  const name = file.replace(/\..*/, '');
  const mapping = parseMapping(readFixture('table', `${name}.mapping.json`));
  if (!mapping.ok) throw new Error(mapping.reason);
  return { ...fixture('table', file, rowsOfLine), mapping: mapping.value };
}

/** The documents of APIs, whose text is not damaged. */
export const wholeDocuments: readonly WholeTable[] = fileExamples
  .filter(({ isDamagedAsText, rowsOfLine }) => !isDamagedAsText && rowsOfLine === undefined)
  .map(({ format, file }) => fixture(format, file, null));

/** An example of every table format, and of tables that mappings describe. */
export const wholeTables: readonly WholeTable[] = [
  { name: 'price-csv', format: 'price-csv', mapping: null, text: priceList(), rowsOfLine: 1 },
  { name: 'price-csv with the price at the end', format: 'price-csv', mapping: null, text: shortList(), rowsOfLine: 1 },
  { name: 'rate-sheet', format: 'rate-sheet', mapping: null, text: rateSheet(), rowsOfLine: 4 },
  ...fileExamples
    .filter(({ isDamagedAsText }) => isDamagedAsText)
    .map(({ format, file, rowsOfLine = null }) => fixture(format, file, rowsOfLine)),
  mapped('prix.csv'),
  mapped('grid.csv', 3),
  mapped('offers.csv'),
  mapped('tariffs.tsv'),
  mapped('bundles.json', null),
];

export const damageKinds = ['lost cells', 'stray quotes', 'line ends', 'decimal marks', 'cuts', 'encodings'] as const;
export type DamageKind = (typeof damageKinds)[number];

/** A copy with one to three damages of one kind; little tables have one, or nothing would tell what is whole. */
export function damageTable({ text, rowsOfLine }: WholeTable, kind: DamageKind, random: SeededRandom): Buffer {
  let damaged = text;
  if (kind === 'encodings') return wrongBytes(text, random);
  const most = Math.min(3, Math.ceil(text.split('\n').length / 12));
  for (let count = 1 + random.below(most); count > 0; count -= 1)
    damaged = rowsOfLine === null ? damageJson(damaged, kind, random) : damageCsv(damaged, kind, random);
  return Buffer.from(damaged);
}

function damageCsv(text: string, kind: Exclude<DamageKind, 'encodings'>, random: SeededRandom): string {
  if (kind === 'stray quotes') return insertAt(text, random.below(text.length), '"');
  if (kind === 'cuts' && random.below(2) === 0) return cutOff(text, random);
  if (kind === 'line ends')
    return text.replace(/\n/g, (end) => (random.below(4) === 0 ? random.pick(['\r\n', '\r', '\n\n']) : end));
  const lines = text.split('\n');
  const at = random.below(lines.length - 1);
  lines[at] = damageLine(lines[at] ?? '', kind, random);
  return lines.join('\n');
}

function damageLine(line: string, kind: 'lost cells' | 'cuts' | 'decimal marks', random: SeededRandom): string {
  const delimiter = [',', ';', '\t', '|'].reduce((best, sign) =>
    line.split(sign).length > line.split(best).length ? sign : best,
  );
  // A quoted value is one, whatever separators it has.
  const cells = line.includes('"')
    ? (line.match(/"(?:[^"]|"")*"|(?<=^|,)[^,"]*(?=,|$)/g) ?? [])
    : line.split(delimiter);
  if (kind === 'lost cells') return cells.toSpliced(random.below(cells.length), 1).join(delimiter);
  // What is left of the last value would look whole: only a cut before it leaves a trace.
  if (kind === 'cuts') return line.slice(0, random.below(Math.max(1, line.lastIndexOf(delimiter))));
  const swapped = cells.map((cell) =>
    /^\d+\.\d+$/.test(cell) && random.below(2) === 0 ? cell.replace('.', ',') : cell,
  );
  const quoted = swapped.map((cell) => (cell.includes(delimiter) && random.below(2) === 0 ? `"${cell}"` : cell));
  return quoted.join(delimiter);
}

/** Ends a file inside a row; at a row's end nothing would tell that it was cut. */
function cutOff(text: string, random: SeededRandom): string {
  const cut = text.slice(0, 1 + random.below(text.length - 1));
  return cut.endsWith('\n') || text[cut.length] === '\n' ? cut.slice(0, -2) : cut;
}

function damageJson(text: string, kind: Exclude<DamageKind, 'encodings'>, random: SeededRandom): string {
  if (kind === 'stray quotes') return insertAt(text, random.below(text.length), '"');
  if (kind === 'cuts') return text.slice(0, random.below(text.trimEnd().length - 1));
  if (kind === 'line ends') return text.replaceAll('\n', random.pick(['\r\n', '\r', '\n\n']));
  if (kind === 'decimal marks')
    return text.replace(/"(\d+)\.(\d+)"/g, (whole, a, b) => (random.below(3) === 0 ? `"${a},${b}"` : whole));
  const cells = [...text.matchAll(/"[\w]+": (?:"[^"]*"|[\d.]+), /g)];
  const cell = cells[random.below(cells.length)];
  return cell === undefined ? text : text.slice(0, cell.index) + text.slice(cell.index + cell[0].length);
}

function insertAt(text: string, at: number, sign: string): string {
  return `${text.slice(0, at)}${sign}${text.slice(at)}`;
}

function wrongBytes(text: string, random: SeededRandom): Buffer {
  const whole = Buffer.from(text);
  const at = random.below(whole.length);
  const broken = Buffer.from([random.pick([0xe9, 0xff, 0xc3, 0xa0])]);
  return random.pick([
    Buffer.from(text.replace('Japan', 'Curaçao'), 'latin1'),
    Buffer.from(text, 'utf16le'),
    Buffer.concat([whole.subarray(0, at), broken, whole.subarray(at)]),
    // Read as Latin-1 and saved as UTF-8.
    Buffer.from(whole.toString('latin1')),
  ]);
}
