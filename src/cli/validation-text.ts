import type { FeedValidation, RowProblem } from '#runtime/services/validate-feed.ts';
import { describeUnread } from './import-report-text.ts';
import { printable } from './printable.ts';

const mostShown = 200;

/** The rejected and suspicious rows of a feed, as text. */
export function validationText(validation: FeedValidation): string {
  const { problems } = validation;
  const rest = problems.length - mostShown;
  const lines = [
    ...summaryLines(validation),
    ...(problems.length === 0 ? [] : ['']),
    ...problems.slice(0, mostShown).map(problemLine),
    ...(rest > 0 ? [`… and ${rest} more; --json and --html name them all.`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

/** Findings about the whole feed, one per sentence. */
export function summaryLines({ fileName, format, read, usable, problems, ...rest }: FeedValidation): string[] {
  const suspicious = problems.filter(({ weight }) => weight === 'suspicious').length;
  const places = Object.entries(rest.leftOut).map(([name, count]) => `${printable(JSON.stringify(name))} (${count})`);
  return [
    `${fileName}, read as ${format}: ${usable} of ${read} rows can be published.`,
    ...(problems.length === 0 ? ['Nothing is wrong with any row.'] : []),
    ...(suspicious === 0 ? [] : [`${suspicious} findings are only odd: look at them, they would be published.`]),
    ...rest.holdWords.map((words) => `An operator would be asked first, because this feed would ${words}.`),
    ...(rest.damage === null ? [] : [`The file is damaged: ${rest.damage}.`]),
    ...(Object.keys(rest.unreadColumns).length === 0
      ? []
      : [`Columns left out, which nothing is read from: ${describeUnread(rest.unreadColumns)}.`]),
    ...(places.length === 0 ? [] : [`Not listed at, with the plans kept: ${places.slice(0, 20).join(', ')}.`]),
  ];
}

function problemLine({ row, weight, field, found, meaning }: RowProblem): string {
  const place = field === '' ? '' : `, ${field}`;
  return `row ${row}${place}: ${weight === 'skipped' ? 'left out' : 'odd'}, ${meaning}${found === '' ? '' : ` (${printable(JSON.stringify(found))})`}`;
}
