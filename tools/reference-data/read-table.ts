import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Row = Readonly<Record<string, string>>;

/** The rows of a hand list: tab-separated values under their column names; a missing value is empty. */
export function readTable(name: string): readonly Row[] {
  const path = join('tools/reference-data/hand-lists', `${name}.tsv`);
  const [head = '', ...lines] = readFileSync(path, 'utf8').trimEnd().split('\n');
  const columns = head.split('\t');
  return lines.map((line) => {
    const values = line.split('\t');
    return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? '']));
  });
}

/** `USA; America`. */
export function splitNames(text: string | undefined): readonly string[] {
  return (text ?? '').split('; ').filter((name) => name !== '');
}
