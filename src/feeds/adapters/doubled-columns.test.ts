import { expect, it } from 'vitest';
import { wholeTables } from '#tests/support/damaged-tables.ts';
import { noOptions, readFeedText } from '#tests/support/feed-files.ts';
import { feedAdapters } from './feed-format.ts';

const tables = wholeTables.filter(({ rowsOfLine }) => rowsOfLine !== null);

it.each(tables)('a table with two columns of one name is refused: $name', async ({ format, mapping, text }) => {
  const lines = text.trim().split('\n');
  const separator = /[;\t]/.exec(lines[0] ?? '')?.[0] ?? ',';
  const [name = ''] = lines[0]?.split(separator) ?? [];
  const doubled = lines.map((line, index) => `${line.trimEnd()}${separator}${index === 0 ? name : '99.00'}\n`).join('');
  await expect(readFeedText(feedAdapters[format], doubled, { ...noOptions, mapping })).rejects.toThrow(
    /^Columns 1 and \d+ of the file .* are both called /,
  );
});
