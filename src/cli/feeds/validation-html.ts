import type { FeedValidation, RowProblem } from '#runtime/services/feeds/validate-feed.ts';
import { summaryLines } from './validation-text.ts';

/** The report as a self-contained HTML file: no script, no picture, no link; light and dark colour schemes. */
export function validationHtml(validation: FeedValidation): string {
  const title = escapeHtml(`Feed report: ${validation.fileName}`);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${title}</h1>
${summaryLines(validation)
  .map((line) => `<p>${escapeHtml(line)}</p>`)
  .join('\n')}
${tableOf(validation.problems)}
</main>
</body>
</html>
`;
}

const style = `
:root { color-scheme: light dark; }
body { margin: 0; font: 1rem/1.5 system-ui, sans-serif; background: Canvas; color: CanvasText; }
main { max-width: 70rem; margin: 0 auto; padding: 1rem; }
h1 { font-size: 1.5rem; overflow-wrap: anywhere; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
caption { text-align: start; font-weight: 600; padding-block: .5rem; }
th, td { text-align: start; vertical-align: top; padding: .35rem .6rem; border-block-end: 1px solid GrayText; }
td { overflow-wrap: anywhere; }
`;

function tableOf(problems: readonly RowProblem[]): string {
  if (problems.length === 0) return '';
  return `<div class="scroll" role="region" aria-label="Rows" tabindex="0">
<table>
<caption>Findings in the order of the file</caption>
<thead><tr>${['Row', 'Result', 'Field', 'Reason', 'Value'].map(headCell).join('')}</tr></thead>
<tbody>
${problems.map(rowOf).join('\n')}
</tbody>
</table>
</div>`;
}

function headCell(text: string): string {
  return `<th scope="col">${text}</th>`;
}

function rowOf({ row, weight, field, meaning, found }: RowProblem): string {
  const cells = [weight === 'skipped' ? 'skipped' : 'published, suspicious', field, meaning, found];
  return `<tr><th scope="row">${row}</th>${cells.map((text) => `<td>${escapeHtml(text)}</td>`).join('')}</tr>`;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');
}
