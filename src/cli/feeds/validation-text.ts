import type { FeedValidation, RowProblem } from '#runtime/services/feeds/validate-feed.ts';
import { describeUnread } from './import-report-text.ts';
import { printable } from '#cli/terminal/printable.ts';

const mostSamples = 5;

/** The rejected and suspicious rows of a feed, as text. */
export function validationText(validation: FeedValidation): string {
  const { problems } = validation;
  const lines = [
    ...summaryLines(validation),
    ...(problems.length === 0 ? [] : ['']),
    ...[...Map.groupBy(problems, ({ weight, rule }) => `${weight} ${rule}`).values()].flatMap(reasonLines),
  ];
  return `${lines.join('\n')}\n`;
}

/** Findings about the whole feed, one per sentence. */
export function summaryLines({ fileName, format, read, usable, problems, ...rest }: FeedValidation): string[] {
  const suspicious = problems.filter(({ weight }) => weight === 'suspicious').length;
  const places = Object.entries(rest.leftOut).map(([name, count]) => `${printable(JSON.stringify(name))} (${count})`);
  return [
    `${fileName}, read as ${format}: ${usable} of ${read} rows can be published.`,
    ...(problems.length === 0 ? ['No problems were found in any row.'] : []),
    ...(suspicious === 0
      ? []
      : [
          `${suspicious} ${suspicious === 1 ? 'finding is' : 'findings are'} only suspicious: check the rows, which would be published.`,
        ]),
    ...rest.holdWords.map((words) => `This feed would be held for an operator to decide, because it would ${words}.`),
    ...(rest.damage === null ? [] : [`The file is damaged: ${rest.damage}.`]),
    ...(Object.keys(rest.unreadColumns).length === 0
      ? []
      : [`Columns not read: ${describeUnread(rest.unreadColumns)}.`]),
    ...(places.length === 0
      ? []
      : [`Unknown places, left out of the coverage of plans: ${places.slice(0, 20).join(', ')}.`]),
  ];
}

/** A reason with the first rows that it applies to. */
function reasonLines(problems: readonly RowProblem[]): string[] {
  const [first] = problems;
  if (first === undefined) return [];
  const rest = problems.length - mostSamples;
  return [
    `${problems.length} ${first.weight}: ${first.meaning}`,
    ...problems.slice(0, mostSamples).map(sampleLine),
    ...(rest > 0 ? [`  … and ${rest} more: --json or --html lists all of them`] : []),
  ];
}

function sampleLine({ row, field, found }: RowProblem): string {
  const place = field === '' ? '' : `, ${field}`;
  return `  row ${row}${place}${found === '' ? '' : `: ${printable(JSON.stringify(found))}`}`;
}
